import type { Context, MiddlewareHandler } from 'hono';
import { redirects } from '../../content/derive/redirects.ts';
import { type ListedPosts, paths, searchFilePaths } from '../../contract/paths.ts';
import { MEDIA_PATH } from '../../contract/pictures.ts';
import { termSlug } from '../../contract/post-lists.ts';
import type { Blog } from '../blog/posts.ts';
import type { ReservedSlugs } from '../blog/reserved-slugs.ts';
import { formerUrl, formerUrls, PICTURE_SIZE, readPermalink } from '../platform/permalinks.ts';
import { isNormalized, requestedPath } from './normalize-path.ts';
import { answerMoved, answerMovedIfFound, type Exists } from './redirects.ts';

type PostUrls = Pick<Blog['urls'], 'slugNow' | 'slugOf' | 'slugOfWordPressPost' | 'hasTerm' | 'termNow'>;
type Target<Result> = (captured: string[], postUrls: PostUrls) => Result | Promise<Result>;

/** Not cached: a slug may change back, and a browser that caches both redirects would loop. */
const NO_CACHE = { 'Cache-Control': 'no-cache' };

const list = (query: Partial<ListedPosts>) => paths.blogList({ page: 1, search: '', category: '', ...query });
const post: Target<string> = async ([slug = ''], { slugNow }) => {
  const now = await slugNow(slug);
  if (now !== null) return paths.article(now);
  return redirects.find(({ from }) => from === `/${slug}`)?.to ?? paths.article(slug);
};

/** WordPress's feed of posts. */
export const WORDPRESS_FEED = '/feed';

/** Other URLs of posts and lists, most of them WordPress's. A target may be the URL itself. */
const TARGETS: readonly [path: RegExp, target: Target<string>][] = [
  [
    new RegExp(`^(?:/blog|/(?:category|tag|author)/.+)?${WORDPRESS_FEED}(?:/(?:rss2?|atom|rdf))?/?$`),
    () => searchFilePaths.feed,
  ],
  [/^(?:\/blog)?\/page\/(\d{1,9})\/?$/, ([page]) => list({ page: Number(page) })],
  [/^\/blog\/([^/]+)\/?$/, post],
  [/^\/category\/((?:[^/]+\/)*?)([^/]+?)(?:\/page\/(\d{1,9}))?\/?$/, inCategory],
  [/^\/tag\/(?:[^/]+\/)*?([^/]+?)(?:\/page\/\d+)?\/?$/, withTag],
  [/^\/author\/[^/]+(?:\/page\/\d+)?\/?$/, () => paths.attorneys],
  [/^\/search\/([^/]+)(?:\/page\/\d+)?\/?$/, ([search = '']) => list({ search })],
  // `/2024/05/12/{slug}/` and `/2024/05/{slug}/`; a number is the day of an archive.
  [/^\/(?:19|20)\d\d\/\d\d(?:\/\d\d)?\/([^/]*[^/\d][^/]*)\/?$/, post],
  [
    /^(\/(?:19|20)\d\d(?:\/\d\d){1,2})(?:\/page\/\d+)?\/?$/,
    async ([path], { slugNow }) => {
      const slug = await slugNow(`${path}/`);
      return slug === null ? paths.blog : paths.article(slug);
    },
  ],
];

/** WordPress's archive of a year, unless it is the slug of a post. */
const YEAR = /^\/(?:19|20)\d\d\/?$/;
/** A list of a WordPress that was in a folder. */
const IN_FOLDER =
  /^\/.+?(\/(?:(?:category|tag|author|search)\/.+|(?:19|20)\d\d(?:\/\d\d){0,2}(?:\/page\/\d+)?\/?))$/;

/** The last name of a path with several, of whichever page of a list. */
const BELOW_A_BASE = /^\/(?:[^/]+\/)+?([^/]+?)(?:\/page\/\d{1,9})?\/?$/;

/** Extensions appended to a picture whose name has that of another type (server/wordpress/convert/media-path.ts). */
const ADDED = ['', '.jpg', '.png', '.webp', '.gif'];

