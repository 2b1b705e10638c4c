import { expect, it, test } from 'vitest';
import { firm } from '#firm/identity.ts';
import { blogPage } from '../../content/interface/blog.ts';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { openBlog, samplePost } from '../../tests/support/test-posts.ts';
import { elementsOf, parseXml, textsOf } from '../../tests/support/xml.ts';
import { IntricateText } from '../platform/text-thread.ts';
import { textTasks } from '../text-tasks.ts';
import { createSearchFiles } from './search-files.ts';
import { xmlText } from './xml.ts';

const SITE_URL = 'https://firm.example';
const options = {
  siteUrl: SITE_URL,
  changedPages: async () => new Map(),
  feedText: async (content: string, url: string) => textTasks.feedText({ content, url }, {}),
};
const minutesAgo = (minutes: number) => new Date(Date.parse('2026-03-02T15:00:00Z') - minutes * 60_000);

describeEachDatabase('the feed', (openDatabase) => {
  async function open() {
    const { blog, later } = openBlog(await openDatabase());
    return { blog, later, files: createSearchFiles({ ...options, blog }) };
  }

  it('contains the full text of the newest twenty posts with absolute URLs', async () => {
    const { blog, files } = await open();
    await blog.save([
      ...Array.from({ length: 21 }, (_, i) => samplePost(`Older ${i}`, { publishedAt: minutesAgo(100 + i) })),
      samplePost('A & B <c>', {
        content: '<p>x <a href="/fees/">fees</a></p><img src="/media/a.jpg" srcset="/media/b.jpg 2x" alt="">',
        excerpt: 'Short & <sweet>',
        featuredImage: '/articles/a.svg',
        categories: ['Law & Order'],
        tags: ['x'],
        modifiedAt: new Date('2026-03-02T15:00:00Z'),
      }),
    ]);
    const feed = parseXml(await files.feed());
    const items = elementsOf(feed, 'item');
    expect(items).toHaveLength(20);
    expect(textsOf(feed, 'title').slice(0, 2)).toEqual([`${firm.name}: ${blogPage.seo.title}`, 'A & B <c>']);
    expect(textsOf(feed, 'link').slice(0, 2)).toEqual([`${SITE_URL}/blog/`, `${SITE_URL}/a-b-c/`]);
    expect(textsOf(feed, 'lastBuildDate')).toEqual(['Mon, 02 Mar 2026 15:00:00 GMT']);
    expect(elementsOf(feed, 'atom:link')[0]?.attributes).toEqual({
      href: `${SITE_URL}/feed.xml`,
      rel: 'self',
      type: 'application/rss+xml',
    });
    const [item] = items;
    const texts = (name: string) => item && textsOf(item, name);
    expect(texts('pubDate')).toEqual(['Mon, 02 Mar 2026 14:59:00 GMT']);
    expect(texts('dc:creator')).toEqual(['The firm']);
    expect(texts('category')).toEqual(['Law & Order', 'x']);
    expect(texts('description')).toEqual(['Short & <sweet>']);
    expect(texts('content:encoded')).toEqual([
      `<p><img src="${SITE_URL}/media/_/1280/articles/a.svg.png" alt="" /></p><p>x <a href="${SITE_URL}/fees/">fees</a></p><img src="${SITE_URL}/media/a.jpg" alt="" />`,
    ]);
  });

  it('has the excerpt alone of a post whose text is too intricate', async () => {
    const { blog } = await open();
    await blog.save([
      samplePost('Plain'),
      samplePost('Intricate', { excerpt: 'Its start', content: '<p>x</p>' }),
    ]);
    const feedText = async (html: string) => {
      if (html === '<p>x</p>') throw new IntricateText();
      return 'text';
    };
    const items = elementsOf(
      parseXml(await createSearchFiles({ ...options, blog, feedText }).feed()),
      'item',
    );
    const found = items.map((item) => [...textsOf(item, 'title'), ...textsOf(item, 'content:encoded')]);
    expect(found.toSorted()).toEqual([['Intricate'], ['Plain', 'text']]);
    expect(items.flatMap((item) => textsOf(item, 'description'))).toContain('Its start');
  });

  it('is well-formed with any characters and without posts', async () => {
    const { blog, files } = await open();
    expect(elementsOf(parseXml(await files.feed()), 'item')).toEqual([]);
    const odd = 'a\0\u0007b]]>\uFFFE\uD800 <![CDATA[ &nbsp; 🙂';
    await blog.save([samplePost(odd, { content: `<p>${odd}</p>`, excerpt: odd, author: odd, tags: [odd] })]);
    expect(textsOf(parseXml(await files.feed()), 'title')[1]).toBe('ab]]>\uFFFD <![CDATA[ &nbsp; 🙂');
  });

  it('includes a scheduled post at its publication time', async () => {
    const { blog, later, files } = await open();
    await blog.save([samplePost('Soon', { publishedAt: new Date('2026-03-02T15:01:00Z') })]);
    expect(await files.feed()).not.toContain('soon');
    later(60_000);
    expect(await files.feed()).toContain('soon');
  });

  it('and a sitemap split into parts work with many posts', async () => {
    const { blog } = await open();
    const files = createSearchFiles({ ...options, blog, sitemapMax: 5 });
    await blog.save(
      Array.from({ length: 12 }, (_, i) => samplePost(`Post ${i}`, { publishedAt: minutesAgo(i) })),
    );
    const index = parseXml(await files.sitemap());
    const parts = textsOf(index, 'loc');
    expect(index.name).toBe('sitemapindex');
    expect(parts).toEqual(['pages', 'lists', 1, 2, 3].map((part) => `${SITE_URL}/sitemap-${part}.xml`));
    const urls: string[] = [];
    for (const part of parts.slice(2)) {
      urls.push(...textsOf(parseXml((await files.sitemapPart(part.slice(SITE_URL.length))) ?? ''), 'loc'));
    }
    expect(urls).toEqual(Array.from({ length: 12 }, (_, i) => `${SITE_URL}/post-${11 - i}/`));
    expect(textsOf(parseXml((await files.sitemapPart('/sitemap-lists.xml')) ?? ''), 'loc')).toEqual([
      `${SITE_URL}/blog/page/2/`,
    ]);
    expect(await files.sitemapPart('/sitemap-4.xml')).toBeNull();
    expect(await files.sitemapPart('/sitemap-01.xml')).toBeNull();
  });

  it('lists every category and every further page of the blog and of its categories', async () => {
    const { blog, files } = await open();
    const numbers = Array.from({ length: 20 }, (_, i) => i);
    await blog.save(
      numbers.map((i) =>
        samplePost(`Post ${i}`, { categories: i < 10 ? ['Law', 'É'] : i < 12 ? ['Law'] : [] }),
      ),
    );
    const urls = textsOf(parseXml(await files.sitemap()), 'loc').filter((url) => !url.includes('/post-'));
    expect(urls.filter((url) => /\/page\/|\/category\//.test(url))).toEqual(
      [
        '/category/law/',
        '/category/e/',
        '/blog/page/2/',
        '/blog/page/3/',
        '/category/law/page/2/',
        '/category/e/page/2/',
      ].map((path) => SITE_URL + path),
    );
  });
});

test('xmlText removes characters forbidden in XML', () => {
  expect(xmlText('\0\t\n\u001F\u{10FFFF}"\'')).toBe("\t\n\u{10FFFF}&quot;'");
});
