import { expect, test } from './support.ts';

test('every page below the home page shows where it stands, and its structured data says the same', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  // The calculators' screen gets its breadcrumbs with its next version.
  const below = paths.filter((path) => path !== '/' && path !== '/divorce-calculators/');
  for (const path of ['/practice-areas/', '/testimonials/', '/contact/', '/blog/', '/privacy/']) {
    expect(below).toContain(path);
  }
  for (const path of below) {
    const html = await (await request.get(path)).text();
    const [, trail = ''] = /<nav aria-label="Breadcrumb"[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
    expect(trail, path).toMatch(/^<ol[^>]*><li[^>]*><a [^>]*href="\/"[^>]*>Home<\/a>/);
    expect(trail, path).toContain('aria-current="page"');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const graph: Record<string, unknown>[] = JSON.parse(json)['@graph'];
    const list = graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement;
    const last = (list as { item: string }[]).at(-1);
    expect(new URL(last?.item ?? '').pathname).toBe(path);
  }
});

test('the newsletter page is described like any page, and the pages of its links are not listed', async ({
  request,
}) => {
  const html = await (await request.get('/newsletter/')).text();
  for (const part of ['name="keywords"', 'application/ld+json', 'content="index, follow"']) {
    expect(html).toContain(part);
  }
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/newsletter/</loc>');
  for (const path of ['/newsletter/confirm/?token=x', '/newsletter/unsubscribe/?token=x']) {
    expect(await (await request.get(path)).text()).toContain('content="noindex, nofollow"');
  }
});

test('the portrait of an attorney gives way to the initials where it fails to load', async ({
  page,
  problems,
}) => {
  const plate = page.locator('#todd-hartwell div:has(> span[aria-hidden])').first();
  const portrait = plate.locator('img');
  await page.goto('/attorneys/');
  await plate.scrollIntoViewIfNeeded();
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  problems.allow(/Failed to load resource/);
  await page.route('**/drawings/portrait-*', (route) => route.abort());
  await page.reload();
  await plate.scrollIntoViewIfNeeded();
  await expect(portrait).toBeHidden();
  await expect(plate).toHaveText('TH');
  const shown = await plate.screenshot();
  await portrait.evaluate((image) => image.remove());
  expect(shown.equals(await plate.screenshot())).toBe(true);
});

test('without JavaScript, too, a portrait that fails to load leaves the initials', async ({
  newVisitor,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.route('**/drawings/portrait-*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/attorneys/');
  const plate = page.locator('#todd-hartwell div:has(> span[aria-hidden])').first();
  await plate.scrollIntoViewIfNeeded();
  await failed;
  const shown = await plate.screenshot();
  await plate.locator('img').evaluate((image) => image.remove());
  expect(shown.equals(await plate.screenshot())).toBe(true);
});
