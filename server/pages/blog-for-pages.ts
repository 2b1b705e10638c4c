import { data } from 'react-router';
import type { BlogReader, Post, PostSummary } from '../../contract/blog.ts';
import { errorStatuses } from '../../contract/errors.ts';
import { isDatabaseUnavailable } from '../platform/database/errors.ts';
import type { Log } from '../platform/log.ts';

interface BlogForPagesOptions {
  blog: BlogReader;
  /** Prepares a post's stored HTML for its page. */
  pageHtml: (post: Post) => Promise<string>;
  /** Sets the quotation marks and dashes of a plain text. */
  typographic: (text: string) => string;
  log: Log;
}

/**
 * Reads the blog for page loaders: articles come with the HTML of their page, titles and excerpts with its quotation
 * marks. While the database is down, a loader answers 503, which the error boundary shows.
 */
export function createBlogForPages({ blog, pageHtml, typographic, log }: BlogForPagesOptions): BlogReader {
  const withType = <P extends PostSummary>(post: P): P => ({
    ...post,
    title: typographic(post.title),
    excerpt: typographic(post.excerpt),
  });

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
    async list(query) {
      const list = await read(blog.list(query));
      return { ...list, posts: list.posts.map(withType) };
    },
    async find(slug) {
      const post = await read(blog.find(slug));
      return post && { ...withType(post), content: await pageHtml(post) };
    },
    exists: (slug) => read(blog.exists(slug)),
    categories: () => read(blog.categories()),
    recent: async (limit) => (await read(blog.recent(limit))).map(withType),
    popular: async (limit) => (await read(blog.popular(limit))).map(withType),
    related: async (slug, limit) => (await read(blog.related(slug, limit))).map(withType),
  };
}
