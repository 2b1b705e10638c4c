import type { Context } from '../context.ts';
import { createAnnouncementStore } from './announcements.store.ts';
import { createIndexNow, INDEX_NOW } from './index-now.ts';
import { createPostDraftStore } from './post-drafts.store.ts';
import { createPostEditingStore } from './post-editing.store.ts';
import { createPostEditing, type PostEditingOptions } from './post-editing.ts';
import { type BlogOptions, createBlog } from './posts.ts';
import { createRevisionStore } from './revisions.store.ts';
import { createTermsStore } from './terms.store.ts';
import { createTerms } from './terms.ts';

interface BlogParts
  extends Omit<BlogOptions, 'connection' | 'announces' | 'clock'>,
    Pick<PostEditingOptions, 'removeDiscardedMedia'> {
  isShown: boolean;
  prepareHtml: NonNullable<BlogOptions['prepareHtml']>;
  /** The URL to which new posts are submitted. */
  indexNowEndpoint: string | undefined;
}

/** The posts, the staff's work on them, and their announcement to search engines. */
export function createBlogServices({ connection, env, clock, log }: Context, parts: BlogParts) {
  const { db, dialect } = connection;
  const announces = env.indexNowKey !== null && parts.isShown;
  const blog = createBlog({ ...parts, connection, announces, clock });
  const revisions = createRevisionStore(db);
  return {
    blog,
    revisions,
    indexNow: createIndexNow({
      store: createAnnouncementStore(db, dialect),
      key: env.indexNowKey,
      siteUrl: env.siteUrl,
      endpoint: parts.indexNowEndpoint ?? INDEX_NOW,
      clock,
      log,
    }),
    postEditing: createPostEditing({
      ...parts,
      store: createPostEditingStore(db),
      revisions,
      drafts: createPostDraftStore(db, clock),
      blog,
      clock,
    }),
    terms: createTerms({
      store: createTermsStore(db, parts.prepareHtml),
      inTransaction: blog.inTransaction,
      clock,
    }),
  };
}
