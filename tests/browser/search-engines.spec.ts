import type { Page } from '@playwright/test';
import { firm } from '../../content/firm.ts';
import { claimsOf, type PageGraph, problemsOf } from '../support/structured-data.ts';
import { expect, hydrated, test } from './support.ts';

// What programs read is the same at every width: one is enough.

/** A page as a program reads it: no style, no script. */
interface Document {
  address: string;
  status: number;
  /** What the head says, by name. */
  head: Record<string, string>;
  graph: PageGraph | null;
  /** The names in its trail of links. */
  trail: string[];
  /** All the text of the page, opened or not, in one line. */
  text: string;
  links: string[];
}

/** @param page stands on a page of the site */
async function read(page: Page, address: string): Promise<Document> {
  const { json, text, ...document } = await page.evaluate(async (url) => {
    const answer = await fetch(url);
    const parsed = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const tags = [...parsed.head.querySelectorAll('meta[name], meta[property]')].map((tag) => [
      tag.getAttribute('name') ?? tag.getAttribute('property') ?? '',
      tag.getAttribute('content') ?? '',
    ]);
    const canonical = parsed.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
    const blocks = [...parsed.querySelectorAll('script[type="application/ld+json"]')];
    if (blocks.length > 1) throw new Error(`${url} has ${blocks.length} blocks of structured data`);
    const json = blocks[0]?.textContent ?? 'null';
    for (const code of parsed.querySelectorAll('script, style')) code.remove();
    return {
      address: answer.url,
      status: answer.status,
      head: { ...Object.fromEntries(tags), title: parsed.title, canonical },
      json,
      trail: [...parsed.querySelectorAll('nav[aria-label="You are here"] li')].map(
        (step) => step.textContent ?? '',
      ),
      text: parsed.body.textContent,
      links: [...parsed.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
    };
  }, address);
  return { ...document, graph: JSON.parse(json), text: oneLine(text) };
}

async function readListed(page: Page): Promise<Document[]> {
  await page.goto('/');
  const addresses = await addressesIn(page);
  return Promise.all(addresses.map((address) => read(page, address)));
}

async function addressesIn({ request }: Page): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const firmOf = ({ graph }: Document) =>
  graph?.['@graph'].find((node) => node['@type'] === 'LegalService') ?? {};

test('every page describes itself to search engines and networks, and has a picture @desktop', async ({
  page,
  site,
}) => {
  test.slow();
  const documents = await readListed(page);
  expect(documents.length).toBeGreaterThan(20);
  for (const { address, status, head } of documents) {
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
        'og:locale': 'en_US',
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
        'geo.region': 'US-NY',
        'geo.placename': 'New York',
        'geo.position': expect.stringMatching(/^40\.\d+;-7[34]\.\d+$/),
      });
      const answer = await page.request.get(picture);
      expect(answer.headers()['content-type']).toBe('image/png');
      const png = await answer.body();
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    });
  }
  expect(new Set(documents.map(({ head }) => head.title)).size).toBe(documents.length);
});

test('the structured data of every page is valid, connected, and agrees with what the page shows @desktop', async ({
  page,
}) => {
  test.slow();
  const types = new Set<unknown>();
  for (const { address, graph, text } of await readListed(page)) {
    if (!graph) throw new Error(`${address} has no structured data`);
    expect(await problemsOf(graph), address).toEqual([]);
    const unseen = claimsOf(graph).filter((claim) => !text.includes(oneLine(claim)));
    expect(unseen, address).toEqual([]);
    for (const node of graph['@graph']) types.add(node['@type']);
  }
  expect([...types].sort()).toEqual([
    'AboutPage',
    'BlogPosting',
    'BreadcrumbList',
    'CollectionPage',
    'ContactPage',
    'DefinedTermSet',
    'FAQPage',
    'ItemList',
    'LegalService',
    'LocalBusiness',
    'NewsArticle',
    'Person',
    'Review',
    'Service',
    'VideoObject',
    'WebApplication',
    'WebPage',
    'WebSite',
  ]);
});

test('every interview has a thumbnail of its own that a program can read @desktop', async ({ page }) => {
  await page.goto('/');
  const { graph } = await read(page, '/media/');
  const interviews = graph?.['@graph'].filter((node) => node['@type'] === 'VideoObject') ?? [];
  const thumbnails = new Set<string>();
  for (const { thumbnailUrl } of interviews) {
    const answer = await page.request.get(String(thumbnailUrl));
    expect(answer.headers()['content-type']).toBe('image/png');
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1280, 720]);
    thumbnails.add(png.toString('base64'));
  }
  expect(thumbnails.size).toBe(14);
});

