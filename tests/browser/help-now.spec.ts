import { emergency } from '#law/emergency.ts';
import { helpNow, hotlines } from '#law/help-lines.ts';
import { question } from '#law/what-happened/question.ts';
import { practiceAreas } from '../../content/derive/practice-areas.ts';
import { quickExit } from '../../content/interface/quick-exit.ts';
import { paths } from '../../contract/paths.ts';
import { bottomOf, boxOf } from './boxes.ts';
import { expect, expectAccessible, hydrated, test } from './support.ts';

test('on a phone the page for someone afraid begins with 911 and the way out, then the hotlines, then its title', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.whatHappened('afraid-at-home'));
  await hydrated(page);
  const main = page.getByRole('main');
  const header = await boxOf(page.getByRole('banner'));
  const call = await boxOf(main.getByRole('link', { name: emergency.call.label }).first());
  const leave = await boxOf(main.getByRole('link', { name: quickExit.leave.label }));
  const hotline = await boxOf(main.getByRole('link', { name: hotlines.state.number.display }));
  const title = await boxOf(main.getByRole('heading', { level: 1 }));
  const picture = await boxOf(main.locator('img').first());
  expect(call.y).toBe(leave.y);
  const firstContent = await main.evaluate((element) => {
    const shown = [...element.querySelectorAll('a, h1, h2, p, img')].filter((one) => one.checkVisibility());
    return Math.min(...shown.map((one) => one.getBoundingClientRect().top));
  });
  expect(call.y - bottomOf(header)).toBeLessThan(16);
  expect(firstContent).toBeGreaterThanOrEqual(bottomOf(header));
  expect(hotline.y).toBeGreaterThanOrEqual(bottomOf(call));
  expect(title.y).toBeGreaterThan(bottomOf(hotline));
  expect(picture.y).toBeGreaterThan(bottomOf(title));
  await expectAccessible(page);
});

test('a link to the page for someone afraid leads to the help, and Tab to the first hotline', async ({
  page,
}) => {
  await page.goto(paths.home);
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'I am afraid at home.' }).press('Enter');
  const help = page.getByRole('region', { name: helpNow.danger.home });
  await expect(help).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(help.getByRole('link', { name: hotlines.state.number.display })).toBeFocused();
});

test('the second skip link of the home page leads to its question', async ({ page }) => {
  await page.goto(paths.home);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(question.heading);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: question.heading })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: question.intro })).toBeFocused();
});

test('on a phone a practice area with help has the way to 911 before its form', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [slug, area] of practiceAreas) {
    if (!area.help) continue;
    await page.goto(paths.practiceArea(slug));
    const main = page.getByRole('main');
    const box = await main.getByText(helpNow.more).boundingBox();
    const form = await main.locator('form').first().boundingBox();
    expect(box?.y).toBeLessThan(form?.y ?? 0);
  }
});
