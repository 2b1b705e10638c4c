import type { Context, MiddlewareHandler } from 'hono';
import { paths } from '../../contract/paths.ts';
import { termSlug } from '../../contract/post-lists.ts';
import type { Blog } from '../blog/posts.ts';
import { answerMoved, pathAskedFor } from './redirects.ts';

type Addresses = Pick<Blog['addresses'], 'slugNow' | 'slugOfWordPressPost' | 'wordpressTerm'>;

/** A slug may go back to what it was; a browser that remembers both moves would go round in circles. */
const ASK_AGAIN = { 'Cache-Control': 'no-cache' };

const POST_IN_BLOG = /^\/blog\/([^/]+)\/?$/;
const WORDPRESS_TERM = /^\/(category|tag)\/(?:[^/]+\/)*?([^/]+?)\/?(?:page\/\d+\/?)?$/;
const WORDPRESS_POST = /^\d{1,15}$/;

/**
 * Addresses under which posts are asked for that are none of this site's: `/blog/{slug}`, and what WordPress had
 * (`/category/…`, `/tag/…`, `/?p=…`).
 */
export function redirectPostAddresses(addresses: Addresses): MiddlewareHandler {
  return async (context, next) => {
    const asked = pathAskedFor(context);
    if (asked === null) return next();
    const [, slug] = POST_IN_BLOG.exec(asked) ?? [];
    if (slug !== undefined) {
      const now = (await addresses.slugNow(slug)) ?? slug;
      return answerMoved(context, { to: paths.article(now), headers: ASK_AGAIN });
    }
    const [, kind, term] = WORDPRESS_TERM.exec(asked) ?? [];
    if (term !== undefined) {
      const posts = kind === 'category' ? await inCategory(addresses, term) : await withTag(addresses, term);
      return answerMoved(context, { to: paths.blogList({ page: 1, ...posts }), headers: ASK_AGAIN });
    }
    const number = asked === paths.home ? (context.req.query('p') ?? '') : '';
    const moved = WORDPRESS_POST.test(number) ? await addresses.slugOfWordPressPost(Number(number)) : null;
    if (moved === null) return next();
    return answerMoved(context, { to: paths.article(moved), without: ['p'], headers: ASK_AGAIN });
  };
}

/**
 * For a page that there is not: the post that had this address before.
 * @returns null when there is none
 */
export async function movedPost(
  context: Context,
  addresses: Pick<Addresses, 'slugNow'>,
): Promise<Response | null> {
  const [, slug] = /^\/([^/]+)\/?$/.exec(pathAskedFor(context) ?? '') ?? [];
  const now = slug === undefined ? null : await addresses.slugNow(slug);
  return now === null ? null : answerMoved(context, { to: paths.article(now), headers: ASK_AGAIN });
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
