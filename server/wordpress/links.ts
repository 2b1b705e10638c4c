import { readPermalink } from '../../contract/permalinks.ts';

/** Documents and recordings that are copied where a text links to them. */
const DOCUMENT =
  /\.(pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|csv|txt|zip|epub|mp3|m4a|ogg|wav|mp4|webm|mov|jpe?g|png|gif|webp|avif|svg)$/i;
/** Addresses that this site redirects as they are (server/pages/post-redirects.ts), and files. */
const KEPT = /^\/(?:category|tag|author|search|feed|page|blog\/page|wp-content|wp-includes)\//;
const DATE_ARCHIVE = /^\/(?:19|20)\d\d(?:\/\d\d){0,2}\/$/;

/** Addresses within one WordPress site. */
export function createLinks(siteUrl: string) {
  const home = URL.parse(siteUrl);
  const base = home?.pathname.replace(/\/+$/, '') ?? '';
  const name = (host: string) => host.replace(/^www\./, '');

  /** The address of a link in a post; null for one that is none or not of the web. */
  function parse(address: string): URL | null {
    const url = URL.parse(address.trim(), `${siteUrl}/`);
    return url && /^https?:$/.test(url.protocol) ? url : null;
  }

  /** Whether it is on the source's host, by whatever scheme and with or without `www.`. */
  function isOwn(url: URL): boolean {
    return home !== null && name(url.host) === name(home.host);
  }

  return {
    parse,
    isOwn,
    isDocument: (url: URL) => isOwn(url) && DOCUMENT.test(url.pathname),
    /**
     * The address here of a page of the source: a post's by its slug, others as they are.
     * @returns null for a link that leads elsewhere or to WordPress's own screens
     */
    here(address: string): string | null {
      // A link within the text.
      if (address.trim().startsWith('#')) return null;
      const url = parse(address);
      if (!url || !isOwn(url) || !url.pathname.startsWith(base)) return null;
      const path = url.pathname.slice(base.length).replace(/\/*$/, '/').replace(/^\/*/, '/');
      if (/^\/(?:wp-admin|wp-login\.php|wp-json|xmlrpc\.php)\//.test(path)) return null;
      if (path === '/') {
        const id = url.searchParams.get('p');
        return id && /^\d+$/.test(id) ? `/?p=${id}` : `/${url.hash}`;
      }
      if (KEPT.test(path) || DATE_ARCHIVE.test(path)) return path + url.hash;
      const post = readPermalink(path);
      if (post === null) return null;
      return 'wpId' in post ? `/?p=${post.wpId}` : `/${post.slug}/${url.hash}`;
    },
    /** The path of a post's old address, as it may be asked for here. */
    path(address: string): string | null {
      const url = parse(address);
      if (!url || !isOwn(url)) return null;
      return url.pathname + url.search;
    },
  };
}

export type Links = ReturnType<typeof createLinks>;
