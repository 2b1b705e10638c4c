import { decodedUri } from '../../../contract/media.ts';
import { MEDIA_PATH } from '../../../contract/pictures.ts';
import { formerUrl, readPermalink } from '../../platform/permalinks.ts';
import { copied } from '../bounds.ts';
import { FILE_NAME } from './media-path.ts';

/** Paths that this site redirects as they are (server/pages/wordpress-redirects.ts), and files. */
const KEPT = /^\/(?:category|tag|author|search|feed|page|blog\/page|wp-content|wp-includes)\//;
const DATE_ARCHIVE = /^\/(?:19|20)\d\d(?:\/\d\d){0,2}\/$/;
/** Folders of a permalink that are its date. */
const DATE_FOLDERS = /^\/(?:19|20)\d\d(?:\/\d\d){0,2}(?=\/)/;
/** In stored HTML, where every attribute is quoted. */
const LOCAL_LINK = /<a\b[^>]*? href="(\/(?!\/)[^"#]*)/g;

/** The local paths that a stored text links to, without copied files. */
export function linkedPaths(html: string): string[] {
  const paths = [...html.matchAll(LOCAL_LINK)].map(([, path = '']) => path.replaceAll('&amp;', '&'));
  return paths.filter((path) => !path.startsWith(MEDIA_PATH)).map(copied);
}

/**
 * Reads links of one WordPress site.
 * @param permalink of a post: shows whether the site's posts are in folders, such as `/family/my-post/`
 */
export function createLinks(siteUrl: string, permalink = '') {
  const home = URL.parse(siteUrl);
  const base = home?.pathname.replace(/\/+$/, '') ?? '';
  const name = (host: string) => host.replace(/^www\./, '');

  /** The URL of a link in a post; null unless it is http or https. */
  function parse(link: string): URL | null {
    const url = URL.parse(link.trim(), `${siteUrl}/`);
    return url && /^https?:$/.test(url.protocol) ? url : null;
  }

  /** Whether it is on the source's host, by whatever scheme and with or without `www.`. */
  function isOwn(url: URL): boolean {
    return home !== null && name(url.host) === name(home.host);
  }

  function own(link: string): URL | null {
    const url = parse(link);
    return url && isOwn(url) ? url : null;
  }

  /** The path below the home page; null for a link elsewhere. */
  function pathOf(link: string): string | null {
    const url = own(link);
    if (!url || !`${url.pathname}/`.startsWith(`${base}/`)) return null;
    return ['', ...url.pathname.slice(base.length).split('/').filter(Boolean), ''].join('/');
  }

  const hasFolders = isInFolder(pathOf(permalink) ?? '/');

  return {
    parse,
    isOwn,
    isDocument: (url: URL) => isOwn(url) && FILE_NAME.test(url.pathname),
    /**
     * The local path of a link to the source: of a post by its slug, of others as it is. A page below another page looks
     * like a post in a folder, so only a site whose posts are in folders has those.
     * @returns null for a link to another site or to WordPress's own screens
     */
    local(link: string): string | null {
      // A link within the text.
      if (link.trim().startsWith('#')) return null;
      const url = parse(link);
      const path = pathOf(link);
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
     * The key of a post's former URL (server/platform/permalinks.ts), unless its path ends in the slug.
     * @param slug decoded
     */
    former(link: string, slug: string): string | null {
      const url = own(link);
      if (!url) return null;
      const named = readPermalink(url.pathname);
      return named && 'slug' in named && decodedSlug(named.slug) === slug ? null : formerUrl(url);
    },
    /** The path of a former URL, as visitors may request it from this site. */
    path(link: string): string | null {
      const url = own(link);
      return url && url.pathname + url.search;
    },
  };
}

/** True for a permalink with another prefix than a date, such as `/family/my-post/`. */
function isInFolder(path: string): boolean {
  const post = readPermalink(path);
  if (post === null || 'wpId' in post) return false;
  const [, first = ''] = path.replace(DATE_FOLDERS, '').split('/');
  return first.replace(/\.html?$/, '') !== post.slug;
}

/** A slug of WordPress as it is stored. */
export function decodedSlug(slug: string): string {
  return decodedUri(slug).normalize('NFC').toLowerCase();
}

export type Links = ReturnType<typeof createLinks>;