/** WordPress's queries of its home page, which may have been in a folder; null for what is not found. */
const HOME_TARGETS: readonly [name: string, value: RegExp, target: Target<string | null>][] = [
  [
    'p',
    /^\d{1,15}$/,
    async ([wpId], { slugOfWordPressPost, slugNow }) => {
      const slug = (await slugOfWordPressPost(Number(wpId))) ?? (await slugNow(`?p=${Number(wpId)}`));
      return slug === null ? null : paths.article(slug);
    },
  ],
  [
    'attachment_id',
    /^\d{1,15}$/,
    async ([id], { slugNow }) => {
      const slug = await slugNow(`?attachment_id=${Number(id)}`);
      return slug === null ? null : paths.article(slug);
    },
  ],
  ['s', /^/, ([search = '']) => list({ search: search.trim() })],
  ['feed', /^(?!comments)/, () => searchFilePaths.feed],
  ['feed', /^comments/, () => null],
  ['category_name', /./, ([slug = '']) => list({ category: slug.split('/').at(-1) ?? '' })],
  ['tag', /./, withTag],
  ['author', /./, () => paths.attorneys],
  ['author_name', /./, () => paths.attorneys],
  ['m', /^\d{4,8}$/, () => paths.blog],
  ['paged', /^[1-9]\d{0,8}$/, ([page]) => list({ page: Number(page) })],
  ['cat', /^-?\d+$/, () => null],
  ['page_id', /^\d+$/, () => null],
];

/** @param path in its canonical spelling */
export async function isRedirected(path: string, postUrls: PostUrls): Promise<boolean> {
  const to = await targetOf(path, postUrls);
  return to !== null && to !== path;
}

/**
 * Redirects other URLs of posts and of their lists, in any spelling, in one step.
 * @param exists false for a URL that is not found, which is no target of a redirect
 */
export function redirectPostUrls(
  postUrls: PostUrls,
  reserved: ReservedSlugs,
  exists: Exists,
): MiddlewareHandler {
  return async (context, next) => {
    const path = requestedPath(context);
    if (path === null) return next();
    const isBlog = path === paths.blog || `${path}/` === paths.blog;
    if (isBlog || path === paths.home) {
      const query = context.req.query();
      const renamed = isBlog ? await renamedCategory(context, query, postUrls, exists) : null;
      return renamed ?? (await answerHomeQuery(context, query, postUrls, exists)) ?? next();
    }
    const to = await targetOf(path, postUrls);
    if (to === null) {
      // Pages answer the canonical spelling; movedPage() is called when there is none.
      return (isNormalized(context) ? null : await formerSlug(context, postUrls, reserved)) ?? next();
    }
    if (to === path || to === `${path}/`) return next();
    return (await answerMovedIfFound(context, { to, headers: NO_CACHE }, exists)) ?? next();
  };
}

/**
 * Redirects old URLs of posts, of copied files and of a year's archive; called for pages that are not found.
 * @param findFile whether a path of the media folder is a file
 * @returns null for any other page
 */
export async function movedPage(
  context: Context,
  postUrls: PostUrls,
  findFile: (path: string) => Promise<unknown>,
  exists: Exists,
): Promise<Response | null> {
  const path = requestedPath(context);
  if (path === null) return null;
  if (formerUrl({ pathname: paths.home, searchParams: new URL(context.req.url).searchParams }) !== null) {
    const moved = await answerHomeQuery(context, context.req.query(), postUrls, exists);
    return moved?.status === 404 ? null : moved;
  }
  const post = await permalinkTarget(path, postUrls);
  // The page may be older than the answer of the database.
  if (post !== null && post !== path && post !== `${path}/`)
    return answerMoved(context, { to: post, headers: NO_CACHE });
  const file = path.includes('/wp-content/') ? await copiedFile(context, findFile) : null;
  if (file !== null) return answerMoved(context, { to: file, headers: NO_CACHE });
  const [, inFolder] = OWN_SECTIONS.test(path) ? [] : (IN_FOLDER.exec(path) ?? []);
  const to = YEAR.test(inFolder ?? path)
    ? paths.blog
    : ((inFolder && (await targetOf(inFolder, postUrls))) ?? (await termTarget(path, postUrls)));
  return to ? answerMovedIfFound(context, { to, headers: NO_CACHE }, exists) : null;
}

