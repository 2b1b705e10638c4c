import { data } from 'react-router';
import type { Post } from '../../contract/blog.ts';
import { errorStatuses } from '../../contract/errors.ts';
import type { BlogReader } from '../blog/posts.ts';
import { isDatabaseUnavailable } from '../platform/database/errors.ts';
import type { Log } from '../platform/log.ts';

interface BlogForPagesOptions {
  blog: BlogReader;
  /** Prepares a post's stored HTML for its page. */
  pageHtml: (post: Post) => Promise<string>;
  log: Log;
}

/**
 * Reads the blog for page loaders: articles come with the HTML of their page. While the database is down, a loader
 * answers 503, which the error boundary shows.
 */
export function createBlogForPages({ blog, pageHtml, log }: BlogForPagesOptions): BlogReader {
  async function read<T>(reading: Promise<T>): Promise<T> {
    try {
      return await reading;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      log.error({ err: error }, 'the blog could not be read');
      throw data(null, { status: errorStatuses.unavailable });
    }
  }
  return {
    list: (query) => read(blog.list(query)),
    async find(slug) {
      const post = await read(blog.find(slug));
      return post && { ...post, content: await pageHtml(post) };
    },
    categories: () => read(blog.categories()),
    recent: (limit) => read(blog.recent(limit)),
    popular: (limit) => read(blog.popular(limit)),
    related: (slug, limit) => read(blog.related(slug, limit)),
  };
}
