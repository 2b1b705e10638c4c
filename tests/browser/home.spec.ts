import { expect, expectAccessible, hydrated, test } from './support.ts';

test('has every section, with the counts the firm promises', async ({ page }) => {
  await page.goto('/');
  for (const id of [
    'approach',
    'philosophy',
    'attorneys-at-work',
    'cloud-based',
    'family',
    'media-interviews',
    'todd-netflix',
    'why-choose',
    'locations',
    'cta',
    'faq',
  ]) {
    await expect(page.getByTestId(id)).toBeVisible();
  }
  const main = page.getByRole('main');
  const under = (heading: string) =>
    main.locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) });
  await expect(under('Featured in the media').getByRole('listitem')).toHaveCount(8);
  await expect(under('How we help').getByRole('heading', { level: 3 })).toHaveCount(12);
  await expect(under('Landmark cases').locator('details')).toHaveCount(6);
  await expect(page.getByTestId('attorneys-at-work').getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(page.getByTestId('faq').locator('[id^="item-"]')).toHaveCount(20);
  await expect(main.getByText('NETFLIX', { exact: true })).toHaveCount(1);
});

test('opens one case at a time and closes it again', async ({ page }) => {
  await page.goto('/');
  const cases = page.locator('details[name="landmark-cases"]');
  await cases.nth(0).locator('summary').click();
  await expect(cases.nth(0).getByRole('link', { name: /Learn More/ })).toBeVisible();
  await cases.nth(3).locator('summary').click();
  await expect(cases.nth(0)).not.toHaveAttribute('open');
  await expect(cases.nth(3)).toHaveAttribute('open');
  await expectAccessible(page);
  await cases.nth(3).locator('summary').click();
  await expect(cases.nth(3)).not.toHaveAttribute('open');
});

test('answers one question at a time', async ({ page }) => {
  await page.goto('/');
  const faq = page.getByTestId('faq');
  await faq.locator('#item-20 summary').click();
  await expect(faq.locator('#item-20')).toHaveAttribute('open');
  await expect(faq.locator('#item-20 li, #item-20 h4').first()).toBeVisible();
  await faq.locator('#item-19 summary').click();
  await expect(faq.locator('#item-20')).not.toHaveAttribute('open');
  await faq.locator('#item-19 summary').click();
  await expect(faq.locator('details[open]')).toHaveCount(0);
});

test('shows all answers as a static list to a page that asks for prerendering', async ({ page }) => {
  await page.goto('/?prerender=true');
  const faq = page.getByTestId('faq');
  await expect(faq.locator('details')).toHaveCount(0);
  await expect(faq.locator('[id^="item-"]')).toHaveCount(20);
  await hydrated(page);
  await expect(faq.locator('details')).toHaveCount(0);
  await expectAccessible(page);
});

test('shows all answers as a static list to headless Chrome', async ({ newVisitor }) => {
  const page = await newVisitor({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/150.0.0.0 Safari/537.36',
  });
  await page.goto('/');
  await expect(page.getByTestId('faq').locator('details')).toHaveCount(0);
  await expect(page.getByTestId('faq').locator('[id^="item-"]')).toHaveCount(20);
});

test('shows the chosen office, Manhattan at first', async ({ page }) => {
  await page.goto('/');
  const locations = page.getByTestId('locations');
  await expect(locations.getByRole('radio')).toHaveCount(4);
  await expect(locations.getByRole('radio', { name: /Manhattan/ })).toBeChecked();
  await locations.getByRole('radio', { name: /Manhattan/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(locations.getByRole('radio', { name: /Brooklyn/ })).toBeChecked();
  await expect(locations.getByText('Montague Street').first()).toBeVisible();
  await expect(locations.getByText('The Woolworth Building').last()).toBeHidden();
  await expectAccessible(page);
});

test('asks the video host for nothing until play is pressed', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
  });
  await page.goto('/');
  await hydrated(page);
  const interviews = page.getByTestId('media-interviews');
  await interviews.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await interviews.getByRole('link', { name: /Play/ }).first().click();
  await expect(interviews.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/.{11}\?/,
  );
  await expect.poll(() => asked.length).toBe(1);
});
