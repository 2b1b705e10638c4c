import { data } from 'react-router';
import { articlePage } from '../../content/blog.ts';
import { errorStatuses } from '../../contract/errors.ts';
import type { BlogReader } from '../blog/posts.ts';
import type { Log } from '../log.ts';

interface BlogForPagesOptions {
  /** Tells a failing database from a mistake of ours. */
  isUnavailable: (error: unknown) => boolean;
  log: Log;
}

/**
 * The blog as loaders read it: tables of an article stand in regions that scroll, and while the database is away a
 * loader answers 503, which the screen's error boundary puts into words.
 */
export function blogForPages(blog: BlogReader, { isUnavailable, log }: BlogForPagesOptions): BlogReader {
  async function read<T>(reading: Promise<T>): Promise<T> {
    try {
      return await reading;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      log.error({ err: error }, 'the blog could not be read');
      throw data(null, { status: errorStatuses.unavailable });
    }
  }
  return {
    list: (query) => read(blog.list(query)),
    find: (slug) =>
      read(blog.find(slug).then((post) => post && { ...post, content: withTableRegions(post.content) })),
    categories: () => read(blog.categories()),
    recent: (limit) => read(blog.recent(limit)),
    popular: (limit) => read(blog.popular(limit)),
    related: (slug, limit) => read(blog.related(slug, limit)),
  };
}

// A tag as a whole; what is quoted in it may hold angle brackets.
const TAGS = /<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/**
 * Puts every outermost table into a region that the keyboard can reach and scroll (WCAG 2.1.1).
 *
 * @param html sanitised, so that every table ends
 */
export function withTableRegions(html: string): string {
  if (!/<table\b/i.test(html)) return html;
  let depth = 0;
  let tables = 0;
  return html.replace(TAGS, (tag, slash: string, name: string) => {
    if (name.toLowerCase() !== 'table') return tag;
    if (slash === '') {
      depth += 1;
      if (depth > 1) return tag;
      tables += 1;
      return `<div class="table-region" role="region" aria-label="${articlePage.tableLabel} ${tables}" tabindex="0">${tag}`;
    }
    depth -= 1;
    return depth > 0 ? tag : `${tag}</div>`;
  });
}