/** The list of the category or tag that a path names last: WordPress lets a firm choose the base of such lists. */
async function termTarget(path: string, postUrls: PostUrls): Promise<string | null> {
  const [, encoded] = OWN_SECTIONS.test(path) ? [] : (BELOW_A_BASE.exec(path) ?? []);
  if (encoded === undefined) return null;
  const slug = decodeURIComponent(encoded);
  const isKnown = async (kind: 'category' | 'tag') =>
    (await postUrls.hasTerm({ kind, slug })) || (await postUrls.termNow({ kind, slug })) !== null;
  if (await isKnown('category')) return inCategory(['', slug], postUrls);
  return (await isKnown('tag')) ? withTag([slug], postUrls) : null;
}

/** Sections of the site that answer their unknown URLs themselves. */
const OWN_SECTIONS = /^\/(?:practice-areas|what-happened|category|tag|author|admin)\//;

async function permalinkTarget(path: string, postUrls: PostUrls): Promise<string | null> {
  if (OWN_SECTIONS.test(path)) return null;
  const named = readPermalink(path);
  if (named === null) return null;
  const urls = formerUrls({ pathname: path, searchParams: new URLSearchParams() });
  const byNumber = 'wpId' in named ? await postUrls.slugOfWordPressPost(named.wpId) : null;
  const name = 'wpId' in named ? String(named.wpId) : decodeURIComponent(named.slug);
  const slug = byNumber ?? (await postUrls.slugOf(name, urls));
  return slug === null ? null : paths.article(slug);
}

/** The copy of a file that the old site had at this path; of a picture in another size, the copy of the whole one. */
async function copiedFile({ req }: Context, findFile: (path: string) => Promise<unknown>) {
  // As requested: names of files have capitals.
  const copy = MEDIA_PATH + new URL(req.url).pathname.slice(1);
  const names = new Set([copy, copy.replace(PICTURE_SIZE, '')]);
  for (const path of [...names].flatMap((name) => ADDED.map((extension) => name + extension))) {
    if (await findFile(path)) return path;
  }
  return null;
}

async function formerSlug(context: Context, postUrls: Pick<PostUrls, 'slugNow'>, reserved: ReservedSlugs) {
  const [, slug] = /^\/([^/]+)\/?$/.exec(requestedPath(context) ?? '') ?? [];
  const isFree = slug !== undefined && !reserved.has(decodeURIComponent(slug).toLowerCase());
  const now = isFree ? await postUrls.slugNow(decodeURIComponent(slug)) : null;
  return now === null ? null : answerMoved(context, { to: paths.article(now), headers: NO_CACHE });
}

async function targetOf(path: string, postUrls: PostUrls): Promise<string | null> {
  for (const [pattern, target] of TARGETS) {
    const match = pattern.exec(path);
    if (match)
      return target(
        match.slice(1).map((part = '') => decodeURIComponent(part)),
        postUrls,
      );
  }
  return null;
}

async function answerHomeQuery(
  context: Context,
  query: Record<string, string>,
  postUrls: PostUrls,
  exists: Exists,
): Promise<Response | null> {
  for (const [name, value, target] of HOME_TARGETS) {
    const given = query[name];
    if (given === undefined || !value.test(given)) continue;
    const to = await target([given], postUrls);
    const moved =
      to && (await answerMovedIfFound(context, { to, without: [name], headers: NO_CACHE }, exists));
    return moved || (context.notFound() as Response);
  }
  return null;
}

/** The category of `/blog/?category=` under its present name; null where it has its own. */
async function renamedCategory(
  context: Context,
  { category = '', search = '' }: Record<string, string>,
  { termNow }: PostUrls,
  exists: Exists,
) {
  const name = category && (await termNow({ kind: 'category', slug: category }));
  if (!name || termSlug(name) === category) return null;
  const to = list({ category: termSlug(name), search });
  return answerMovedIfFound(
    context,
    { to, without: ['category', 'search', 'page'], headers: NO_CACHE },
    exists,
  );
}

async function inCategory([parents, slug = '', page]: string[], { termNow }: PostUrls) {
  const name = await termNow({ kind: 'category', slug });
  const category = name === null ? slug : termSlug(name);
  const isOwnUrl = parents === '' && category === slug;
  return list({ category, page: isOwnUrl && page ? Number(page) : 1 });
}

async function withTag([slug = '']: string[], { termNow }: PostUrls) {
  const name = await termNow({ kind: 'tag', slug });
  return list({ search: name ?? slug.replace(/[-_]+/g, ' ').trim() });
}
