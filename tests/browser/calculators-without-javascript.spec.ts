import { calculatorStale } from '#law/calculators/page.ts';
import { resultActions, resultText } from '#law/calculators/results.ts';
import { paths } from '../../contract/paths.ts';
import {
  address,
  CALCULATIONS,
  calculate,
  calculationOn,
  expectFigures,
  field,
  fillFigures,
  marksOf,
  sample,
  sampleResult,
} from './calculators.ts';
import { holdScripts } from './hold-scripts.ts';
import { expect, expectAccessible, test } from './support.ts';

test('a form submitted before hydration is calculated by the server, and then by the page', async ({
  page,
}) => {
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(new URL(request.url()).pathname);
  });
  const release = await holdScripts(page);
  await page.goto(address('maintenance-worksheet'), { waitUntil: 'domcontentloaded' });
  const calculation = calculationOn(page, 'maintenance-worksheet');
  const result = calculation.getByRole('article');
  await fillFigures(calculation, { ...sample['maintenance-worksheet'], maintenanceCap: 'much' });
  await calculate(calculation);
  const cap = field(calculation, 'maintenanceCap');
  await expect(cap).toHaveAccessibleDescription(/enter a number/);
  await expect(cap).toHaveValue('much');
  await expect(result).toHaveCount(0);
  await fillFigures(calculation, { maintenanceCap: '300,000' });
  await calculate(calculation);
  await expect(result).toContainText(resultText.byServer);
  release();
  await expect(calculation.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(result).toHaveCount(1);
  await expect(cap).toHaveValue('300,000');
  await expect(calculation.getByText(calculatorStale)).toHaveCount(0);
  await expectAccessible(page);
  await fillFigures(calculation, { maintenanceCap: '' });
  await expect(calculation.getByText(calculatorStale)).toBeVisible();
  const send = calculation.getByRole('button', { name: resultActions.send });
  await expect(send).toBeDisabled();
  await calculate(calculation);
  await expect(send).toBeEnabled();
  await expect(calculation.getByRole('status')).toContainText(sampleResult['maintenance-worksheet']);
  await expect(result).not.toContainText(resultText.byServer);
  expect(posted).toEqual(['/divorce-calculators/', '/divorce-calculators/']);
});

test('an early result and what was typed since are kept while the engine cannot be loaded', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to fetch dynamically imported module/);
  const release = await holdScripts(page);
  await page.route('**/assets/calculate-*.js', (route) => route.abort());
  await page.goto(address('alimony-estimate'), { waitUntil: 'domcontentloaded' });
  const calculation = calculationOn(page, 'alimony-estimate');
  await fillFigures(calculation, sample['alimony-estimate']);
  await calculate(calculation);
  await expect(calculation.getByRole('article')).toBeVisible();
  release();
  await expect(page.getByRole('tab')).toHaveCount(3);
  await fillFigures(calculation, { payorIncome: '120000' });
  await calculate(calculation);
  await expect(page.getByText('The calculator could not be loaded', { exact: true })).toBeVisible();
  await expect(field(calculation, 'payorIncome')).toHaveValue('120000');
  await expect(calculation.getByRole('article')).toContainText(sampleResult['alimony-estimate']);
  await page.getByRole('tab', { name: 'Child Support' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Child Support' })).toBeVisible();
});

test('a figure changed before hydration outdates the result of the server, also while the engine is not there', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.route('**/assets/calculate-*.js', () => {});
  await page.goto(address('alimony-estimate'), { waitUntil: 'domcontentloaded' });
  const calculation = calculationOn(page, 'alimony-estimate');
  await fillFigures(calculation, sample['alimony-estimate']);
  await calculate(calculation);
  await expect(calculation.getByRole('article')).toBeVisible();
  await fillFigures(calculation, { payorIncome: '120000' });
  release();
  await expect(calculation.getByText(calculatorStale)).toBeVisible();
  await expect(calculation.getByRole('article')).toContainText(sampleResult['alimony-estimate']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const name of CALCULATIONS) {
    test(`${name} is calculated by the server, which keeps no figure in a URL, a cache or a log`, async ({
      page,
      site,
    }) => {
      await page.goto(address(name));
      const calculation = calculationOn(page, name);
      await fillFigures(calculation, sample[name]);
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await calculate(calculation);
      const answer = await answered;
      expect(answer.headers()['cache-control']).toBe('no-store');
      await expect(calculation.getByRole('article')).toContainText(sampleResult[name]);
      await expect(calculation.getByRole('article')).toContainText(resultText.byServer);
      await expectFigures(calculation, sample[name]);
      await expect.poll(() => site.output()).toContain(answer.headers()['x-request-id']);
      for (const mark of marksOf(name)) {
        expect(page.url().replace(site.url, '')).not.toContain(mark);
        expect(site.stableOutput()).not.toContain(mark);
      }
      await page.goto(address(name));
      await expect(calculation.getByRole('article')).toHaveCount(0);
    });
  }

  test('tabs are links, and figures go to the contact form only on request', async ({ page, site }) => {
    await page.goto(address('asset-division'));
    const tabs = page.getByRole('navigation', { name: 'Calculators' });
    await tabs.getByRole('link', { name: 'Alimony Calculator' }).click();
    await expect(tabs.locator('[aria-current=page]')).toHaveText('Alimony Calculator');
    const calculation = calculationOn(page, 'alimony-estimate');
    await fillFigures(calculation, sample['alimony-estimate']);
    await calculate(calculation);
    await calculation.getByRole('button', { name: 'Send these figures with my request' }).click();
    await expect(page).toHaveURL(`${site.url}/contact/#consultation`);
    await expect(page.getByLabel('Your message')).toHaveValue(
      /^My figures from the divorce calculators: Alimony: quick estimate\n\nPayor’s income: \$110,031\n/,
    );
    expect(site.stableOutput()).not.toMatch(/110,?031/);

    await page.goto(address('alimony-estimate'));
    await fillFigures(calculation, sample['alimony-estimate']);
    await calculate(calculation);
    await calculation.getByRole('button', { name: 'I earn less' }).click();
    const worksheet = calculationOn(page, 'maintenance-worksheet');
    await expectFigures(worksheet, { firstIncome: '25037', secondIncome: '110,031', numberOfChildren: '1' });
    await expect(worksheet.getByRole('article').getByRole('heading').first()).toBeInViewport();
    expect(site.stableOutput()).not.toMatch(/110,?031/);
  });

  test('a flood of forms is asked to wait, and loses nothing that was typed', async ({
    page,
    startSite,
    problems,
  }) => {
    problems.allow(/status of 429/);
    const site = await startSite({ RATE_LIMIT: 'on' });
    await page.goto(site.url + address('alimony-estimate'));
    const calculation = calculationOn(page, 'alimony-estimate');
    await fillFigures(calculation, sample['alimony-estimate']);
    // The address of the route's data: its action answers without a rendered page.
    const data = `${site.url}${paths.divorceCalculators}_.data`;
    const post = async () => {
      const body = new FormData();
      body.set('form', 'alimony-estimate');
      body.set('payorIncome', '100000');
      return (await fetch(data, { method: 'POST', body })).status;
    };
    // Ordinary use is far below the limit.
    for (let press = 0; press < 20; press += 1) expect(await post()).toBe(200);
    await expect.poll(post, { intervals: [0] }).toBe(429);
    await calculate(calculation);
    await expect(calculation.getByRole('alert')).toContainText('Too many requests. Please wait a moment');
    await expect(field(calculation, 'payorIncome')).toHaveValue('110,031');
    await expect(calculation.getByRole('article')).toHaveCount(0);
  });
});
