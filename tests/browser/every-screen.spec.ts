import { publicPages } from '../../content/pages.ts';
import { expect, expectAccessible, test } from './support.ts';

const screens: [path: string, status: number][] = [
  ...publicPages.map(({ path }): [string, number] => [path, 200]),
  ['/contact/?sent=contact', 200],
  ['/contact/?sent=consultation', 200],
  ['/divorce-calculators/?calculator=child-support', 200],
  ['/divorce-calculators/?calculator=asset-division', 200],
  ['/blog/?page=2', 200],
  ['/blog/?search=custody', 200],
  ['/blog/?category=child-custody', 200],
  ['/telling-the-children/', 200],
  ['/maintenance-three-couples/', 200],
  ['/practice-areas/no-such-area/', 404],
  ['/no-such-page/', 404],
  ['/no-such-page/deeper/', 404],
  ['/serving/', 200],
  ['/test/', 200],
  ['/admin/', 200],
];

for (const [path, status] of screens) {
  test(`${path} stands without errors, policy violations, accessibility findings or sideways scrolling`, async ({
    page,
    problems,
    isMobile,
  }) => {
    if (status === 404) problems.allow(/status of 404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    if (isMobile) await page.setViewportSize({ width: 320, height: 700 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    levels.forEach((level, index) => {
      expect(level, `heading ${index + 1} of ${path}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    });
  });
}

test('an unknown address gets the not-found card', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await page.goto('/no-such-page/deeper');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('/contact and /contact/ are the same page with one canonical address', async ({ page, site }) => {
  for (const path of ['/contact', '/contact/']) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}/contact/`);
  }
});
