import { expect } from '@playwright/test';
import { firm } from '#firm/identity.ts';
import { attorneys } from '../../content/derive/attorneys.ts';
import { hasPage } from '../../content/derive/links.ts';
import { paths } from '../../contract/paths.ts';
import { article } from '../browser/blog-posts.ts';
import { AREA } from '../browser/practice-area.ts';
import { test } from '../support/site-fixtures.ts';
import { nodesOf, readListedPages, readPage } from './read-page.ts';

test('every page describes itself to search engines and networks, and has a share picture', async ({
  request,
  site,
}) => {
  test.slow();
  const pages = await readListedPages(request);
  expect(pages.length).toBeGreaterThan(20);
  for (const { address, status, head } of pages) {
    await test.step(address, async () => {
      const { title = '', description = '' } = head;
      expect(status).toBe(200);
      expect(title).toMatch(/^.{3,60} \| /);
      expect(title.endsWith(` | ${firm.name} ${firm.tagline}`)).toBe(true);
      expect(address).toMatch(/\/$/);
      expect(description.length).toBeGreaterThan(40);
      expect(description.length).toBeLessThanOrEqual(160);
      const picture = head['og:image'] ?? '';
      expect(head).toMatchObject({
        canonical: address,
        keywords: expect.stringContaining(', '),
        robots: 'index, follow',
        'og:type': expect.stringMatching(/^(website|article)$/),
        'og:site_name': firm.name,
        'og:locale': address === site.url + paths.spanish ? 'es_US' : 'en_US',
        'og:title': title,
        'og:description': description,
        'og:url': address,
        'og:image': expect.stringMatching(`^${site.url}/share/.+\\.png$`),
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringContaining(firm.name),
        'twitter:card': 'summary_large_image',
        'twitter:title': title,
        'twitter:description': description,
        'twitter:image': picture,
        'geo.region': firm.geo.region,
        'geo.placename': firm.geo.placename,
      });
      const { latitude, longitude } = firm.geo;
      expect(head['geo.position']).toBe(latitude && longitude && `${latitude};${longitude}`);
      const answer = await request.get(picture);
      expect(answer.headers()['content-type']).toBe('image/png');
      const png = await answer.body();
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    });
  }
  expect(new Set(pages.map(({ head }) => head.title)).size).toBe(pages.length);
});

test('pages that are not for search engines say so, and have neither a share picture nor structured data but their breadcrumbs', async ({
  request,
  site,
}) => {
  const hidden: [path: string, status: number, canonical: string][] = [
    ...[...(firm.demonstration.shown ? [paths.demonstration] : []), paths.serving, paths.test]
      .filter((path) => hasPage(path))
      .map((path): [string, number, string] => [path, 200, path]),
    ['/admin/', 200, '/admin/'],
    ['/blog/?search=custody', 200, '/blog/'],
    ['/blog/?category=no-such-category', 404, ''],
    ['/category/no-such-category/', 404, ''],
    ['/blog/?page=99', 404, ''],
    ['/blog/page/99/', 404, ''],
    ['/newsletter/confirm/?token=x', 200, '/newsletter/confirm/'],
    ['/newsletter/unsubscribe/?token=x', 200, '/newsletter/unsubscribe/'],
    ['/no-such-page/', 404, ''],
    ['/no-such-page/deeper/', 404, ''],
    ['/practice-areas/no-such-area/', 404, ''],
  ];
  for (const [path, status, canonical] of hidden) {
    const page = await readPage(request, path);
    expect(page.status, path).toBe(status);
    expect(page.head.robots, path).toBe('noindex, nofollow');
    expect(page.head.canonical, path).toBe(canonical && site.url + canonical);
    expect(page.head, path).not.toHaveProperty('og:image');
    const types = page.graph?.['@graph'].map((node) => node['@type']) ?? [];
    const trail = page.body.querySelector('nav[aria-label="Breadcrumb"]');
    expect(types, path).toEqual(trail ? ['BreadcrumbList'] : []);
  }
});

test('a page has one canonical URL, however its URL is written', async ({ request, site }) => {
  const written: Record<string, string[]> = {
    [paths.contact]: ['/contact', '/contact/', '/contact/?utm_source=letter'],
    [paths.blog]: ['/blog', '/blog/?page=1'],
    '/blog/page/2/': ['/blog/?page=2'],
    '/category/divorce-law/': ['/blog/?category=divorce-law'],
    [AREA]: [AREA.replace(/[^/]+(?=\/$)/, (slug) => slug.toUpperCase())],
  };
  for (const [canonical, addresses] of Object.entries(written)) {
    for (const address of addresses) {
      const { status, head } = await readPage(request, address);
      expect([status, head.canonical, head.robots], address).toEqual([
        200,
        site.url + canonical,
        'index, follow',
      ]);
    }
  }
});

test('SITE_URL is in every URL, whatever host a request names', async ({ request, startSite }) => {
  const site = await startSite({ SITE_URL: 'https://www.firm.example', ALLOW_PLACEHOLDERS: 'true' });
  const headers = { Host: 'other-host.example', 'X-Forwarded-Host': 'other-host.example' };
  for (const path of ['/', AREA.slice(0, -1), '/sitemap.xml', '/robots.txt', '/llms.txt']) {
    const text = await (await request.get(site.url + path, { headers })).text();
    const named = ['https://www.firm.example/', 'other-host.example', site.url].filter((one) =>
      text.includes(one),
    );
    expect(named, path).toEqual(['https://www.firm.example/']);
  }
});

test('an article says who wrote it and when, and lies under the blog', async ({ request, site }) => {
  const page = await readPage(request, article.path);
  const author = attorneys.find(({ name }) => name === article.author);
  expect(page.head).toMatchObject({
    'og:type': 'article',
    'article:published_time': expect.stringContaining(article.publishedAt.toISOString().slice(0, 10)),
    'article:section': article.categories[0],
    'og:image': `${site.url}/share${article.path.slice(0, -1)}.png`,
  });
  expect(nodesOf(page, 'BlogPosting')).toMatchObject([
    {
      headline: article.title,
      datePublished: page.head['article:published_time'],
      author: { '@id': `${site.url}${paths.attorneys}#${author?.slug}` },
      publisher: { '@id': `${site.url}/#firm` },
    },
  ]);
  expect(nodesOf(page, 'BreadcrumbList')[0]?.itemListElement).toMatchObject([
    { name: 'Home' },
    { name: 'Blog', item: `${site.url}/blog/` },
    { item: site.url + article.path },
  ]);
});
