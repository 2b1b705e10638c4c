import type { PostStore } from './posts.store.ts';

interface Known {
  contentVersion: number;
  version: string;
  /** UTC ISO 8601: when the next scheduled post is published; `null`: none is scheduled. */
  expiresAt: string | null;
}

/**
 * Reads the blog's version, which changes with the content version and whenever a scheduled post is published. It
 * names the last published date, so that every process sees the change in that second without a job.
 * @param contentVersion see db/content-version.store.ts
 */
export function createBlogVersion(
  store: Pick<PostStore, 'datesAround'>,
  contentVersion: () => Promise<number>,
  clock: () => Date,
): () => Promise<string> {
  let known: Known | null = null;
  return async () => {
    const content = await contentVersion();
    const now = clock().toISOString();
    if (known?.contentVersion === content && (known.expiresAt === null || now < known.expiresAt)) {
      return known.version;
    }
    const { last, next } = await store.datesAround(now);
    known = { contentVersion: content, version: `${content} ${last}`, expiresAt: next };
    return known.version;
  };
}
