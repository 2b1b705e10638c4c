import {
  address,
  CALCULATIONS,
  calculate,
  calculationOn,
  fillFigures,
  marksOf,
  sample,
  sampleResult,
  stepOf,
} from './calculators.ts';
import { expect, expectAccessible, test } from './support.ts';

test.use({ javaScriptEnabled: false });

test('the tabs are links, each to a page of its own calculator', async ({ page }) => {
  await page.goto('/divorce-calculators/');
  const tabs = page.getByRole('navigation', { name: 'Calculators' });
  for (const name of ['Child Support', 'Asset Division', 'Alimony Calculator']) {
    await tabs.getByRole('link', { name }).click();
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main').locator('form:visible').first()).toBeVisible();
  }
});

for (const name of CALCULATIONS) {
  test(`${name} is worked out by the server, which keeps no figure in an address, a cache or a log`, async ({
    page,
    site,
  }) => {
    await page.goto(address(name));
    const calculation = calculationOn(page, name);
    await fillFigures(calculation, sample[name]);
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await calculate(calculation);
    const answer = await answered;
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('no-store');
    await expect(calculation.getByRole('article')).toContainText(sampleResult[name]);
    for (const [field, figure] of Object.entries(sample[name])) {
      const checked = calculation.locator(`[name="${field}"]:not([type=radio]), [name="${field}"]:checked`);
      await expect(checked).toHaveValue(String(figure));
    }
    await expect.poll(() => site.output()).toContain(answer.headers()['x-request-id']);
    for (const mark of marksOf(name)) {
      expect(page.url().replace(site.url, '')).not.toContain(mark);
      expect(site.said()).not.toContain(mark);
    }
    await page.goto(address(name));
    await expect(calculation.getByRole('article')).toHaveCount(0);
  });
}

test('what cannot be read is said at the field and beside the result, and kept', async ({ page }) => {
  await page.goto(address('maintenance-worksheet'));
  const calculation = calculationOn(page, 'maintenance-worksheet');
  await fillFigures(calculation, { firstIncome: 'a lot', secondIncome: '100000' });
  await calculate(calculation);
  const income = calculation.getByLabel('You: Gross income');
  await expect(income).toHaveValue('a lot');
  await expect(income).toHaveAttribute('aria-invalid', 'true');
  await expect(income).toHaveAccessibleDescription(/You: Gross income: enter a number/);
  await expect(calculation.getByRole('article')).toContainText('You: Gross income: enter a number');
  await expect(stepOf(calculation, 'Maintenance', 'monthly')).toBeVisible();
});

test('the figures go to the contact form only when asked, and can be changed there before they are sent', async ({
  page,
  site,
}) => {
  await page.goto(address('alimony-estimate'));
  const calculation = calculationOn(page, 'alimony-estimate');
  await fillFigures(calculation, sample['alimony-estimate']);
  await calculate(calculation);
  await calculation.getByRole('button', { name: 'Send these figures with my request' }).click();
  await expect(page).toHaveURL(`${site.url}/contact/#consultation`);
  await expect(page.getByLabel('Your message')).toHaveValue(
    /^My figures from the divorce calculators: Alimony: quick estimate\n\nPayor’s income: \$110,031\n/,
  );
  expect(site.said()).not.toMatch(/110,?031/);
});

test('a form that was posted before its script arrived comes alive with its result', async ({
  newVisitor,
  site,
}) => {
  const page = await newVisitor({ javaScriptEnabled: true });
  await page.goto(site.url + address('alimony-estimate'));
  const calculation = calculationOn(page, 'alimony-estimate');
  await fillFigures(calculation, sample['alimony-estimate']);
  await calculation.locator('form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(calculation.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(calculation.getByRole('article')).toHaveCount(1);
  await expect(calculation.getByRole('article')).toContainText(sampleResult['alimony-estimate']);
  await expectAccessible(page);
});
