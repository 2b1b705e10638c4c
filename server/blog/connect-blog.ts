import type { DatabaseConnection } from '../db/connect.ts';
import type { ContentVersion } from '../db/content-version.store.ts';
import { createPostAddressStore } from './post-addresses.store.ts';
import { createPostCountStore } from './post-counts.store.ts';
import { createPostStore } from './posts.store.ts';
import { type Blog, createBlog } from './posts.ts';
import { createRelatedPostStore } from './related-posts.store.ts';
import { createSavePostsStore } from './save-posts.store.ts';
import { createScheduleStore } from './schedule.store.ts';
import { createBlogVersion } from './schedule.ts';
import { createSearchStore } from './search.store.ts';
import { isTakenSlug } from './taken-slugs.ts';

interface ConnectBlogOptions {
  connection: Pick<DatabaseConnection, 'db' | 'dialect'>;
  contentVersion: ContentVersion;
  /** Whether search engines are told of posts. */
  announces: boolean;
  clock: () => Date;
}

/** The blog on its tables. */
export function connectBlog({ connection, contentVersion, announces, clock }: ConnectBlogOptions): Blog {
  const { db, dialect } = connection;
  const search = createSearchStore(db, dialect);
  return createBlog({
    store: createPostStore(db),
    counts: createPostCountStore(db),
    relatedPosts: createRelatedPostStore(db, dialect),
    search,
    saving: createSavePostsStore({ db, search, bump: contentVersion.bump, isTaken: isTakenSlug }),
    addresses: createPostAddressStore(db),
    version: createBlogVersion(createScheduleStore(db), contentVersion.current, clock),
    onSaved: contentVersion.forget,
    announces,
    clock,
  });
}
