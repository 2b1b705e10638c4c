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
import { expect, test } from './support.ts';

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

test('a worksheet names the figures in force today before anything is typed', async ({ page }) => {
  await page.goto(address('maintenance-worksheet'));
  const worksheet = calculationOn(page, 'maintenance-worksheet');
  await expect(worksheet.getByText('The table of caps is complete as of March 1, 2026.')).toBeVisible();
  await worksheet.getByText('Change the caps and the reserve', { exact: true }).click();
  for (const name of ['Cap for maintenance', 'Cap for child support', 'Self-support reserve']) {
    await expect(worksheet.getByLabel(name)).toHaveAccessibleDescription(/^If blank: \$[\d,]+, in force /);
  }
});

test('a flood of calculations is asked to wait, and loses nothing that was typed', async ({
  page,
  startSite,
  problems,
}) => {
  problems.allow(/status of 429/);
  const site = await startSite({ RATE_LIMIT: 'on' });
  const form = { form: 'alimony-estimate', payorIncome: '100000' };
  await page.goto(site.url + address('alimony-estimate'));
  const calculation = calculationOn(page, 'alimony-estimate');
  await fillFigures(calculation, sample['alimony-estimate']);
  // Ordinary use is far from the limit.
  for (let press = 0; press < 20; press += 1) {
    const answer = await page.request.post(site.url + address('alimony-estimate'), { multipart: form });
    expect(answer.status()).toBe(200);
  }
  await expect
    .poll(
      async () =>
        (await page.request.post(site.url + address('alimony-estimate'), { multipart: form })).status(),
      { intervals: [0], timeout: 60_000 },
    )
    .toBe(429);
  await calculate(calculation);
  await expect(calculation.getByRole('alert')).toContainText('Too many requests. Please wait a moment');
  await expect(calculation.getByLabel('Payor’s income')).toHaveValue('110,031');
  await expect(calculation.getByRole('article')).toHaveCount(0);
});