test('the trail of links that a page shows is the one that its structured data names @desktop', async ({
  page,
}) => {
  test.slow();
  const shown = new Map<string, string[]>();
  for (const { address, graph, trail } of await readListed(page)) {
    const named = graph?.['@graph'].find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement;
    expect(
      ((named ?? []) as { name: string }[]).map(({ name }) => name),
      address,
    ).toEqual(trail);
    shown.set(new URL(address).pathname, trail);
  }
  expect(shown.get('/practice-areas/alimony/')).toEqual(['Home', 'Practice Areas', 'Alimony']);
  expect(shown.get('/fees/')).toEqual(['Home', 'Fees']);
  expect(shown.get('/attorneys/')).toEqual([]);
});

test('the rating is the one that people read, and can be left out @desktop', async ({ page, startSite }) => {
  await page.goto('/');
  for (const path of ['/', '/testimonials/']) {
    const shown = await read(page, path);
    expect(firmOf(shown).aggregateRating).toMatchObject({ ratingValue: '5.0', reviewCount: 1000 });
    expect(shown.text).toContain('5.0');
    expect(shown.text).toContain('1,000+');
  }
  const withoutRating = await startSite({ AGGREGATE_RATING: 'off' });
  await page.goto(withoutRating.url);
  const firmNode = firmOf(await read(page, '/'));
  expect(firmNode.name).toBe(firm.name);
  expect(firmNode).not.toHaveProperty('aggregateRating');
  // The page must not still be loading when its server stops.
  await hydrated(page);
});

test('the sitemap holds every page that links lead to and that may be listed @desktop', async ({
  page,
  site,
  problems,
}) => {
  // A link to a page that does not exist is for another test to find.
  problems.allow(/status of 404/);
  test.slow();
  await page.goto('/');
  const found: string[] = [];
  const seen = new Set([`${site.url}/`]);
  for (const address of seen) {
    const { address: answered, status, head, links } = await read(page, address);
    if (status !== 200) continue;
    if (answered === address && head.robots === 'index, follow') found.push(address);
    for (const link of links) {
      const { origin, pathname } = new URL(link, address);
      if (origin === site.url) seen.add(origin + pathname);
    }
  }
  expect(found.sort()).toEqual((await addressesIn(page)).sort());
});

test('pages that are not for search engines say so, and have neither structured data nor a picture @desktop', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/status of 404/);
  await page.goto('/');
  for (const path of [
    '/serving/',
    '/test/',
    '/admin/',
    '/no-such-page/',
    '/blog/?search=custody',
    '/practice-areas/no-such-area/',
  ]) {
    const { head, graph } = await read(page, path);
    const canonical = path.includes('no-such') ? '' : site.url + path.replace(/\?.*/, '');
    expect(head, path).toMatchObject({ robots: 'noindex, nofollow', canonical });
    expect(head, path).not.toHaveProperty('og:image');
    expect(graph, path).toBeNull();
  }
});

test('SITE_URL rules every address, whatever host a request names @desktop', async ({
  request,
  startSite,
}) => {
  const site = await startSite({ SITE_URL: 'https://www.firm.example' });
  const headers = { Host: 'other-host.example', 'X-Forwarded-Host': 'other-host.example' };
  for (const path of ['/', '/practice-areas/alimony', '/sitemap.xml', '/robots.txt', '/llms.txt']) {
    const text = await (await request.get(site.url + path, { headers })).text();
    const named = ['https://www.firm.example/', 'other-host.example', site.url].filter((one) =>
      text.includes(one),
    );
    expect(named, path).toEqual(['https://www.firm.example/']);
  }
});

test('moving about in the site brings the new page its own head @desktop', async ({ page, site }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Client Reviews' }).click();
  await expect(page).toHaveTitle(/^Client Reviews/);
  const address = `${site.url}/testimonials/`;
  await expect(page).toHaveURL(address);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
  const content = (property: string) => page.locator(`meta[property="${property}"]`);
  await expect(content('og:url')).toHaveAttribute('content', address);
  await expect(content('og:title')).toHaveAttribute('content', await page.title());
  await expect(content('og:image')).toHaveAttribute('content', `${site.url}/share/testimonials.png`);
});

test('an article says who wrote it and when, and lies under the blog @desktop', async ({ page, site }) => {
  await page.goto('/');
  const { head, graph } = await read(page, '/telling-the-children/');
  expect(head).toMatchObject({
    'og:type': 'article',
    'article:published_time': expect.stringMatching(/^2025-02-18T/),
    'article:section': 'Child Custody',
    'og:image': `${site.url}/share/telling-the-children.png`,
  });
  const node = (type: string) => graph?.['@graph'].find((one) => one['@type'] === type) ?? {};
  expect(node('BlogPosting')).toMatchObject({
    headline: 'Telling the Children: Ten Minutes, and the Weeks After',
    datePublished: head['article:published_time'],
    author: { '@id': `${site.url}/attorneys/#renata-okafor` },
    publisher: { '@id': `${site.url}/#firm` },
  });
  expect(node('BreadcrumbList').itemListElement).toMatchObject([
    { name: 'Home' },
    { name: 'Blog', item: `${site.url}/blog/` },
    { item: `${site.url}/telling-the-children/` },
  ]);
});
