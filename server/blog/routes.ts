import { type Context, Hono } from 'hono';
import { type ListedPost, type Post, type PostSummary, postListQuerySchema } from '../../contract/blog.ts';
import { apiPaths } from '../../contract/paths.ts';
import { staffListQuerySchema } from '../../contract/posts.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import { checked, Refusal } from '../platform/refusal.ts';
import { typographic } from './html/typography.ts';
import type { Blog } from './posts.ts';

export interface BlogServices {
  blog: Pick<Blog, 'visitors' | 'staff'>;
  sessions: Pick<Sessions, 'authorize'>;
}

/** The posts; a logged-in client sees drafts and scheduled posts too. */
export function blogRoutes({ blog, sessions }: BlogServices): AppRoutes {
  async function isStaff(c: Context<AppContext>): Promise<boolean> {
    const authorization = c.req.header('Authorization');
    if (authorization === undefined) return false;
    // An expired session is an error, not a visitor: the list would silently shrink.
    const authorized = await sessions.authorize(authorization);
    if (authorized === null) throw new Refusal('login-required');
    if (authorized.mustChangePassword) throw new Refusal('password-change-required');
    return true;
  }
  return new Hono<AppContext>()
    .get(apiPaths.blogPosts, async (c) => {
      const query = c.req.query();
      if (await isStaff(c)) return c.json(await blog.staff.list(checked(staffListQuerySchema, query)));
      const list = await blog.visitors.list(checked(postListQuerySchema, query));
      return c.json({ ...list, posts: list.posts.map(withTypeset) });
    })
    .get(`${apiPaths.blogPosts}/:slug`, async (c) => {
      const reader = (await isStaff(c)) ? blog.staff : blog.visitors;
      const post: Post | null = await reader.find(c.req.param('slug'));
      if (!post) throw new Refusal('not-found');
      return c.json(post);
    });
}

function withTypeset(post: PostSummary): ListedPost {
  return { ...post, typeset: { title: typographic(post.title), excerpt: typographic(post.excerpt) } };
}
