import type { PostStore } from './posts.store.ts';

interface Known {
  contentVersion: number;
  version: string;
  /** Unix milliseconds: when the next scheduled post is published; infinite where none is scheduled. */
  expiresAt: number;
}

/**
 * Reads the blog's version, which changes with the content version and whenever a scheduled post is published. It
 * names the last published date, so that every process sees the change in that second without a job.
 * @param contentVersion see platform/content-version.store.ts
 */
export function createBlogVersion(
  store: Pick<PostStore, 'datesAround'>,
  contentVersion: () => Promise<number>,
  clock: () => Date,
): () => Promise<string> {
  let known: Known | null = null;
  return async () => {
    const content = await contentVersion();
    const now = clock();
    if (known?.contentVersion === content && now.getTime() < known.expiresAt) return known.version;
    const { last, next } = await store.datesAround(now.toISOString());
    known = {
      contentVersion: content,
      version: `${content} ${last}`,
      expiresAt: next === null ? Number.POSITIVE_INFINITY : Date.parse(next),
    };
    return known.version;
  };
}
