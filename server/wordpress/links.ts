import { formerUrl, readPermalink } from '../../contract/permalinks.ts';
import { MEDIA_PATH } from '../../contract/pictures.ts';
import { FILE_NAME } from './media-path.ts';
import { decodedUri } from './readable-text.ts';

/** Addresses that this site redirects as they are (server/pages/post-redirects.ts), and files. */
const KEPT = /^\/(?:category|tag|author|search|feed|page|blog\/page|wp-content|wp-includes)\//;
const DATE_ARCHIVE = /^\/(?:19|20)\d\d(?:\/\d\d){0,2}\/$/;
/** Folders of a permalink that are its date. */
const DATE_FOLDERS = /^\/(?:19|20)\d\d(?:\/\d\d){0,2}(?=\/)/;
/** In stored HTML, where every attribute is quoted. */
const LOCAL_LINK = /<a\b[^>]*? href="(\/(?!\/)[^"#]*)/g;

/** The paths of this site that a stored text links to, without copied files. */
export function linkedPaths(html: string): string[] {
  const paths = [...html.matchAll(LOCAL_LINK)].map(([, path = '']) => path.replaceAll('&amp;', '&'));
  // Copied: as a part of the text each would keep it in memory.
  return paths.filter((path) => !path.startsWith(MEDIA_PATH)).map((path) => Buffer.from(path).toString());
}

/**
 * Addresses within one WordPress site.
 * @param permalink of a post: it tells whether the site's posts are in folders, such as `/family/my-post/`
 */
export function createLinks(siteUrl: string, permalink = '') {
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

  /** The path below the home page; null for an address elsewhere. */
  function pathOf(address: string): string | null {
    const url = parse(address);
    if (!url || !isOwn(url) || !`${url.pathname}/`.startsWith(`${base}/`)) return null;
    return ['', ...url.pathname.slice(base.length).split('/').filter(Boolean), ''].join('/');
  }

  const hasFolders = isInFolder(pathOf(permalink) ?? '/');

  return {
    parse,
    isOwn,
    isDocument: (url: URL) => isOwn(url) && FILE_NAME.test(url.pathname),
    /**
     * The address here of a page of the source: a post's by its slug, others as they are. A page below another page looks
     * like a post in a folder, so only a site whose posts are in folders has those.
     * @returns null for a link that leads elsewhere or to WordPress's own screens
     */
    here(address: string): string | null {
      // A link within the text.
      if (address.trim().startsWith('#')) return null;
      const url = parse(address);
      const path = pathOf(address);
      if (!url || path === null) return null;
      if (/^\/(?:wp-admin|wp-login\.php|wp-json|xmlrpc\.php)\//.test(path)) return null;
      if (path === '/') {
        const id = url.searchParams.get('p');
        return id && /^\d+$/.test(id) ? `/?p=${id}` : `/${url.search}${url.hash}`;
      }
      if (KEPT.test(path) || DATE_ARCHIVE.test(path)) return path + url.hash;
      const post = readPermalink(path);
      if (post === null) return null;
      if ('wpId' in post) return `/?p=${post.wpId}`;
      if (!hasFolders && isInFolder(path)) return path + url.search + url.hash;
      return `/${post.slug}/${url.hash}`;
    },
    /**
     * The key of a post's old address (contract/permalinks.ts), unless its path names the post by its slug.
     * @param slug decoded
     */
    former(address: string, slug: string): string | null {
      const url = parse(address);
      if (!url || !isOwn(url)) return null;
      const named = readPermalink(url.pathname);
      return named && 'slug' in named && decodedSlug(named.slug) === slug ? null : formerUrl(url);
    },
    /** The path of a post's old address, as it may be asked for here. */
    path(address: string): string | null {
      const url = parse(address);
      if (!url || !isOwn(url)) return null;
      return url.pathname + url.search;
    },
  };
}

/** Whether a path names its post, or page, below another folder than a date. */
function isInFolder(path: string): boolean {
  const post = readPermalink(path);
  if (post === null || 'wpId' in post) return false;
  const [, first = ''] = path.replace(DATE_FOLDERS, '').split('/');
  return first.replace(/\.html?$/, '') !== post.slug;
}

/** A slug of WordPress as it is stored here. */
export function decodedSlug(slug: string): string {
  return decodedUri(slug).normalize('NFC').toLowerCase();
}

export type Links = ReturnType<typeof createLinks>;
