import { practiceAreas } from '../../content/practice-areas/practice-areas.ts';
import { AREA, sidebarOf } from './practice-area.ts';
import { expect, expectAccessible, test } from './support.ts';

test('the list has twelve cards; every anchor that other pages use is there', async ({ page }) => {
  await page.goto('/practice-areas/');
  const main = page.getByRole('main');
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(cards).toHaveCount(12);
  const ids = await cards.evaluateAll((all) => all.map(({ id }) => id).filter(Boolean));
  expect(ids).toEqual([
    'contested-divorce',
    'uncontested-divorce',
    'high-net-worth',
    'child-custody',
    'child-support',
    'alimony',
    'property-division',
    'prenuptial',
    'modifications',
    'domestic-violence',
  ]);
  for (const slug of ['contested-divorce', 'uncontested-divorce', 'high-net-worth-divorce']) {
    await expect(cards.locator(`a[href="/practice-areas/${slug}/"]`)).toHaveCount(1);
  }
  for (const title of ['Paternity', 'Adoption']) {
    const card = cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card).toHaveCount(1);
    await expect(card).not.toHaveAttribute('id');
  }
});

test('a link of the footer lands on its card', async ({ page }) => {
  await page.goto('/contact/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'High Net Worth Divorce' }).click();
  await expect(page).toHaveURL(/\/practice-areas\/#high-net-worth$/);
  const card = page.locator('#high-net-worth');
  await expect(card).toBeInViewport();
  await expect(card.getByRole('heading')).toBeInViewport();
});

test('there are thirteen areas', () => {
  expect(practiceAreas.size).toBe(13);
});

for (const [slug, area] of practiceAreas) {
  test(`${slug} has all its parts`, async ({ page }) => {
    await page.goto(`/practice-areas/${slug}/`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(area.title);
    const why = main.locator('section[aria-labelledby="why-heading"]');
    await expect(why.getByRole('listitem')).toHaveCount(6);
    await expect(main.getByRole('heading', { name: 'A word from Todd Hartwell' })).toBeVisible();
    await expect(main.locator('blockquote')).toHaveCount(3);

    const types = await main
      .locator('[data-section]')
      .evaluateAll((sections) => sections.map((section) => section.getAttribute('data-section')));
    expect(types).toEqual(area.mainContent.sections.map(({ type }) => type));
    expect(new Set(types)).toEqual(new Set(['text', 'list', 'highlight', 'stats', 'accordion', 'cta']));
    const targets = await main
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(targets).toHaveLength(types.length);
    for (const target of targets) await expect(page.locator(target)).toHaveCount(1);

    const sidebar = sidebarOf(page);
    const publications = sidebar.locator('section[aria-labelledby="publications-heading"]');
    await expect(publications.locator('a[href="/blog/"]')).toHaveCount(4);
    const interviews = sidebar.locator('section[aria-labelledby="interviews-heading"]');
    await expect(interviews.locator('a[data-video-id]')).toHaveCount(4);
    await expect(interviews.getByRole('link', { name: /^Play video: .+, \d+:\d\d$/ })).toHaveCount(4);
    await expect(sidebar.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog/');
    await expect(sidebar.getByRole('link', { name: 'All media appearances' })).toHaveAttribute(
      'href',
      '/media/',
    );
  });
}

test('an unknown area is not found, says so, and leads to the list', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  const answer = await page.goto('/practice-areas/no-such-area/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Practice area not found' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('main').getByRole('link', { name: 'View All Practice Areas' }).click();
  await expect(page).toHaveURL(/\/practice-areas\/$/);
});

test('on a tablet the sidebar lies below the guide: a form as wide as the page, interviews two by two', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await page.goto(AREA);
  const sidebar = sidebarOf(page);
  const width = async (selector: string) =>
    (await sidebar.locator(selector).first().boundingBox())?.width ?? 0;
  expect(await width('form')).toBeGreaterThan(680);
  expect(await width('textarea')).toBeGreaterThan(680);
  const lefts = await sidebar
    .locator('a[data-video-id]')
    .evaluateAll((posters) => posters.map((poster) => poster.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(2);
  expect(lefts).toHaveLength(4);
});

test('the interviews beside the guide have the posters that they have on the media page', async ({
  page,
}) => {
  const posters = () =>
    page
      .locator('a[data-video-id]')
      .evaluateAll((all) =>
        all.map((one) => [
          one.getAttribute('data-video-id') ?? '',
          one.querySelector('img')?.getAttribute('src') ?? 'in type',
        ]),
      );
  await page.goto('/media/');
  const onMediaPage = await posters();
  await page.goto(AREA);
  const beside = await posters();
  expect(beside).toHaveLength(4);
  for (const poster of beside) expect(onMediaPage).toContainEqual(poster);
});

test('an area is found in whatever case its address is typed', async ({ page, site }) => {
  const answer = await page.goto('/practice-areas/CONTESTED-Divorce/');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contested Divorce');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', site.url + AREA);
});

test('a navigation within the site brings the area and, from there, the next one', async ({ page }) => {
  await page.goto('/contact/');
  // Hydrated: from now on links change the page without leaving it.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const go = (path: string) =>
    page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
  await go('/practice-areas/alimony/');
  await expect(page.getByRole('heading', { level: 1, name: 'Alimony' })).toBeVisible();
  await expect(page.locator('blockquote')).toHaveCount(3);
  await go('/practice-areas/child-custody/');
  await expect(page.getByRole('heading', { level: 1, name: 'Child Custody' })).toBeVisible();
  await expect(page).toHaveTitle(/^Child Custody/);
  await expectAccessible(page);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('in the accordion one answer is open at a time, and it closes again', async ({ page }) => {
  await page.goto(AREA);
  const items = page.locator('[data-section="accordion"] details');
  await expect(items.and(page.locator('[open]'))).toHaveCount(0);
  await items.nth(0).locator('summary').click();
  await expect(items.nth(0)).toHaveAttribute('open');
  await items.nth(1).locator('summary').click();
  await expect(items.nth(1)).toHaveAttribute('open');
  await expect(items.nth(0)).not.toHaveAttribute('open');
  await expectAccessible(page);
  await items.nth(1).locator('summary').click();
  await expect(items.and(page.locator('[open]'))).toHaveCount(0);
});

test('the floating call button stands in the corner of practice areas at every width', async ({
  page,
  isMobile,
}) => {
  const button = page.getByRole('link', { name: 'Call now' });
  await page.goto(AREA);
  await expect(button).toBeVisible();
  await expect(button).toHaveAttribute('href', /^tel:/);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await button.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 40);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 40);
  await page.goto('/contact/');
  await expect(button).toBeVisible({ visible: isMobile });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the accordion opens one answer at a time', async ({ page }) => {
    await page.goto(AREA);
    const items = page.locator('[data-section="accordion"] details');
    await items.nth(0).locator('summary').click();
    await items.nth(1).locator('summary').click();
    await expect(items.nth(1)).toHaveAttribute('open');
    await expect(items.nth(0)).not.toHaveAttribute('open');
  });
});
