import type { Context, MiddlewareHandler } from 'hono';
import { paths } from '../../contract/paths.ts';
import { termSlug } from '../../contract/post-lists.ts';
import type { Blog } from '../blog/posts.ts';
import { answerMoved, requestedPath } from './redirects.ts';

type Addresses = Pick<Blog['addresses'], 'slugNow' | 'slugOfWordPressPost' | 'wordpressTerm'>;

/** Not cached: a slug may change back, and a browser that caches both redirects would loop. */
const NO_CACHE = { 'Cache-Control': 'no-cache' };

const POST_IN_BLOG = /^\/blog\/([^/]+)\/?$/;
const WORDPRESS_TERM = /^\/(category|tag)\/(?:[^/]+\/)*?([^/]+?)\/?(?:page\/\d+\/?)?$/;
const WORDPRESS_POST = /^\d{1,15}$/;

/** Redirects other addresses of posts: `/blog/{slug}` and WordPress's `/category/…`, `/tag/…`, `/?p=…`. */
export function redirectPostAddresses(addresses: Addresses): MiddlewareHandler {
  return async (context, next) => {
    const path = requestedPath(context);
    if (path === null) return next();
    const [, slug] = POST_IN_BLOG.exec(path) ?? [];
    if (slug !== undefined) {
      const now = (await addresses.slugNow(slug)) ?? slug;
      return answerMoved(context, { to: paths.article(now), headers: NO_CACHE });
    }
    const [, kind, term] = WORDPRESS_TERM.exec(path) ?? [];
    if (term !== undefined) {
      const posts = kind === 'category' ? await inCategory(addresses, term) : await withTag(addresses, term);
      return answerMoved(context, { to: paths.blogList({ page: 1, ...posts }), headers: NO_CACHE });
    }
    const number = path === paths.home ? (context.req.query('p') ?? '') : '';
    const moved = WORDPRESS_POST.test(number) ? await addresses.slugOfWordPressPost(Number(number)) : null;
    if (moved === null) return next();
    return answerMoved(context, { to: paths.article(moved), without: ['p'], headers: NO_CACHE });
  };
}

/**
 * Redirects a former slug to its post; called for pages that are not found.
 * @returns null for a slug that no post ever had
 */
export async function movedPost(
  context: Context,
  addresses: Pick<Addresses, 'slugNow'>,
): Promise<Response | null> {
  const [, slug] = /^\/([^/]+)\/?$/.exec(requestedPath(context) ?? '') ?? [];
  const now = slug === undefined ? null : await addresses.slugNow(slug);
  return now === null ? null : answerMoved(context, { to: paths.article(now), headers: NO_CACHE });
}

async function inCategory(addresses: Addresses, slug: string) {
  const name = await addresses.wordpressTerm({ kind: 'category', slug });
  return { category: name === null ? slug : termSlug(name), search: '' };
}

async function withTag(addresses: Addresses, slug: string) {
  const name = await addresses.wordpressTerm({ kind: 'tag', slug });
  return { category: '', search: name ?? asWords(slug) };
}

function asWords(slug: string): string {
  return slug.replace(/[-_]+/g, ' ').trim();
}
