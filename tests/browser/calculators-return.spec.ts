import { calculate, calculationOn, fillFigures, openCalculation } from './calculators.ts';
import { expect, hydrated, test } from './support.ts';

test('Back from another page finds the figures, the results and the open groups as they were left', async ({
  page,
}) => {
  const estimate = await openCalculation(page, 'alimony-estimate');
  await fillFigures(estimate, { payorIncome: '120000', marriageLength: '20', hasChildren: 'yes' });
  await calculate(estimate);
  const result = await estimate.getByRole('article').getByRole('term').first().textContent();
  const worksheet = calculationOn(page, 'maintenance-worksheet');
  await fillFigures(worksheet, { firstIncome: '52,061', selfSupportReserve: '20,000' });
  const opened = await worksheet.locator('details[open]').count();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  await estimate.getByRole('button', { name: 'Send these figures with my request' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue(/120,000/);
  await page.goBack();
  await expect(estimate.getByRole('article')).toContainText(result ?? '');
  await expect(estimate.getByRole('textbox', { name: 'Payor’s income' })).toHaveValue('120000');
  await expect(estimate.locator('[name=hasChildren]:checked')).toHaveValue('yes');
  await expect(estimate.getByRole('status')).toBeEmpty();
  await expect(worksheet.getByLabel('You: Gross income')).toHaveValue('52,061');
  await expect(worksheet.getByLabel('Self-support reserve')).toHaveValue('20,000');
  await expect(worksheet.locator('details[open]')).toHaveCount(opened);
  await expect(worksheet.getByRole('article')).toHaveCount(0);
  expect(requests.filter((request) => /120,?000|52,?061/.test(request))).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toMatch(/120,?000|52,?061/);
});

test('Back to a result with a problem shows the problem and leaves the focus alone', async ({ page }) => {
  const estimate = await openCalculation(page, 'alimony-estimate');
  await fillFigures(estimate, { payorIncome: 'a lot', payeeIncome: '20000' });
  await calculate(estimate);
  await expect(estimate.getByRole('alert')).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByLabel('Your message')).toBeVisible();
  await page.goBack();
  const income = estimate.getByRole('textbox', { name: 'Payor’s income' });
  await expect(income).toHaveValue('a lot');
  await expect(income).toHaveAccessibleDescription(/enter a number/);
  await expect(estimate.getByRole('alert')).toHaveCount(0);
});

test('Back to a shared link finds what was typed over it, with its result', async ({ page }) => {
  await page.goto(
    '/divorce-calculators/?calculator=alimony#v=1&c=alimony-estimate&payorIncome=100000&marriageLength=20',
  );
  const estimate = calculationOn(page, 'alimony-estimate');
  await expect(estimate.getByRole('article')).toContainText('$2,500 a month');
  await fillFigures(estimate, { payorIncome: '120000' });
  await calculate(estimate);
  await estimate.getByRole('button', { name: 'Send these figures with my request' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue(/120,000/);
  await page.goBack();
  await expect(estimate.getByRole('article')).toContainText('$3,000 a month');
  await expect(estimate.getByRole('textbox', { name: 'Payor’s income' })).toHaveValue('120000');
});

test('Back and Forward between shared links show the figures of the address until something is typed', async ({
  page,
}) => {
  const fragment = (income: number) => `#v=1&c=alimony-estimate&payorIncome=${income}&marriageLength=20`;
  await page.goto(`/divorce-calculators/?calculator=alimony${fragment(100_000)}`);
  const result = calculationOn(page, 'alimony-estimate').getByRole('article');
  await expect(result).toContainText('$2,500 a month');
  await page.evaluate((next) => {
    location.hash = next;
  }, fragment(120_000));
  await expect(result).toContainText('$3,000 a month');
  await page.goBack();
  await expect(result).toContainText('$2,500 a month');
  await page.goForward();
  await expect(result).toContainText('$3,000 a month');
  await fillFigures(calculationOn(page, 'alimony-estimate'), { payorIncome: '80000' });
  await page.goBack();
  await expect(page).toHaveURL(/payorIncome=100000/);
  await calculate(calculationOn(page, 'alimony-estimate'));
  await expect(result).toContainText('$2,000 a month');
});

test('own words typed over figures that were taken along survive a reload, which brings no figures back', async ({
  page,
}) => {
  const estimate = await openCalculation(page, 'alimony-estimate');
  await fillFigures(estimate, { payorIncome: '120000' });
  await calculate(estimate);
  await estimate.getByRole('button', { name: 'Send these figures with my request' }).click();
  const message = page.getByLabel('Your message');
  await expect(message).toHaveValue(/^My figures/);
  await message.fill('Please call me in the evening.');
  // Written down in a pause of the typing.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('in the evening');
  await page.reload();
  await hydrated(page);
  await expect(message).toHaveValue('Please call me in the evening.');
});
