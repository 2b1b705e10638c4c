/** A post under any structure of WordPress's permalinks, and its further pages: the slug comes last. */
const BY_SLUG = /^(?:\/.*?)??\/([^/]+?)(?:\.html?)?(?:\/(?:\d{1,3}|amp|comment-page-\d+))?\/?$/;
const BY_NUMBER = /\/archives\/(\d{1,15})\/?$/;

/**
 * Reads the post from a path of WordPress: `/divorce/my-post/`, `/2024/my-post.html`, `/my-post/2/`, `/archives/12`.
 * @param path percent-encoded
 * @returns the slug, percent-encoded, or the post's number in WordPress; null for a path that names no post
 */
export function readPermalink(path: string): { slug: string } | { wpId: number } | null {
  const wpId = BY_NUMBER.exec(path)?.[1];
  if (wpId !== undefined) return { wpId: Number(wpId) };
  const slug = BY_SLUG.exec(path)?.[1];
  return slug === undefined ? null : { slug };
}
