import { type APIRequestContext, expect } from '@playwright/test';
import { documentTitle } from '../../content/derive/document-title.ts';
import type { MetaTagRecord } from '../../contract/page-tags.ts';
import { paths } from '../../contract/paths.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import { article } from '../browser/blog-posts.ts';
import type { Site } from '../browser/site.ts';
import { test } from '../support/site-fixtures.ts';
import { listedUrls, nodesOf, readPage } from './read-page.ts';

async function openAsStaff(request: APIRequestContext, site: Site) {
  const data = { username: 'admin', password: 'admin123' };
  const login = await request.post(site.url + staffApiPaths.adminLogin, { data });
  const headers = { Authorization: `Basic ${((await login.json()) as { token: string }).token}` };
  const records = async () =>
    (await (await request.get(site.url + staffApiPaths.metaTags, { headers })).json()) as MetaTagRecord[];
  return {
    records,
    /** Changes fields of the page at a path. */
    async save(path: string, changes: Partial<MetaTagRecord>) {
      const record = (await records()).find(({ pagePath }) => pagePath === path);
      return request.put(site.url + staffApiPaths.metaTags, { headers, data: { ...record, ...changes } });
    },
  };
}

const HEAD = [
  '<meta name="google-site-verification" content="a &quot;mark&quot;">',
  '<meta property="og:type" content="book">',
  '<link rel="alternate" hreflang="es" href="https://firm.example/es/">',
].join('\n');

test('every listed page has a record that says what the page says', async ({ request, site }) => {
  const { records } = await openAsStaff(request, site);
  const all = await records();
  const listed = (await listedUrls(request)).map((address) => new URL(address).pathname);
  const recorded = all.map(({ pagePath }) => pagePath);
  expect(listed.filter((path) => !path.includes('/page/')).sort()).toEqual(recorded.sort());
  for (const record of all) {
    const { head } = await readPage(request, record.pagePath);
    expect(head, record.pagePath).toMatchObject({
      title: documentTitle(record.metaTitle),
      description: record.metaDescription,
      keywords: record.metaKeywords,
      'og:title': record.ogTitle,
      'og:description': record.ogDescription,
      'og:image': site.url + record.ogImage,
      robots: record.robots,
      canonical: site.url + record.pagePath,
    });
  }
});

test('what is saved is served on the next request, and so is the old text when it is saved again', async ({
  request,
  startSite,
}) => {
  const site = await startSite();
  const { records, save } = await openAsStaff(request, site);
  for (const path of [paths.fees, paths.blog, article.path, '/category/child-custody/']) {
    await test.step(path, async () => {
      const address = site.url + path;
      const before = await readPage(request, address);
      const old = (await records()).find(({ pagePath }) => pagePath === path) ?? {};
      const saved = await save(path, {
        metaTitle: `A new title & more <${path}>`,
        metaDescription: 'A new "description" </script>',
        metaKeywords: 'one,two ,three',
        ogTitle: 'Shared',
        ogDescription: 'With everybody',
        ogImage: 'https://cdn.example/shared.png',
        customHeadTags: HEAD,
      });
      expect(saved.status()).toBe(200);
      const after = await readPage(request, address);
      expect(after.head).toMatchObject({
        title: documentTitle(`A new title & more <${path}>`),
        description: 'A new "description" </script>',
        keywords: 'one, two, three',
        robots: 'index, follow',
        canonical: address,
        'og:title': 'Shared',
        'twitter:title': 'Shared',
        'og:description': 'With everybody',
        'og:image': 'https://cdn.example/shared.png',
        'twitter:image': 'https://cdn.example/shared.png',
        'og:type': 'book',
        'google-site-verification': 'a "mark"',
      });
      expect(after.head).not.toHaveProperty('og:image:width');
      const [page] =
        after.graph?.['@graph'].filter((node) => node.url === address && 'isPartOf' in node) ?? [];
      expect(page).toMatchObject({
        name: `A new title & more <${path}>`,
        description: 'A new "description" </script>',
      });
      const html = await (await request.get(address)).text();
      expect(html).toContain('<link rel="alternate" hrefLang="es" href="https://firm.example/es/"/>');
      expect(html.match(/<meta [^>]*og:type/g)).toHaveLength(1);
      expect((await save(path, old)).status()).toBe(200);
      expect((await readPage(request, address)).head).toEqual(before.head);
    });
  }
});

