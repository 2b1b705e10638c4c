import { address, calculate, calculationOn, fillFigures, openCalculation } from './calculators.ts';
import { expect, hydrated, test } from './support.ts';

test('a shared link that means nothing leaves the page as it is', async ({ page }) => {
  for (const fragment of ['#v=1&c=nonsense&a=1', '#v=9&c=alimony-estimate', '#%E0%A4%A=', '#c=', '#=']) {
    await page.goto(`${address('alimony-estimate')}${fragment}`);
    await hydrated(page);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    // One that means something is answered after it: by then this one has been decided on.
    await page.evaluate(() => {
      location.hash = '#v=1&c=maintenance-worksheet&firstIncome=100000';
    });
    await expect(calculationOn(page, 'maintenance-worksheet').getByRole('article')).toBeVisible();
    await expect(page.locator('article')).toHaveCount(1);
    await expect(
      calculationOn(page, 'alimony-estimate').getByRole('textbox', { name: 'Payor’s income' }),
    ).toHaveValue('');
    await page.goto('about:blank');
  }
});

test('a shared link with options that no list offers leaves those as they are', async ({ page }) => {
  const figures = 'secondIncome=80000&numberOfChildren=99&custodialParent=nobody&married=maybe';
  await page.goto(`${address('child-support-worksheet')}#v=1&c=child-support-worksheet&${figures}`);
  const worksheet = calculationOn(page, 'child-support-worksheet');
  await expect(worksheet.getByRole('article')).toBeVisible();
  await expect(worksheet.getByLabel('Number of children')).toHaveValue('1');
  await expect(worksheet.locator('[name=custodialParent]:checked')).toHaveValue('first');
  await expect(worksheet.locator('[name=married]:checked')).toHaveValue('yes');
  await expect(worksheet).not.toContainText(/99|nobody|maybe|NaN|undefined/);
});

test('a shared link without a tab in it opens the tab of its figures', async ({ page }) => {
  await page.goto('/divorce-calculators/#v=1&c=asset-division&realEstate=500000');
  await expect(page.getByRole('tab', { name: 'Asset Division' })).toHaveAttribute('aria-selected', 'true');
  const assets = calculationOn(page, 'asset-division');
  await expect(assets.getByRole('article')).toContainText('$500,000');
  await expect(assets).toBeInViewport();
  await page.getByRole('tab', { name: 'Alimony Calculator' }).click();
  await expect(page.getByRole('tab', { name: 'Alimony Calculator' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a shared link to one tab with the figures of another opens that of the figures, until a tab is chosen', async ({
  page,
}) => {
  await page.goto('/divorce-calculators/?calculator=alimony#v=1&c=asset-division&realEstate=500000');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Asset Division')).toHaveAttribute('aria-selected', 'true');
  await expect(calculationOn(page, 'asset-division').getByRole('article')).toBeVisible();
  await tab('Alimony Calculator').click();
  await expect(tab('Alimony Calculator')).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(tab('Alimony Calculator')).toHaveAttribute('aria-selected', 'true');
});

test('Back to a shared link keeps what was typed over its figures since', async ({ page }) => {
  await page.goto(
    `${address('alimony-estimate')}#v=1&c=alimony-estimate&payorIncome=100000&marriageLength=20`,
  );
  const estimate = calculationOn(page, 'alimony-estimate');
  await expect(estimate.getByRole('article')).toContainText('$2,500 a month');
  await fillFigures(estimate, { payorIncome: '120000' });
  await page.evaluate(() => {
    location.hash = '#alimony-estimate';
  });
  await page.goBack();
  await expect(page).toHaveURL(/payorIncome=100000/);
  await calculate(estimate);
  await expect(estimate.getByRole('article')).toContainText('$3,000 a month');
  await expect(estimate.getByRole('textbox', { name: 'Payor’s income' })).toHaveValue('120000');
});

test('the way to a field that could not be read leaves the address as it is', async ({ page }) => {
  const estimate = await openCalculation(page, 'alimony-estimate');
  await fillFigures(estimate, { payorIncome: 'a lot' });
  await calculate(estimate);
  const before = page.url();
  await estimate
    .getByRole('article')
    .getByRole('link', { name: /Payor’s income/ })
    .click();
  await expect(estimate.getByRole('textbox', { name: 'Payor’s income' })).toBeFocused();
  expect(page.url()).toBe(before);
});
