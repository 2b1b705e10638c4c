import { calculationOn, expectFigures, field, fillFigures } from './calculators.ts';
import { holdScripts } from './hold-scripts.ts';
import { expect, hydrated, test } from './support.ts';

test('the tabs are a tab list with arrow keys, Home and End, and need no request', async ({ page }) => {
  await page.goto('/divorce-calculators/');
  await hydrated(page);
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(page.getByRole('tab')).toHaveText(['Alimony Calculator', 'Child Support', 'Asset Division']);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (['document', 'fetch'].includes(request.resourceType())) documents.push(request.url());
  });
  await tab('Alimony Calculator').focus();
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  for (const [key, name] of [
    ['Space', 'Alimony Calculator'],
    ['ArrowRight', 'Child Support'],
    ['End', 'Asset Division'],
    ['ArrowRight', 'Alimony Calculator'],
    ['ArrowLeft', 'Asset Division'],
    ['Home', 'Alimony Calculator'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.locator('[role=tab][tabindex="0"]')).toHaveText(name);
  }
  expect(await scrolled()).toBe(before);
  await tab('Child Support').click();
  await expect(page).toHaveURL(/\/divorce-calculators\/\?calculator=child-support$/);
  expect(documents).toEqual([]);
});

test('the query names the tab, or the fragment; anything else is the first one', async ({ page }) => {
  for (const [query, name] of [
    ['?calculator=asset-division', 'Asset Division'],
    ['#child-support', 'Child Support'],
    ['#child-support-worksheet', 'Child Support'],
    ['?calculator=asset-division#child-support', 'Asset Division'],
    ['?calculator=nonsense', 'Alimony Calculator'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`/divorce-calculators/${query}`);
    await hydrated(page);
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    if (query.startsWith('#')) await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  }
});

test('hydration keeps what was typed, the focus and the place of the tabs; so does another tab', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/divorce-calculators/?calculator=child-support', { waitUntil: 'domcontentloaded' });
  const worksheet = calculationOn(page, 'child-support-worksheet');
  const figures = {
    onDate: '2025-06-02',
    numberOfChildren: '3',
    married: 'no',
    firstIncome: '98,765',
    selfSupportReserve: '20,000',
  };
  await fillFigures(worksheet, figures);
  const link = page.locator('#tab-child-support');
  await link.focus();
  const place = await link.boundingBox();
  expect(place).not.toBeNull();
  release();
  await expect(page.getByRole('tab')).toHaveCount(3);
  await expect(link).toBeFocused();
  expect(await link.boundingBox()).toEqual(place);
  await expect(field(worksheet, 'childSupportCap')).toHaveAccessibleDescription(/March 1, 2024/);

  await page.getByRole('tab', { name: 'Asset Division' }).click();
  await expect(worksheet).toBeHidden();
  await page.getByRole('tab', { name: 'Child Support' }).click();
  await expectFigures(worksheet, figures);
  await expect(field(worksheet, 'selfSupportReserve')).toBeVisible();
});