test('noindex and a canonical URL elsewhere reach the page and take it out of the sitemap', async ({
  request,
  startSite,
}) => {
  const site = await startSite();
  const { save } = await openAsStaff(request, site);
  const listed = async () => {
    const xml = await (await request.get(`${site.url}/sitemap.xml`)).text();
    return [paths.fees, paths.forms, article.path].filter((path) => xml.includes(`<loc>${site.url}${path}<`));
  };
  expect(await listed()).toEqual([paths.fees, paths.forms, article.path]);
  await save(paths.fees, { robots: 'noindex,follow' });
  await save(paths.forms, { canonicalUrl: '/courts' });
  await save(article.path, { canonicalUrl: 'https://journal.example/telling' });
  const fees = await readPage(request, site.url + paths.fees);
  expect(fees.head).toMatchObject({ robots: 'noindex,follow', canonical: site.url + paths.fees });
  expect(nodesOf(fees, 'WebPage')).toEqual([]);
  expect((await readPage(request, site.url + paths.forms)).head).toMatchObject({
    canonical: `${site.url}/courts/`,
    'og:url': `${site.url}/courts/`,
  });
  expect((await readPage(request, site.url + article.path)).head.canonical).toBe(
    'https://journal.example/telling',
  );
  expect(await listed()).toEqual([]);
  const search = await readPage(request, `${site.url}/blog/?search=custody`);
  expect(search.head.robots).toBe('noindex, nofollow');
});

test('JSON-LD cannot leave its element, and any other script is refused', async ({ request, startSite }) => {
  const site = await startSite();
  const { save } = await openAsStaff(request, site);
  const hostile =
    '<script type="application/ld+json">{"@type":"Thing","name":"<\\/script><script>alert(1)"}</script>';
  expect((await save(paths.fees, { customHeadTags: hostile })).status()).toBe(200);
  const answer = await request.get(site.url + paths.fees);
  const html = await answer.text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(blocks.map(([, json = '']) => JSON.parse(json))).toContainEqual({
    '@type': 'Thing',
    name: '</script><script>alert(1)',
  });
  expect(html).not.toContain('<script>alert(1)');
  for (const [tags, named] of [
    ['<script>alert(1)</script>', '<script>'],
    ['<meta http-equiv="refresh" content="0;url=https://evil.example/">', 'http-equiv'],
    ['<link rel="stylesheet" href="https://evil.example/x.css">', '<link stylesheet>'],
    ['<body onload="alert(1)">', '<body'],
  ] as const) {
    const refused = await save(paths.fees, { customHeadTags: tags });
    expect(refused.status()).toBe(400);
    expect(await refused.json()).toMatchObject({
      fieldErrors: { customHeadTags: [expect.stringContaining(named)] },
    });
  }
  expect(await (await request.get(site.url + paths.fees)).text()).toBe(html);
});

test('a second server serves what was saved at the first one, on the next request', {
  tag: '@database',
}, async ({ request, startSite }) => {
  const first = await startSite({ WORKERS: '3' });
  const { save } = await openAsStaff(request, first);
  const shown = async (metaTitle: string) => {
    // Several connections at once, so that every process of the site answers.
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => fetch(first.url + paths.fees, { headers: { Connection: 'close' } })),
    );
    const pages = await Promise.all(answers.map((answer) => answer.text()));
    return pages.filter((html) => html.includes(`<title>${metaTitle} | `)).length;
  };
  for (const metaTitle of ['First title', 'Second title', 'Third title']) {
    await shown(metaTitle);
    expect((await save(paths.fees, { metaTitle })).status()).toBe(200);
    expect(await shown(metaTitle)).toBe(12);
  }
});
