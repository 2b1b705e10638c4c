import { redirects } from '../../content/derive/redirects.ts';
import { type BlogOptions, createBlog } from '../../server/blog/posts.ts';
import type { PostToSave } from '../../server/blog/prepare-post.ts';
import { firstSegments } from '../../server/blog/reserved-slugs.ts';
import { mediaMutations } from '../../server/media/media.store.ts';
import { createContentVersion } from '../../server/platform/content-version.store.ts';
import type { DatabaseConnection } from '../../server/platform/database/connect.ts';
import { importedMutations } from '../../server/wordpress/merge/imported-posts.store.ts';
import { pagePaths } from './page-paths.ts';

/** A post published a minute before the test's clock; its slug is derived from the title. */
export function samplePost(title: string, given: Partial<PostToSave> = {}): PostToSave {
  return {
    id: null,
    wpId: null,
    title,
    slug: '',
    content: `<p>About ${title}.</p>`,
    excerpt: `In short: ${title}`,
    author: 'The firm',
    authorEmail: null,
    status: 'published',
    featuredImage: null,
    categories: [],
    tags: [],
    metaTitle: null,
    metaDescription: null,
    metaKeywords: null,
    ogTitle: null,
    ogDescription: null,
    ogImage: null,
    yoastData: null,
    publishedAt: new Date('2026-03-02T14:59:00Z'),
    modifiedAt: null,
    ...given,
  };
}

const reservedSlugs = new Set(firstSegments([...pagePaths, ...redirects.map(({ from }) => from)]));

/** Creates a blog at 2026-03-02T15:00Z; `later` advances its clock, `process` adds another server process. */
export function openBlog(
  connection: DatabaseConnection,
  options: Partial<Pick<BlogOptions, 'isShown'>> = {},
) {
  const state = { now: new Date('2026-03-02T15:00:00.000Z') };
  const process = (given = connection) => {
    const clock = () => state.now;
    return createBlog({
      connection: given,
      contentVersion: createContentVersion(given.db, clock),
      announces: false,
      mediaMutations,
      importedMutations,
      reservedSlugs,
      clock,
      ...options,
    });
  };
  const later = (milliseconds: number) => {
    state.now = new Date(state.now.getTime() + milliseconds);
  };
  return { blog: process(), process, later, state };
}

/** The query of a plain list. */
export const EVERYTHING = { page: 1, limit: 9, search: '', category: '' };
