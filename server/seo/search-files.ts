import { blogPage } from '../../content/blog.ts';
import { firm } from '../../content/firm.ts';
import { offices } from '../../content/offices.ts';
import { pageSections, publicPages } from '../../content/pages.ts';
import type { Post, PostSummary } from '../../contract/blog.ts';
import { paths, searchFilePaths } from '../../contract/paths.ts';
import { POSTS_PER_PAGE } from '../../contract/post-lists.ts';
import type { Blog } from '../blog/posts.ts';
import { type FeedOptions, feed } from './feed.ts';
import { lastModified } from './page-dates.ts';
import { type SitemapEntry, sitemap, sitemapIndex } from './sitemap.ts';

/** The files for crawlers and feed readers, with absolute URLs. */
export interface SearchFiles {
  /** All URLs, or an index of the parts when there are too many for one file. */
  sitemap(): Promise<string>;
  /**
   * @param path of a part
   * @returns null for an unknown path
   */
  sitemapPart(path: string): Promise<string | null>;
  feed(): Promise<string>;
  summary(): Promise<string>;
  robots: string;
}

export interface SearchFilesOptions extends FeedOptions {
  blog: Pick<Blog, 'visitors' | 'version' | 'addresses'>;
  /** URLs per file; the protocol allows 50,000, but a file is generated during the request. */
  sitemapMax?: number;
}

const NEWEST_POSTS = 20;

export function createSearchFiles(options: SearchFilesOptions): SearchFiles {
  const { siteUrl, blog, sitemapMax = 10_000 } = options;
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
    const addresses = await blog.addresses.list({ offset, limit: sitemapMax });
    return addresses.map(({ slug, modifiedAt }) => ({
      url: siteUrl + paths.article(slug),
      modified: modifiedAt,
    }));
  }

  /** The pages of the blog's list and of its categories, first pages first. */
  async function lists(): Promise<SitemapEntry[]> {
    const { total, categories } = await blog.visitors.categories();
    const all = [{ slug: '', count: total }, ...categories];
    const deeper = all.flatMap(({ slug, count }) =>
      numbersTo(Math.ceil(count / POSTS_PER_PAGE))
        .slice(1)
        .map((page) => ({ category: slug, page })),
    );
    return [...categories.map(({ slug }) => ({ category: slug, page: 1 })), ...deeper]
      .slice(0, sitemapMax)
      .map((list) => ({ url: siteUrl + paths.blogList({ ...list, search: '' }), modified: null }));
  }

  const pages = publicPages.map((page) => ({ url: siteUrl + page.path, modified: lastModified(page) }));
  const pagesPath = searchFilePaths.sitemapPart('pages');
  const listsPath = searchFilePaths.sitemapPart('lists');
  const partsOf = (count: number) => numbersTo(Math.ceil(count / sitemapMax));

  return {
    sitemap: () =>
      cached('sitemap', async () => {
        const count = await blog.addresses.count();
        const few = [...pages, ...(await lists())];
        if (few.length + count <= sitemapMax) return sitemap([...few, ...(await posts(1))]);
        const paths = [pagesPath, listsPath, ...partsOf(count).map(searchFilePaths.sitemapPart)];
        return sitemapIndex(paths.map((path) => ({ url: siteUrl + path, modified: null })));
      }),
    async sitemapPart(path) {
      if (path === pagesPath) return sitemap(pages);
      if (path === listsPath) return cached(path, async () => sitemap(await lists()));
      const parts = partsOf(await blog.addresses.count());
      const part = parts.find((number) => searchFilePaths.sitemapPart(number) === path);
      return part === undefined ? null : cached(path, async () => sitemap(await posts(part)));
    },
    feed: () => cached('feed', async () => feed(await newest(), options)),
    summary: () => cached('summary', async () => summary(siteUrl, await blog.visitors.recent(NEWEST_POSTS))),
    robots: robots(siteUrl),
  };
}

const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** robots.txt (RFC 9309). It does not list noindex pages: a crawler must read them to see the tag. */
function robots(siteUrl: string): string {
  return [
    'User-agent: *',
    `Disallow: ${paths.admin}`,
    `Disallow: ${paths.admin.slice(0, -1)}$`,
    'Disallow: /api/',
    '',
    `Sitemap: ${siteUrl}${searchFilePaths.sitemap}`,
    '',
  ].join('\n');
}

/** llms.txt (https://llmstxt.org/): the firm, every page with its description, and the newest posts. */
function summary(siteUrl: string, posts: readonly PostSummary[]): string {
  const { street, suite, city, region, postalCode } = firm.address;
  const line = (name: string, path: string, about: string) =>
    `- [${inMarkdown(name)}](${siteUrl}${path}): ${inMarkdown(about)}`;
  return [
    `# ${firm.name}`,
    '',
    `> ${firm.tagline}. ${firm.description}`,
    '',
    `- Phone: ${firm.phone.display} (${firm.hours.emergency})`,
    `- E-mail: ${firm.email}`,
    `- Hours: ${firm.hours.display}`,
    `- Main office: ${street}, ${suite}, ${city}, ${region} ${postalCode}`,
    ...offices
      .filter(({ isMain }) => !isMain)
      .map((office) => {
        const line = `- ${office.name} office: ${office.address}, ${office.suite}, ${office.city}, ${office.region} ${office.postalCode}`;
        return office.notice ? `${line}. ${office.notice}` : line;
      }),
    '',
    `${firm.disclaimer} ${firm.advertisingNotices.join('. ')}.`,
    '',
    ...pageSections.flatMap(({ heading, pages }) => [
      `## ${heading}`,
      '',
      ...pages.map(({ path, name, seo }) => line(name, path, seo.description)),
      '',
    ]),
    ...(posts.length === 0
      ? []
      : [
          `## ${blogPage.sidebar.recent}`,
          '',
          ...posts.map(({ title, slug, excerpt }) => line(title, paths.article(slug), excerpt)),
          '',
        ]),
  ].join('\n');
}

/** Escapes text for one line of Markdown. */
function inMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&');
}
