import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firm } from '#firm/identity.ts';
import { offices } from '../../content/derive/offices.ts';
import { publicPages } from '../../content/derive/pages.ts';
import { siteMap } from '../../content/derive/site-map.ts';
import { paths, sharePicture } from '../../contract/paths.ts';
import { staffPaths } from '../../contract/staff-paths.ts';
import { samplePost } from '../../tests/support/test-posts.ts';
import { openTestSite } from '../../tests/support/test-site.ts';

const SITE_URL = 'https://firm.example';
const OTHER_HOST = { headers: { Host: 'elsewhere.example', 'X-Forwarded-Host': 'elsewhere.example' } };

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'search-engines-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const open = () => openTestSite({ env: { SITE_URL, DATA_DIR: dataDir } });

describe('what search engines read', () => {
  it.each([
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/feed.xml', 'application/rss+xml; charset=utf-8'],
    ['/sitemap-pages.xml', 'application/xml; charset=utf-8'],
  ])('%s is sent once and then confirmed', async (path, type) => {
    const { send } = await open();
    const answer = await send('GET', path, OTHER_HOST);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe(type);
    const text = await answer.text();
    expect(text).toContain(SITE_URL);
    expect(text).not.toContain('elsewhere');
    const again = await send('GET', path, { headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it.each(['/sitemap.xml', '/sitemap-pages.xml', '/feed.xml', '/llms.txt'])(
    '%s is compressed, and confirmed to a client that has it compressed',
    async (path) => {
      const { send } = await open();
      const plain = await (await send('GET', path)).text();
      const accept = { 'Accept-Encoding': 'gzip, br' };
      const answer = await send('GET', path, { headers: accept });
      expect(answer.headers.get('Content-Encoding')).toBe('gzip');
      expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
      expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(plain);
      const etag = answer.headers.get('ETag') ?? '';
      const again = await send('GET', path, { headers: { ...accept, 'If-None-Match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    },
  );

  it('lists every public page, with dates, and nothing that is not for the public', async () => {
    const { send } = await open();
    const xml = await (await send('GET', '/sitemap.xml')).text();
    const locations = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
    expect(locations).toEqual(publicPages.map(({ path }) => SITE_URL + path));
    expect(locations).not.toHaveLength(0);
    for (const path of [staffPaths.admin, paths.serving, paths.test])
      expect(locations).not.toContain(SITE_URL + path);
    expect(xml).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  });

  it('lists the posts whose time has come, with the moment of their last change', async () => {
    const { send, services } = await open();
    await services.blog.save([
      samplePost('Café', { slug: 'café' }),
      samplePost('Changed', { modifiedAt: new Date('2026-03-02T14:59:30Z') }),
      samplePost('Draft', { status: 'draft' }),
      samplePost('Scheduled', { publishedAt: new Date('2026-03-02T15:00:01Z') }),
    ]);
    const xml = await (await send('GET', '/sitemap.xml')).text();
    expect(xml).toContain(
      `<url><loc>${SITE_URL}/caf%C3%A9/</loc><lastmod>2026-03-02T14:59:00.000Z</lastmod></url>`,
    );
    expect(xml).toContain(`<loc>${SITE_URL}/changed/</loc><lastmod>2026-03-02T14:59:30.000Z</lastmod>`);
    expect(xml).not.toMatch(/draft|scheduled/);
    expect(await (await send('GET', '/llms.txt')).text()).toContain(
      `- [Changed](${SITE_URL}/changed/): In short: Changed`,
    );
    expect((await send('GET', '/sitemap-1.xml')).headers.get('Content-Type')).toMatch('application/xml');
  });

  it('are the pages that the sitemap for people lists', () => {
    const listed = new Set(siteMap.groups.flatMap(({ links }) => links.map(({ href }) => href)));
    for (const { path } of publicPages) expect(listed, path).toContain(path);
  });

  it('keeps crawlers out of the staff area and the API, and leads them to the sitemap', async () => {
    const { send } = await open();
    const lines = (await (await send('GET', '/robots.txt')).text()).split('\n');
    expect(lines).toContain('Disallow: /admin/');
    expect(lines).toContain('Disallow: /api/');
    expect(lines).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
  });

  it('tells in llms.txt who the firm is and where each page is', async () => {
    const { send } = await open();
    const text = await (await send('GET', '/llms.txt')).text();
    expect(text.startsWith(`# ${firm.name}\n\n> `)).toBe(true);
    for (const part of [firm.phone.display, ...firm.advertisingNotices]) expect(text).toContain(part);
    for (const { isMain, name, address, notice = '' } of offices) {
      expect(text).toMatch(new RegExp(`${isMain ? 'Main' : name} office: ${address}.*${notice}`));
    }
    for (const { path } of publicPages) expect(text).toContain(`](${SITE_URL}${path}): `);
  });
});

describe('the share picture of a page', () => {
  it('is a PNG, confirmed to those who have it', async () => {
    const { send } = await open();
    const path = sharePicture.path(paths.contact);
    const answer = await send('GET', path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('image/png');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400');
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
    const again = await send('GET', path, { headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('of a page that does not exist is left to the not-found page', async () => {
    const { send } = await openTestSite({
      env: { DATA_DIR: dataDir },
      pages: async () => new Response('not found', { status: 404 }),
    });
    for (const path of ['/share/anything.png', '/share/serving.png', '/share/']) {
      expect((await send('GET', path)).status).toBe(404);
    }
  });
});
