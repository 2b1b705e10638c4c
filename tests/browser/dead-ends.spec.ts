import { firm } from '../../content/firm.ts';
import { AREA } from './practice-area.ts';
import { expect, hydrated, test } from './support.ts';

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

for (const path of ['/no/such/page/', '/no-such-article/', '/practice-areas/no-such-area/']) {
  test(`${path} is not found, and offers the search, the main pages and the phone`, async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 404/);
    expect((await page.goto(path))?.status()).toBe(404);
    const on = page.getByRole('region', { name: 'Where would you like to go?' });
    await expect(on.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', firm.phone.href);
    const pages = on.getByRole('navigation').getByRole('link');
    const addresses = await pages.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(expect.arrayContaining(['/', '/practice-areas/', '/blog/', '/contact/']));
    await on.getByRole('searchbox').fill('custody');
    await on.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/blog\/\?search=custody$/);
    await expect(page.getByRole('heading', { name: /Search results for/ })).toBeVisible();
  });
}

for (const [short, path] of [
  ['/about/', '/attorneys/'],
  ['/team/', '/attorneys/'],
  ['/reviews/', '/testimonials/'],
  ['/calculators/', '/divorce-calculators/'],
] as const) {
  test(`${short} leads to ${path} in one step`, async ({ request }) => {
    const answer = await request.get(short, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, path]);
  });
}

test('the documentary, the press and the line about the demonstration are where links and law expect them', async ({
  request,
}) => {
  const home = await (await request.get('/')).text();
  expect(home).toMatch(/<a [^>]*href="\/media\/#documentary"[^>]*>Watch on Netflix<\/a>/);
  const media = await (await request.get('/media/')).text();
  expect(media).toMatch(/<li id="documentary"/);
  expect(media).toMatch(/<section id="press"/);
  const area = await (await request.get(AREA)).text();
  expect(area).toMatch(/<a [^>]*href="\/media\/#press"[^>]*>In print<\/a>/);
  for (const html of [home, media, area]) expect(html).toContain(firm.demonstration.notice);
});

test('what was typed into the short form stands in the contact form, without having been sent', async ({
  page,
}) => {
  await page.goto(AREA);
  await hydrated(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  const short = page.getByRole('form', { name: 'Begin here' });
  await short.getByLabel('Full name').fill('Ana Maria Ruiz');
  await short.getByLabel('Phone').fill('(917) 555-0100');
  await short.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
  const form = page.getByRole('main').locator('form:has([name="caseType"])');
  const expectFilled = async () => {
    await expect(form.getByLabel('First name')).toHaveValue('Ana');
    await expect(form.getByLabel('Last name')).toHaveValue('Maria Ruiz');
    await expect(form.getByLabel('Phone')).toHaveValue('(917) 555-0100');
  };
  await expectFilled();
  await page.reload();
  await expectFilled();
  expect(requests.filter((request) => /Ruiz|555-0100/.test(request))).toEqual([]);
});
