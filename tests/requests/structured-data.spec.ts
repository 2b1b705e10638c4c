import { expect } from '@playwright/test';
import { firm } from '#firm/identity.ts';
import { videos } from '#firm/videos.ts';
import { hasPage } from '../../content/derive/links.ts';
import { shownPages } from '../../content/derive/shown-pages.ts';
import { paths } from '../../contract/paths.ts';
import { publish } from '../browser/blog-posts.ts';
import { AREA, areaName } from '../browser/practice-area.ts';
import { test } from '../support/site-fixtures.ts';
import { samplePost } from '../support/test-posts.ts';
import { expectValidGraph, nodesOf, readListedPages, readPage, textOf, textsIn } from './read-page.ts';

test('the structured data of every page is valid, connected, and agrees with what the page shows', async ({
  request,
}) => {
  test.slow();
  const types = new Set<unknown>();
  for (const page of await readListedPages(request)) {
    for (const node of await expectValidGraph(page)) types.add(node['@type']);
  }
  const ofFirm = [...(shownPages.reviews ? ['Review'] : []), ...(shownPages.media ? ['VideoObject'] : [])];
  expect([...types].sort()).toEqual(
    [
      'AboutPage',
      'BlogPosting',
      'BreadcrumbList',
      'CollectionPage',
      'ContactPage',
      'DefinedTermSet',
      'FAQPage',
      'HowTo',
      'ItemList',
      'LegalService',
      'LocalBusiness',
      'Person',
      'Service',
      'WebApplication',
      'WebPage',
      'WebSite',
      ...ofFirm,
    ].sort(),
  );
});

test('every interview has a thumbnail of its own that a program can read', {
  tag: '@demonstration',
}, async ({ request }) => {
  const thumbnails = new Set<string>();
  for (const { thumbnailUrl } of nodesOf(await readPage(request, '/media/'), 'VideoObject')) {
    const answer = await request.get(String(thumbnailUrl));
    expect(answer.headers()['content-type']).toBe('image/png');
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1280, 720]);
    thumbnails.add(png.toString('base64'));
  }
  expect(thumbnails.size).toBe(videos.length);
});

test('the trail of links that a page shows is the one in its structured data', async ({ request }) => {
  const stray = (
    [
      [paths.serving, 'Areas We Serve'],
      [paths.test, 'Test Page'],
    ] as const
  ).filter(([path]) => hasPage(path));
  const notIndexed = [
    ...(firm.demonstration.shown ? [paths.demonstration] : []),
    ...stray.map(([path]) => path),
    '/blog/?search=custody',
    '/blog/page/99/',
    '/category/no-such-category/',
    paths.newsletterConfirm,
    paths.newsletterUnsubscribe,
  ];
  const others = await Promise.all(notIndexed.map((path) => readPage(request, path)));
  const shown = new Map<string, string[]>();
  for (const page of [...(await readListedPages(request)), ...others]) {
    const trail = textsIn(page.body, 'nav[aria-label="Breadcrumb"] li');
    const [list] = nodesOf(page, 'BreadcrumbList');
    const named = ((list?.itemListElement ?? []) as { name: string }[]).map(({ name }) => name);
    expect(named, page.address).toEqual(trail);
    shown.set(new URL(page.address).pathname, trail);
  }
  expect(shown.get(AREA)).toEqual(['Home', 'Practice Areas', areaName]);
  expect(shown.get('/fees/')).toEqual(['Home', 'Fees']);
  expect(shown.get('/attorneys/')).toEqual(['Home', 'Attorneys']);
  for (const [path, name] of stray) expect(shown.get(path)).toEqual(['Home', name]);
  expect([...shown].filter(([, trail]) => trail.length === 0)).toEqual([['/', []]]);
});

test('the rating is the one that people read, and can be left out', { tag: '@demonstration' }, async ({
  request,
  startSite,
}) => {
  const { value, count } = firm.rating ?? { value: '', count: '' };
  for (const path of ['/', '/testimonials/']) {
    const page = await readPage(request, path);
    const [node] = nodesOf(page, 'LegalService');
    expect(node?.aggregateRating).toMatchObject({
      ratingValue: value,
      reviewCount: Number(count.replace(/\D/g, '')),
    });
    expect(textOf(page.body)).toContain(value);
    expect(textOf(page.body)).toContain(count);
  }
  const withoutRating = await startSite({ AGGREGATE_RATING: 'off' });
  const [node] = nodesOf(await readPage(request, `${withoutRating.url}/`), 'LegalService');
  expect(node?.name).toBe(firm.name);
  expect(node).not.toHaveProperty('aggregateRating');
});

test('no text of an article can end its structured data', async ({ request, startSite }) => {
  const site = await startSite({ SEED_DEMO: 'false' });
  const title = 'Evil </script><script>alert("$&")</script>';
  await publish(site, [samplePost(title, { slug: 'evil' })]);
  await expect.poll(async () => (await request.get(`${site.url}/evil/`)).status()).toBe(200);
  expect(nodesOf(await readPage(request, `${site.url}/evil/`), 'BlogPosting')).toMatchObject([
    { headline: 'Evil </script><script>alert(“$&”)</script>' },
  ]);
  expect(await (await request.get(`${site.url}/evil/`)).text()).not.toContain('<script>alert');
});
