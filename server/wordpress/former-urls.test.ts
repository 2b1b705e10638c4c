import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeEachDatabase, openSqlite } from '../../tests/support/each-database.ts';
import { openImportSite } from '../../tests/support/import-site.ts';
import { formerUrl } from '../platform/permalinks.ts';

const SITE = 'http://old.example/blog';
const item = (id: number, link: string, slug: string, more = '') =>
  `<item><title>Item ${id}</title><link>${link}</link><content:encoded>Text ${id} &lt;img src="${SITE}/up/used-300x200.jpg"&gt;</content:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2024-05-01 12:00:00</wp:post_date_gmt><wp:post_name>${slug}</wp:post_name>
<wp:status>publish</wp:status>${more || '<wp:post_type>post</wp:post_type>'}</item>`;
const picture = (id: number, link: string, parent: number, file: string) =>
  item(
    id,
    link,
    '',
    `<wp:post_type>attachment</wp:post_type><wp:post_parent>${parent}</wp:post_parent><wp:attachment_url>${SITE}/up/${file}</wp:attachment_url>`,
  );
const CATEGORY =
  '<wp:post_type>post</wp:post_type><category domain="category" nicename="law-old">Family Law</category>';
const exportOf = (items: readonly string[], site = SITE) =>
  `<rss xmlns:wp="wp" xmlns:content="c"><channel><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${site}</wp:base_blog_url>${items.join('')}</channel></rss>`;

const EXPORT = exportOf([
  item(12, `${SITE}/13.html`, 'twelve', CATEGORY),
  item(13, `${SITE}/archives/8.html`, 'thirteen'),
  item(14, `${SITE}/2005/09/12/`, '12'),
  item(15, `${SITE}/2005/09/09/5/`, '5'),
  item(16, `${SITE}/Caf%C3%A9/other-words/`, 'sixteen'),
  item(17, 'http://elsewhere.example/a-page/', 'seventeen'),
  item(18, '', 'eighteen'),
  picture(20, `${SITE}/twelve/a-photo/`, 12, 'a.jpg'),
  picture(21, `${SITE}/?attachment_id=21`, 0, 'used.jpg'),
  picture(22, `${SITE}/?attachment_id=22`, 0, 'unused.jpg'),
]);

const MOVED = [
  ['/blog/13.html', '/twelve/'],
  ['/blog/13.html/feed/', '/twelve/'],
  ['/Blog/13.HTML?utm_source=x', '/twelve/?utm_source=x'],
  ['/blog/archives/8.html', '/thirteen/'],
  ['/blog/2005/09/12/', '/12/'],
  ['/blog/2005/09/09/5/', '/5/'],
  ['/blog/caf%C3%A9/other-words/', '/sixteen/'],
  ['/blog/?p=12', '/twelve/'],
  ['/old/?p=12&utm_source=x', '/twelve/?utm_source=x'],
  ['/blog/twelve/trackback/', '/twelve/'],
  ['/twelve/feed/', '/twelve/'],
  ['/blog/twelve/a-photo/', '/twelve/'],
  ['/?attachment_id=21', '/twelve/'],
  ['/blog/?attachment_id=21', '/twelve/'],
  ['/blog/category/law-old/', '/category/family-law/'],
  ['/old/site/category/law-old/page/2/', '/category/family-law/'],
  ['/blog/tag/custody/', '/blog/?search=custody'],
  ['/blog/author/mara/', '/attorneys/'],
  ['/blog/2024/01/', '/blog/'],
  ['/blog/2024/', '/blog/'],
] as const;
const PAGES = /^\/(?:twelve|thirteen|12|5|sixteen|blog|attorneys|category\/family-law)\/$/;

describeEachDatabase('addresses of an old site', (open) => {
  it('lead to the article, list or page that they were', async () => {
    const site = await openImportSite({
      connection: await open(),
      pages: async ({ url }) => new Response('', { status: PAGES.test(new URL(url).pathname) ? 200 : 404 }),
    });
    const { addresses, leftOut } = await site.report(await site.fromFile(EXPORT));
    for (const [path, location] of MOVED) {
      const { status, headers } = await site.send('GET', path);
      expect([status, headers.get('Location')], path).toEqual([301, location]);
    }
    for (const path of ['/blog/13.htm', '/unknown/feed/', '/a-page/', '/x/?attachment_id=22', '/blog/x/y/']) {
      expect((await site.send('GET', path)).status, path).toBe(404);
    }
    expect(leftOut).toContainEqual({ kind: 'pages of files in no article', count: 1 });
    const works = new Map(addresses.map((address) => [address.from, address.works]));
    expect(works.get(`${SITE}/13.html`)).toBe(true);
    expect([...works.keys()], 'a post without a link has no old address').not.toContain('');
  });

  it('of a second site lead to its articles, where the first has none', async () => {
    const site = await openImportSite({ connection: await open() });
    await site.fromFile(exportOf([item(1, `${SITE}/?p=1`, 'first')]));
    const other = 'http://other.example';
    const foreign = [item(1, `${other}/?p=1`, 'foreign'), item(2, `${other}/?p=2`, 'strange')];
    await site.fromFile(exportOf(foreign, other), '?beside=true');
    const target = async (path: string) => (await site.send('GET', path)).headers.get('Location');
    expect(await target('/?p=1')).toBe('/first/');
    expect(await target('/?p=2')).toBe('/strange/');
  });
});

it('an unknown address is looked up by keys alone, however many former ones there are', async () => {
  const { db } = await openSqlite();
  const plan = await sql<{ detail: string }>`explain query plan
    select posts.slug from posts inner join former_slugs on former_slugs.number = posts.number
    where posts.status = 'published' and posts.published_at <= '2026' and former_slugs.slug in ('/a/', 'a')
      and not exists (select 1 from posts as owner where owner.slug = former_slugs.slug)`.execute(db);
  expect(plan.rows.map(({ detail }) => detail).join('\n')).not.toMatch(/SCAN|posts_listed/);
});

it.each([
  ['http://old.example/Blog/13.html?x=1', '/blog/13.html/'],
  ['http://old.example/caf%C3%A9', '/café/'],
  ['http://old.example/x/?p=012', '?p=12'],
  ['http://old.example/?p=x', null],
  ['http://old.example/%', null],
  ['http://old.example/a%00b/', null],
  [`http://old.example/${'a'.repeat(600)}/`, null],
])('%s is kept as %s', (url, key) => {
  expect(formerUrl(new URL(url))).toBe(key);
});
