import recorded from '#firm/page-dates.json' with { type: 'json' };
import { publicPages } from '../../content/derive/pages.ts';
import { shownPages } from '../../content/derive/shown-pages.ts';
import type { Post } from '../../contract/blog.ts';
import type { ChangedPages } from '../../contract/page-tags.ts';
import { paths, searchFilePaths } from '../../contract/paths.ts';
import { POSTS_PER_PAGE } from '../../contract/post-lists.ts';
import { staffPaths } from '../../contract/staff-paths.ts';
import type { Blog } from '../blog/posts.ts';
import { type FeedOptions, feed } from './feed.ts';
import { isListed } from './page-tags.ts';
import { siteSummary } from './site-summary.ts';
import { type SitemapEntry, sitemap, sitemapIndex } from './sitemap.ts';

export interface SearchFilesOptions extends FeedOptions {
  blog: Pick<Blog, 'visitors' | 'version' | 'urls'>;
  /** Changes that staff have made to the pages' tags. */
  changedPages: () => Promise<ChangedPages>;
  /** URLs per file; the protocol allows 50,000, but a file is generated during the request. */
  sitemapMax?: number;
}

const NEWEST_POSTS = 20;
/** Dates of the last change of the texts of the pages (`npm run content:dates`). */
const dates: Readonly<Record<string, { modified: string }>> = recorded.pages;

/** The files for crawlers and feed readers, with absolute URLs. */
export function createSearchFiles(options: SearchFilesOptions) {
  const { siteUrl, blog, changedPages, sitemapMax = 10_000 } = options;
  const cache = new Map<string, { version: string; text: Promise<string> }>();

  /** Caches files by name and content version. */
  async function cached(name: string, compose: () => Promise<string>): Promise<string> {
    const version = await blog.version();
    const known = cache.get(name);
    if (known?.version === version) return known.text;
    const text = compose();
    cache.set(name, { version, text });
    text.catch(() => cache.delete(name));
    return text;
  }

  async function newest(): Promise<Post[]> {
    const posts = await blog.visitors.recent(NEWEST_POSTS);
    const whole = await Promise.all(posts.map(({ slug }) => blog.visitors.find(slug)));
    return whole.filter((post) => post !== null);
  }

  async function posts(part: number): Promise<SitemapEntry[]> {
    const offset = (part - 1) * sitemapMax;
    const [urls, changed] = await Promise.all([
      blog.urls.list({ offset, limit: sitemapMax }),
      changedPages(),
    ]);
    return urls
      .filter(({ id }) => isListed(changed.get(id)))
      .map(({ slug, modifiedAt }) => ({ url: siteUrl + paths.article(slug), modified: modifiedAt }));
  }

  /** The pages of the blog's list and of its categories, first pages first. */
  async function lists(): Promise<SitemapEntry[]> {
    const [{ total, categories }, changed] = await Promise.all([blog.visitors.categories(), changedPages()]);
    const all = [{ slug: '', count: total }, ...categories];
    const deeper = all.flatMap(({ slug, count }) =>
      numbersTo(Math.ceil(count / POSTS_PER_PAGE))
        .slice(1)
        .map((page) => ({ category: slug, page })),
    );
    return [...categories.map(({ slug }) => ({ category: slug, page: 1 })), ...deeper]
      .slice(0, sitemapMax)
      .map((list) => paths.blogList({ ...list, search: '' }))
      .filter((path) => isListed(changed.get(path)))
      .map((path) => ({ url: siteUrl + path, modified: null }));
  }

  async function pages(): Promise<SitemapEntry[]> {
    const changed = await changedPages();
    return publicPages
      .filter(({ path }) => isListed(changed.get(path)))
      .map((page) => ({ url: siteUrl + page.path, modified: dates[page.path]?.modified ?? null }));
  }

  const pagesPath = searchFilePaths.sitemapPart('pages');
  const listsPath = searchFilePaths.sitemapPart('lists');
  const partsOf = (count: number) => numbersTo(Math.ceil(count / sitemapMax));

  return {
    /** All URLs, or an index of the parts when there are too many for one file. */
    sitemap: (): Promise<string> =>
      cached('sitemap', async () => {
        const count = await blog.urls.count();
        const few = [...(await pages()), ...(await lists())];
        if (few.length + count <= sitemapMax) return sitemap([...few, ...(await posts(1))]);
        const paths = [pagesPath, listsPath, ...partsOf(count).map(searchFilePaths.sitemapPart)];
        return sitemapIndex(paths.map((path) => ({ url: siteUrl + path, modified: null })));
      }),
    /**
     * @param path the path of a part
     * @returns null for an unknown path
     */
    async sitemapPart(path: string): Promise<string | null> {
      if (path === pagesPath) return cached(path, async () => sitemap(await pages()));
      if (path === listsPath) return cached(path, async () => sitemap(await lists()));
      const parts = partsOf(await blog.urls.count());
      const part = parts.find((number) => searchFilePaths.sitemapPart(number) === path);
      return part === undefined ? null : cached(path, async () => sitemap(await posts(part)));
    },
    /** False where the site has no blog. */
    hasFeed: shownPages.blog,
    feed: (): Promise<string> => cached('feed', async () => feed(await newest(), options)),
    summary: (): Promise<string> =>
      cached('summary', async () => {
        const [posts, changed] = await Promise.all([blog.visitors.recent(NEWEST_POSTS), changedPages()]);
        return siteSummary({ siteUrl, posts, changed });
      }),
    robots: robots(siteUrl),
  };
}

export type SearchFiles = ReturnType<typeof createSearchFiles>;

const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** robots.txt (RFC 9309). It does not list noindex pages: a crawler must read them to see the tag. */
function robots(siteUrl: string): string {
  return [
    'User-agent: *',
    `Disallow: ${staffPaths.admin}`,
    `Disallow: ${staffPaths.admin.slice(0, -1)}$`,
    'Disallow: /api/',
    '',
    `Sitemap: ${siteUrl}${searchFilePaths.sitemap}`,
    '',
  ].join('\n');
}
