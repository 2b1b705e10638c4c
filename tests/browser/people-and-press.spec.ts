import { portraitPhoto } from '../support/portrait-photo.ts';
import { expect, expectAccessible, test, under } from './support.ts';

const attorneys = [
  'todd-hartwell',
  'renata-okafor',
  'daniel-choi',
  'priya-raghunathan',
  'elena-marquez',
  'marcus-delacroix',
];
const phone = 'tel:+12125550176';

test.describe('the attorneys', () => {
  test('stand in six sections, each with a card that leads to the contact page', async ({ page }) => {
    await page.goto('/attorneys/');
    await expect(page.getByTestId('attorneys-title')).toHaveJSProperty('tagName', 'H1');
    for (const slug of attorneys) {
      const section = page.locator(`section#${slug}`);
      await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
      const card = section.locator('aside');
      await expect(card.getByRole('heading', { level: 3 })).toBeVisible();
      await expect(card.getByRole('link', { name: /^Ask for / })).toHaveAttribute('href', '/contact/');
    }
    await expect(page.getByRole('main').locator('section[id]')).toHaveCount(attorneys.length);
    const closing = under(page, 'Not sure whom to ask for?');
    await expect(closing.getByRole('link', { name: 'Request Free Consultation' })).toHaveAttribute(
      'href',
      '/contact/',
    );
    await expect(closing.getByRole('link', { name: /^Call / })).toHaveAttribute('href', phone);
  });

  test('are found by the addresses in the menus and in the footer', async ({ page }) => {
    for (const slug of attorneys) {
      await page.goto(`/attorneys/#${slug}`);
      await expect(page.locator(`#${slug}`).getByRole('heading', { level: 2 })).toBeInViewport();
    }
  });

  test('keep the block of initials where a photograph fails to load', async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    await page.route('**/no-such-photo.jpg', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/attorneys/');
    const plate = page.locator('#todd-hartwell div:has(> span[aria-hidden])').first();
    await expect(plate).toHaveText('TH');
    await page.waitForLoadState('networkidle');
    const before = await plate.screenshot();
    // The sample attorneys have no photographs. That Portrait renders one so is for its own test to prove.
    await plate.evaluate((element, markup) => element.insertAdjacentHTML('beforeend', markup), portraitPhoto);
    const photo = plate.locator('img');
    await plate.scrollIntoViewIfNeeded();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
    expect((await plate.screenshot()).equals(before)).toBe(true);
  });
});

test.describe('the client reviews', () => {
  test('show the figures, the platforms and the six categories', async ({ page }) => {
    await page.goto('/testimonials/');
    const header = under(page, 'What people say once it is over');
    for (const figure of ['1,250+', '1,000+', '210', '5.0']) {
      await expect(header.getByRole('definition').filter({ hasText: figure }).first()).toBeVisible();
    }
    await expect(header.getByText('Prior results do not guarantee a similar outcome')).toBeVisible();

    const platforms = under(page, 'Where they were left').getByRole('listitem');
    await expect(platforms).toHaveCount(4);
    for (const [index, texts] of [
      ['Google', '1,000+', '5.0'],
      ['Avvo', '214', '210 with five stars, 2 with four, 2 with fewer'],
      ['Yelp', '39', '4.7'],
      ['Rating Captain', '100'],
    ].entries()) {
      for (const text of texts) await expect(platforms.nth(index)).toContainText(text);
    }

    const groups = page.getByRole('region', { name: /^700\+ client reviews/ });
    await expect(groups.getByRole('heading', { level: 3 })).toHaveText([
      'Life-Changing Results',
      'Professional Excellence',
      'Compassionate Service',
      'Todd Hartwell Reviews',
      'Renata Okafor Reviews',
      'Team Excellence',
    ]);
    await expect(groups.getByRole('figure')).toHaveCount(30);
    await expect(groups.getByText('5 out of 5 stars')).toHaveCount(30);
  });

  test('end with three long ones, the reasons and a way to call', async ({ page }) => {
    await page.goto('/testimonials/');
    const detailed = under(page, 'Three cases, told at length');
    await expect(detailed.getByRole('article')).toHaveCount(3);
    await expect(detailed.getByText('Prior results do not guarantee a similar outcome')).toBeVisible();
    await expect(under(page, 'Why five stars').getByRole('listitem')).toHaveCount(6);
    const closing = under(page, 'Your own case is the one that matters');
    await expect(closing.locator('a[href="/contact/"]')).toBeVisible();
    await expect(closing.locator(`a[href="${phone}"]`)).toBeVisible();
  });

  test('are where the case results were', async ({ page }) => {
    await page.goto('/case-results');
    await expect(page).toHaveURL(/\/testimonials\/$/);
  });
});

test.describe('the pages left over from elsewhere', () => {
  test('areas we serve has five counties, a headquarters and its own phone', async ({ page }) => {
    await page.goto('/serving/');
    const main = page.getByRole('main');
    await expect(main.getByRole('definition').nth(0)).toHaveText('5');
    await expect(main.getByRole('definition').nth(1)).toHaveText('18M+');
    await expect(main.getByRole('definition').nth(2)).toHaveText('1000+');
    const counties = under(page, 'Five counties');
    await expect(counties.getByRole('heading', { level: 3 })).toHaveCount(5);
    await expect(counties.locator('a[href="/contact/"]')).toHaveCount(5);
    await expect(under(page, 'Our headquarters')).toContainText('(213) 555-0148');
    await expect(under(page, 'The advantage of being local').getByRole('listitem')).toHaveCount(3);
    const closing = under(page, 'Hurt in one of these counties?');
    await expect(closing.locator('a[href="tel:+12135550148"]')).toBeVisible();
    await expect(closing.locator('a[href="/contact/"]')).toBeVisible();
  });

  test('the test page is a red box', async ({ page }) => {
    await page.goto('/test/');
    const box = page.getByTestId('red-box');
    await expect(box).toBeVisible();
    const [red = 0, green = 0, blue = 0] = await box.evaluate((element) =>
      (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(3 * Math.max(green, blue));
  });

  for (const path of ['/serving/', '/test/']) {
    test(`${path} asks search engines to leave it out, and no menu leads there`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('contentinfo').locator('a[href="/testimonials/"]')).toHaveCount(1);
      await expect(page.locator(`a[href="${path}"], a[href="${path.slice(0, -1)}"]`)).toHaveCount(0);
    });
  }
});

for (const path of ['/attorneys/', '/testimonials/', '/media/', '/serving/', '/test/']) {
  test(`${path} has no accessibility findings`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  });

  test(`${path} fits the narrowest phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test(`${path} is the same when a visitor comes back to it within the site`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('contentinfo').locator('form')).toHaveAttribute('novalidate');
    const main = page.getByRole('main');
    const sent = await main.ariaSnapshot();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).click();
    await expect(page).toHaveURL(/\/terms\/$/);
    await page.goBack();
    await expect.poll(() => main.ariaSnapshot()).toBe(sent);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}
