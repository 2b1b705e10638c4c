import {
  address,
  calculate,
  calculationOn,
  expectFigures,
  field,
  fillFigures,
  openCalculation,
} from './calculators.ts';
import { expect, hydrated, test } from './support.ts';

const incomeLink = (income: number) => `#v=1&c=alimony-estimate&payorIncome=${income}&marriageLength=20`;

test('a shared link fills its form, calculates it and opens its tab until one is chosen', async ({
  page,
}) => {
  await page.goto('/divorce-calculators/?calculator=alimony#v=1&c=asset-division&realEstate=500000');
  const tab = (name: string) => page.getByRole('tab', { name });
  const assets = calculationOn(page, 'asset-division');
  await expect(assets.getByRole('article')).toContainText('$500,000');
  await expect(field(assets, 'realEstate')).toHaveValue('500000');
  await expect(assets).toBeInViewport();
  await expect(tab('Asset Division')).toHaveAttribute('aria-selected', 'true');
  await tab('Alimony Calculator').click();
  await expect(tab('Alimony Calculator')).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(tab('Alimony Calculator')).toHaveAttribute('aria-selected', 'true');
});

test('a shared link opens the groups it fills, and asks again where its options are unknown', async ({
  page,
}) => {
  const figures =
    'secondIncome=80000&selfSupportReserve=20000&numberOfChildren=99&custodialParent=nobody&married=maybe';
  await page.goto(`${address('child-support-worksheet')}#v=1&c=child-support-worksheet&${figures}`);
  const worksheet = calculationOn(page, 'child-support-worksheet');
  await expect(worksheet.getByRole('group', { name: 'Please check these fields' })).toBeFocused();
  await expect(worksheet.getByRole('article')).toHaveCount(0);
  await expect(field(worksheet, 'selfSupportReserve')).toBeVisible();
  await expect(worksheet.locator('details[open]')).toHaveCount(1);
  await expectFigures(worksheet, { numberOfChildren: '1', custodialParent: '', married: '' });
  await expect(worksheet).not.toContainText(/99|nobody|maybe|NaN|undefined/);
});

test('a fragment without figures changes nothing', async ({ page }) => {
  for (const fragment of ['#v=1&c=nonsense&a=1', '#%E0%A4%A=']) {
    await page.goto('about:blank');
    await page.goto(`${address('alimony-estimate')}${fragment}`);
    await hydrated(page);
    await expect(page.getByRole('tabpanel', { name: 'Alimony Calculator' })).toBeVisible();
    // A valid link, calculated after it.
    await page.evaluate(() => {
      location.hash = '#v=1&c=maintenance-worksheet&firstIncome=100000';
    });
    await expect(calculationOn(page, 'maintenance-worksheet').getByRole('article')).toBeVisible();
    await expect(page.locator('article')).toHaveCount(1);
    await expect(calculationOn(page, 'alimony-estimate').getByLabel('Payor’s income')).toHaveValue('');
  }
});

test('the figures of an opened link stay in neither the address bar nor the list behind Back', async ({
  page,
}) => {
  await page.goto(`${address('alimony-estimate')}${incomeLink(100_000)}`);
  const estimate = calculationOn(page, 'alimony-estimate');
  const result = estimate.getByRole('article');
  await expect(result).toContainText('$2,500 a month');
  await expect(page).toHaveURL(address('alimony-estimate'));
  // The same link again, over figures typed since, and another one, which is also opened again.
  for (const [income, monthly] of [
    [100_000, '$2,500'],
    [120_000, '$3,000'],
    [120_000, '$3,000'],
  ] as const) {
    await fillFigures(estimate, { payorIncome: '80000' });
    await page.evaluate((next) => {
      location.hash = next;
    }, incomeLink(income));
    await expect(field(estimate, 'payorIncome')).toHaveValue(String(income));
    await expect(result).toContainText(`${monthly} a month`);
    await expect(page).toHaveURL(address('alimony-estimate'));
  }
  await page.goBack();
  await expect(page).toHaveURL(address('alimony-estimate'));
  await expect(field(estimate, 'payorIncome')).toHaveValue('120000');
  await page.reload();
  await expect(field(estimate, 'payorIncome')).toHaveValue('');
});

test('the figures of a link stay, over those carried before it, when a tab is chosen', async ({ page }) => {
  const estimate = await openCalculation(page, 'alimony-estimate');
  const income = field(calculationOn(page, 'maintenance-worksheet'), 'firstIncome');
  await fillFigures(estimate, { payorIncome: '100000' });
  await calculate(estimate);
  await estimate.getByRole('button', { name: 'I earn more' }).click();
  await expect(income).toHaveValue('100000');
  await page.evaluate(() => {
    location.hash = '#v=1&c=maintenance-worksheet&firstIncome=50000';
  });
  await expect(income).toHaveValue('50000');
  const tab = page.getByRole('tab', { name: 'Child Support' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(income).toHaveValue('50000');
});

test('Back from another page finds figures, results and open groups, which are stored only when asked for', async ({
  page,
}) => {
  await page.goto(`/divorce-calculators/?calculator=alimony${incomeLink(100_000)}`);
  const estimate = calculationOn(page, 'alimony-estimate');
  const worksheet = calculationOn(page, 'maintenance-worksheet');
  await expect(estimate.getByRole('article')).toContainText('$2,500 a month');
  await fillFigures(estimate, { payorIncome: '120000', hasChildren: 'yes' });
  await calculate(estimate);
  await expect(estimate.getByRole('article')).toContainText('$3,000 a month');
  await fillFigures(worksheet, { firstIncome: '52,061', selfSupportReserve: '20,000' });
  const stored = () => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(await stored()).not.toMatch(/120,?000|52,?061/);
  await estimate.getByRole('button', { name: 'Send these figures with my request' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue(/120,000/);
  await page.goBack();
  await expect(estimate.getByRole('article')).toContainText('$3,000 a month');
  await expectFigures(estimate, { payorIncome: '120000', hasChildren: 'yes' });
  await expect(estimate.getByRole('status')).toBeEmpty();
  await expectFigures(worksheet, { firstIncome: '52,061', selfSupportReserve: '20,000' });
  await expect(worksheet.locator('details[open]')).toHaveCount(1);
  await expect(worksheet.getByRole('article')).toHaveCount(0);
  expect(await stored()).not.toMatch(/52,?061/);
});

test('Back to an error shows it at its field and leaves the focus alone; the form still calculates', async ({
  page,
}) => {
  const estimate = await openCalculation(page, 'alimony-estimate');
  await fillFigures(estimate, { payorIncome: 'a lot', marriageLength: '20' });
  await calculate(estimate);
  const summary = estimate.getByRole('group', { name: 'Please check these fields' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: NY Divorce Calculators/);
  await page.getByRole('main').getByRole('link', { name: 'What a divorce costs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What a divorce costs' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Divorce calculators' }).click();
  const income = field(estimate, 'payorIncome');
  await expect(income).toHaveValue('a lot');
  await expect(income).toHaveAccessibleDescription(/enter a number/);
  await expect(summary).toHaveCount(0);
  await expect(page).toHaveTitle(/^NY Divorce Calculators/);
  await fillFigures(estimate, { payorIncome: '50000' });
  await calculate(estimate);
  await expect(estimate.getByRole('article')).toContainText('$1,250');
});
