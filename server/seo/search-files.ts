import { blogPage } from '../../content/blog.ts';
import { firm } from '../../content/firm.ts';
import { offices } from '../../content/offices.ts';
import { pageSections, publicPages } from '../../content/pages.ts';
import type { Post, PostSummary } from '../../contract/blog.ts';
import { paths, searchFilePaths } from '../../contract/paths.ts';
import type { Blog } from '../blog/posts.ts';
import { type FeedOptions, feed } from './feed.ts';
import { lastModified } from './page-dates.ts';
import { type SitemapEntry, sitemap, sitemapIndex } from './sitemap.ts';

/** What programs read about the site; every address begins with the configured one. */
export interface SearchFiles {
  /** All addresses, or where there are many, the list of the parts that hold them. */
  sitemap(): Promise<string>;
  /** @param path of a part that the list names; null for any other */
  sitemapPart(path: string): Promise<string | null>;
  feed(): Promise<string>;
  summary(): Promise<string>;
  robots: string;
}

export interface SearchFilesOptions extends FeedOptions {
  blog: Pick<Blog, 'visitors' | 'version' | 'addresses'>;
  /** Addresses of one file; the protocol allows 50,000, but each is put together while a crawler waits. */
  sitemapMax?: number;
}

const NEWEST_POSTS = 20;

export function createSearchFiles(options: SearchFilesOptions): SearchFiles {
  const { siteUrl, blog, sitemapMax = 10_000 } = options;
  const kept = new Map<string, { version: string; text: Promise<string> }>();

  /** Each file is put together once for everything that the blog shows. */
  async function file(name: string, compose: () => Promise<string>): Promise<string> {
    const version = await blog.version();
    const known = kept.get(name);
    if (known?.version === version) return known.text;
    const text = compose();
    kept.set(name, { version, text });
    text.catch(() => kept.delete(name));
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

  const pages = publicPages.map((page) => ({ url: siteUrl + page.path, modified: lastModified(page) }));
  const pagesPath = searchFilePaths.sitemapPart('pages');
  const partsOf = (count: number) => Array.from({ length: Math.ceil(count / sitemapMax) }, (_, i) => i + 1);

  return {
    sitemap: () =>
      file('sitemap', async () => {
        const count = await blog.addresses.count();
        if (pages.length + count <= sitemapMax) return sitemap([...pages, ...(await posts(1))]);
        const paths = [pagesPath, ...partsOf(count).map(searchFilePaths.sitemapPart)];
        return sitemapIndex(paths.map((path) => ({ url: siteUrl + path, modified: null })));
      }),
    async sitemapPart(path) {
      if (path === pagesPath) return sitemap(pages);
      const parts = partsOf(await blog.addresses.count());
      const part = parts.find((number) => searchFilePaths.sitemapPart(number) === path);
      return part === undefined ? null : file(path, async () => sitemap(await posts(part)));
    },
    feed: () => file('feed', async () => feed(await newest(), options)),
    summary: () => file('summary', async () => summary(siteUrl, await blog.visitors.recent(NEWEST_POSTS))),
    robots: robots(siteUrl),
  };
}

/** RFC 9309. Pages that are not to be listed say so themselves, which a crawler sees only if it may read them. */
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

/** https://llmstxt.org/: the firm in a few lines, then every page with what it says, and what is new in the blog. */
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
      .map(
        (office) =>
          `- ${office.name} office: ${office.address}, ${office.suite}, ${office.city}, ${office.region} ${office.postalCode}`,
      ),
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

/** On one line, and without making a link of its own. */
function inMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&');
}
