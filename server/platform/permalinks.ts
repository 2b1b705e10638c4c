/** Suffixes of a WordPress post's URL: further pages, feed, trackback. */
const ADDED = '/(?:\\d{1,3}|amp|comment-page-\\d+|feed(?:/(?:rss2?|atom|rdf))?|trackback|embed)';
const AFTER_POST = new RegExp(`${ADDED}/?$`);
/** A post under any structure of WordPress's permalinks: the slug comes last. */
const BY_SLUG = new RegExp(`^(?:/.*?)??/([^/]+?)(?:\\.html?)?(?:${ADDED})?/?$`);
const BY_NUMBER = /\/archives\/(\d{1,15})\/?$/;
/** `photo-300x200.jpg` is `photo.jpg` in another size. */
export const PICTURE_SIZE = /-\d{1,5}x\d{1,5}(?=\.\w+$)/;

/**
 * Reads the post from a path of WordPress: `/divorce/my-post/`, `/2024/my-post.html`, `/my-post/2/`, `/my-post/feed/`,
 * `/archives/12`.
 * @param path percent-encoded
 * @returns the slug, percent-encoded, or the post's number in WordPress; null for a path that names no post
 */
export function readPermalink(path: string): { slug: string } | { wpId: number } | null {
  const wpId = BY_NUMBER.exec(path)?.[1];
  if (wpId !== undefined) return { wpId: Number(wpId) };
  const slug = BY_SLUG.exec(path)?.[1];
  return slug === undefined ? null : { slug };
}

/** Longer ones are not stored: PostgreSQL limits the length of keys. */
const FORMER_URL_MAX = 500;
/** Parameters with ids of posts and files in WordPress's plain URLs, which are the same in any folder. */
const NUMBERS = ['p', 'attachment_id'];

/**
 * The key under which a URL of the old site is stored beside the former slugs: `/blog/13.html/` or `?attachment_id=8`.
 * @returns null for the home page, and for a URL that cannot be stored
 */
export function formerUrl({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string | null {
  for (const name of NUMBERS) {
    const number = searchParams.get(name) ?? '';
    if (/^\d{1,15}$/.test(number)) return `?${name}=${Number(number)}`;
  }
  try {
    const names = pathname.split('/').filter(Boolean).map(decodeURIComponent);
    const key = `/${names.join('/')}/`.normalize('NFC').toLowerCase();
    return names.length === 0 || key.length > FORMER_URL_MAX || /\p{Cc}/u.test(key) ? null : key;
  } catch {
    return null;
  }
}

/** The keys of a URL and of the post that it belongs to, such as `/13.html/` of `/13.html/feed/`. */
export function formerUrls(url: Pick<URL, 'pathname' | 'searchParams'>): string[] {
  const { pathname, searchParams } = url;
  const ofPost = { pathname: pathname.replace(AFTER_POST, '/'), searchParams };
  return [...new Set([formerUrl(url), formerUrl(ofPost)])].filter((key) => key !== null);
}
