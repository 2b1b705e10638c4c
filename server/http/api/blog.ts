import { type Context, Hono } from 'hono';
import { postListQuerySchema } from '../../../contract/blog.ts';
import { apiPaths } from '../../../contract/paths.ts';
import type { Blog, BlogReader } from '../../blog/posts.ts';
import type { Staff } from '../../staff/staff.ts';
import type { AppContext, AppRoutes } from '../app-context.ts';
import { Problem } from '../problem.ts';
import { checked } from '../read-body.ts';

export interface BlogServices {
  blog: Pick<Blog, 'visitors' | 'staff'>;
  staff: Pick<Staff, 'authorise'>;
}

/** The posts, for visitors and staff alike: who is logged in sees drafts and scheduled posts too. */
export function blogRoutes({ blog, staff }: BlogServices): AppRoutes {
  async function readerFor(c: Context<AppContext>): Promise<Pick<BlogReader, 'list' | 'find'>> {
    const authorization = c.req.header('Authorization');
    if (authorization === undefined) return blog.visitors;
    // A lost session is told so, rather than shown less.
    if ((await staff.authorise(authorization)) === null) throw new Problem('login-required');
    return blog.staff;
  }
  return new Hono<AppContext>()
    .get(apiPaths.blogPosts, async (c) => {
      const reader = await readerFor(c);
      return c.json(await reader.list(checked(postListQuerySchema, c.req.query())));
    })
    .get(`${apiPaths.blogPosts}/:slug`, async (c) => {
      const reader = await readerFor(c);
      const post = await reader.find(c.req.param('slug'));
      if (!post) throw new Problem('not-found');
      return c.json(post);
    });
}
