import { mediaOutlets } from '#firm/outlets.ts';
import { hero } from '#firm/pages/home.ts';
import { attorneys } from '../../content/derive/attorneys.ts';
import { sampleVideo } from '../../content/derive/demonstration.ts';
import { fromFirmInput } from '../../content/derive/firm-instants.ts';
import { firmDay } from '../../content/derive/firm-time.ts';
import { offices } from '../../content/derive/offices.ts';
import { demonstrationPage } from '../../content/interface/demonstration-page.ts';
import { mediaHeading, moreQuestions } from '../../content/interface/home-page.ts';
import { boxOf } from './boxes.ts';
import { expect, expectAccessible, hydrated, test, under } from './support.ts';

test('one case is open at a time, and closes again', { tag: '@demonstration' }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const cases = page.locator('details[name="landmark-cases"]');
  await cases.nth(0).locator('summary').click();
  await expect(cases.nth(0).getByRole('link', { name: /Learn More/ })).toBeVisible();
  await cases.nth(3).locator('summary').click();
  await expect(cases.nth(0)).not.toHaveAttribute('open');
  await expect(cases.nth(3)).toHaveAttribute('open');
  await expectAccessible(page);
  await cases.nth(3).locator('summary').click();
  await expect(cases.and(page.locator('[open]'))).toHaveCount(0);
});

test('one question is open at a time, and closes again', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const questions = page.getByTestId('faq').locator('details');
  const [first, last] = [questions.first(), questions.last()];
  await last.locator('summary').click();
  await expect(last.locator('p, li, h4').first()).toBeVisible();
  await expectAccessible(page);
  await first.locator('summary').click();
  await expect(last).not.toHaveAttribute('open');
  await first.locator('summary').click();
  await expect(questions.and(page.locator('[open]'))).toHaveCount(0);
});

test('all answers stay a static list when a prerendered page is hydrated', async ({ page }) => {
  await page.goto('/?prerender=true');
  await hydrated(page);
  const faq = page.getByTestId('faq');
  await expect(faq.locator('[id^="item-"]').first()).toBeVisible();
  await expect(faq.locator('details')).toHaveCount(0);
});

test('the chosen office is shown in a panel of one height, the main one at first', {
  tag: ['@both-widths', '@demonstration'],
}, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const locations = page.getByTestId('locations');
  const [main, second] = offices.map(({ name }) => locations.getByRole('radio', { name }));
  if (!main || !second) throw new Error('no second office');
  await expect(main).toBeChecked();
  const heights = () => locations.locator('article').evaluateAll((all) => all.map((one) => one.clientHeight));
  const before = await heights();
  expect(new Set(before).size).toBe(1);
  await main.focus();
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeChecked();
  await expect(locations.getByText(offices[0]?.title ?? '').last()).toBeHidden();
  await expect(locations.getByRole('heading', { name: offices[1]?.title ?? '' })).toBeVisible();
  expect(await heights()).toEqual(before);
  await expectAccessible(page);
});

test('a sample interview plays in place of its poster, from this site, and a broadcast opens in a new tab', {
  tag: '@demonstration',
}, async ({ page, site }) => {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await hydrated(page);
  const interviews = page.getByTestId('media-interviews');
  const poster = interviews.locator('a[data-video-id]').first();
  await expect(poster).toHaveAccessibleName(/^Play video/);
  await poster.scrollIntoViewIfNeeded();
  expect(asked).not.toContain(site.url + sampleVideo);
  await poster.click();
  const player = interviews.locator('video');
  await expect(player).toBeFocused();
  await expect(player).toHaveJSProperty('controls', true);
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expect(poster).toBeHidden();
  await expectAccessible(page);

  const opened = page.waitForEvent('popup');
  await interviews.getByRole('link', { name: /podcast episode.*opens in a new tab/ }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(demonstrationPage.heading);
  expect(asked.filter((url) => !url.startsWith(site.url))).toEqual([]);
});

test('the wordmarks of the outlets look unlike each other, and their names are for screen readers alone', {
  tag: '@demonstration',
}, async ({ page }) => {
  await page.goto('/');
  const looks = new Set<string>();
  for (const [index, { name, logo }] of mediaOutlets.entries()) {
    const outlet = under(page, mediaHeading).getByRole('listitem').nth(index);
    const wordmark = outlet.getByText(logo, { exact: true }).and(outlet.locator('[aria-hidden="true"]'));
    looks.add(
      await wordmark.evaluate((element) => {
        const { fontFamily, fontSize, fontWeight, letterSpacing, textTransform, borderTopWidth } =
          getComputedStyle(element);
        return [fontFamily, fontSize, fontWeight, letterSpacing, textTransform, borderTopWidth].join();
      }),
    );
    const { width, height } = await boxOf(outlet.getByText(name, { exact: true }).last());
    expect([width, height]).toEqual([1, 1]);
  }
  expect(looks.size).toBe(mediaOutlets.length);
});

test('the lamps of the courthouse are lit after 8 PM in New York, and a line says that someone answers', {
  tag: ['@phone', '@demonstration'],
}, async ({ page }) => {
  const lamps = page.locator('img[src="/drawings/courthouse-lamps.svg"]');
  const line = page.getByText(hero.nightLine);
  const firmClock = (time: string) => fromFirmInput(`${firmDay(new Date())}T${time}`) ?? new Date(Number.NaN);
  await page.clock.setFixedTime(firmClock('19:59'));
  await page.goto('/');
  await hydrated(page);
  await expect(line).toBeHidden();
  await expect(lamps).toHaveCount(0);
  const before = await page.getByTestId('hours').boundingBox();

  await page.clock.setFixedTime(firmClock('20:00'));
  await page.reload();
  await expect(line).toBeVisible();
  await expect(lamps).toBeVisible();
  expect(await page.getByTestId('hours').boundingBox()).toEqual(before);
  await expectAccessible(page);
});

test('on a phone the page is short, and what is folded unfolds', {
  tag: ['@phone', '@demonstration'],
}, async ({ page }) => {
  await page.goto('/');
  // The font of texts is not used when it arrives late (font-display: optional); now it is in the cache.
  await page.reload();
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  expect(screens).toBeLessThan(10.5);
  const team = page.getByTestId('attorneys-at-work');
  const second = team.getByText(attorneys[1]?.shortBio ?? '');
  await expect(second).toBeHidden();
  await team.locator('summary').nth(1).click();
  await expect(second).toBeVisible();
  const areas = page.getByRole('region', { name: 'Practice areas' });
  await areas.locator('summary').click();
  await expect(areas.getByRole('link')).toHaveCount(9);
  const faq = page.getByTestId('faq');
  const last = faq.locator('#item-20');
  await expect(last).toBeHidden();
  await faq.getByText(moreQuestions).click();
  await last.locator('summary').click();
  await expect(last.getByRole('heading', { level: 4 })).toHaveCount(4);
  await page.goto('/#item-19');
  await page.reload();
  await expect(faq.locator('#item-19')).toBeVisible();
});
