import type { Page, Request } from '@playwright/test';
import vectors from '../fixtures/calculator-vectors.json' with { type: 'json' };
import {
  address,
  CALCULATIONS,
  calculate,
  calculationOn,
  fillFigures,
  marksOf,
  openCalculation,
  sample,
  sampleResult,
  stepOf,
} from './calculators.ts';
import { expect, expectAccessible, hydrated, test } from './support.ts';

const money = (dollars: number, decimals: number) =>
  `$${dollars.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}`;

/** Everything that leaves the browser: addresses without the port, which is given by chance, headers and bodies. */
function recordTraffic(page: Page): () => Promise<string> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return async () => {
    const sent = await Promise.all(
      requests.map(async (request) => [
        request.url(),
        request.postData() ?? '',
        JSON.stringify(await request.allHeaders().catch(() => ({}))),
      ]),
    );
    return sent
      .flat()
      .join('\n')
      .replaceAll(/(?<=127\.0\.0\.1|localhost):\d+/g, '');
  };
}

test.describe('the tabs', () => {
  const names = ['Alimony Calculator', 'Child Support', 'Asset Division'];

  test('are a tab list that arrow keys, Home and End walk through, without asking the server', async ({
    page,
  }) => {
    await page.goto('/divorce-calculators/');
    await hydrated(page);
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveText(names);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await tabs.first().focus();
    for (const [key, name] of [
      ['ArrowRight', 'Child Support'],
      ['End', 'Asset Division'],
      ['ArrowRight', 'Alimony Calculator'],
      ['ArrowLeft', 'Asset Division'],
      ['Home', 'Alimony Calculator'],
    ] as const) {
      await page.keyboard.press(key);
      const chosen = page.getByRole('tab', { name });
      await expect(chosen).toBeFocused();
      await expect(chosen).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expect(page.locator('[role=tab][tabindex="0"]')).toHaveText(name);
    }
    await page.getByRole('tab', { name: 'Child Support' }).click();
    await expect(page).toHaveURL(/\/divorce-calculators\/\?calculator=child-support$/);
    // Browsers ask for the icon again when the address changes.
    expect(asked.filter((url) => !url.endsWith('favicon.svg'))).toEqual([]);
  });

  test('have an address each, one canonical address, and fall back to the first', async ({ page, site }) => {
    for (const [query, name] of [
      ['', 'Alimony Calculator'],
      ['?calculator=child-support', 'Child Support'],
      ['?calculator=asset-division', 'Asset Division'],
      ['?calculator=nonsense', 'Alimony Calculator'],
    ] as const) {
      await page.goto(`/divorce-calculators/${query}`);
      await hydrated(page);
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `${site.url}/divorce-calculators/`,
      );
    }
  });

  test('keep what was typed when another one is chosen, also what was typed before hydration', async ({
    page,
  }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto('/divorce-calculators/', { waitUntil: 'domcontentloaded' });
    const income = page.locator('#alimony-estimate').getByLabel('Payor’s income');
    await income.fill('98,765');
    resolve();
    await hydrated(page);
    await expect(income).toHaveValue('98,765');
    await page.getByRole('tab', { name: 'Asset Division' }).click();
    await expect(income).toBeHidden();
    await page.getByRole('tab', { name: 'Alimony Calculator' }).click();
    await expect(income).toHaveValue('98,765');
  });

  test('stay where they are, and keep the focus, when the page comes alive', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto('/divorce-calculators/?calculator=child-support', { waitUntil: 'domcontentloaded' });
    const link = page.locator('#tab-child-support');
    await link.focus();
    const before = await link.boundingBox();
    expect(before).not.toBeNull();
    resolve();
    await hydrated(page);
    await expect(page.getByRole('tab')).toHaveCount(3);
    await expect(link).toBeFocused();
    expect(await link.boundingBox()).toEqual(before);
  });
});

for (const name of CALCULATIONS) {
  test.describe(`the form of ${name}`, () => {
    test('shows nothing until Calculate, then the result, announced and accessible', async ({
      page,
      isMobile,
    }) => {
      // axe reads every colour of a long page.
      test.slow();
      const calculation = await openCalculation(page, name);
      const result = calculation.getByRole('article');
      await fillFigures(calculation, sample[name]);
      await expect(result).toHaveCount(0);
      await expect(calculation.getByRole('status')).toBeEmpty();
      await calculate(calculation);
      await expect(result).toContainText(sampleResult[name]);
      await expect(calculation.getByRole('status')).toContainText(sampleResult[name]);
      await expect(result.getByRole('img').first()).toBeVisible();
      await expect(calculation.getByText('General information, not legal advice.')).toBeVisible();
      await expectAccessible(page);
      if (isMobile) await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        await page.evaluate(() => document.documentElement.clientWidth),
      );
    });

    test('carries its figures in a link that no server sees', async ({ page, newVisitor, site, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
      const calculation = await openCalculation(page, name);
      await fillFigures(calculation, sample[name]);
      await calculate(calculation);
      await calculation.getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toMatch(new RegExp(`^${site.url}/divorce-calculators/\\?calculator=[a-z-]+#`));

      const other = await newVisitor();
      const traffic = recordTraffic(other);
      await other.goto(link);
      const shared = calculationOn(other, name);
      await expect(shared.getByRole('article')).toContainText(sampleResult[name]);
      for (const [field, figure] of Object.entries(sample[name])) {
        const checked = shared.locator(`[name="${field}"]:not([type=radio]), [name="${field}"]:checked`);
        await expect(checked).toHaveValue(String(figure));
      }
      const sent = await traffic();
      for (const mark of marksOf(name)) expect(sent).not.toContain(mark);
      expect(await other.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('#');
    });

    test('goes along with a request only when asked, for the visitor to read first', async ({
      page,
      site,
    }) => {
      const traffic = recordTraffic(page);
      const calculation = await openCalculation(page, name);
      await fillFigures(calculation, sample[name]);
      await calculate(calculation);
      await calculation.getByRole('button', { name: 'Send these figures with my request' }).click();
      await expect(page).toHaveURL(`${site.url}/contact/#consultation`);
      const message = page.getByLabel('Your message');
      await expect(message).toHaveValue(/^My figures from the divorce calculators:/);
      await expect(message).toHaveValue(new RegExp(sampleResult[name].replace(/[$.]/g, '\\$&')));
      await message.fill(`${await message.inputValue()}\nPlease call me.`);
      await expect(message).toHaveValue(/Please call me\.$/);
      const sent = await traffic();
      for (const mark of marksOf(name)) expect(sent).not.toContain(mark);
      await page.reload();
      await hydrated(page);
      await expect(message).toHaveValue(/^My figures from the divorce calculators:/);
    });
  });
}

test('nothing typed reaches the server: not while typing, calculating, sharing or printing', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await page.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event('afterprint'));
  });
  const traffic = recordTraffic(page);
  for (const name of CALCULATIONS) {
    const calculation = await openCalculation(page, name);
    await fillFigures(calculation, sample[name]);
    await calculate(calculation);
    await calculation.getByRole('button', { name: 'Print worksheet' }).click();
    await calculation.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  const sent = await traffic();
  expect(sent).toContain('/divorce-calculators/');
  for (const mark of CALCULATIONS.flatMap(marksOf)) expect(sent).not.toContain(mark);
  const last = await page.request.get('/divorce-calculators/');
  await expect.poll(() => site.output()).toContain(last.headers()['x-request-id']);
  for (const mark of CALCULATIONS.flatMap(marksOf)) expect(site.said()).not.toContain(mark);
});

test('a whole calculation is done by keyboard alone', async ({ page }) => {
  await page.goto('/divorce-calculators/');
  await hydrated(page);
  await page.getByRole('tab', { name: 'Alimony Calculator' }).focus();
  const calculation = calculationOn(page, 'alimony-estimate');
  for (const figure of ['100000', '0', '20']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(figure);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(calculation.getByLabel('Yes')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(calculation.getByRole('button', { name: 'Calculate' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calculation.getByRole('status')).toContainText('$2,500 a month');
  await expect(calculation.getByRole('button', { name: 'Calculate' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(calculation.getByRole('button', { name: 'Send these figures with my request' })).toBeFocused();
});

test('a result says that it is out of date once a figure is changed, until Calculate is pressed again', async ({
  page,
}) => {
  const calculation = await openCalculation(page, 'alimony-estimate');
  await fillFigures(calculation, { payorIncome: '100000', marriageLength: '20' });
  await calculate(calculation);
  const stale = calculation.getByText('You have changed a figure since.');
  await expect(stale).toBeHidden();
  await fillFigures(calculation, { payorIncome: '120000' });
  await expect(stale).toBeVisible();
  await calculate(calculation);
  await expect(stale).toBeHidden();
  await expect(calculation.getByRole('article')).toContainText('$3,000 a month');
});

test.describe('bad input', () => {
  const understood: [typed: string, result: string][] = [
    ['', '$0 a month'],
    ['   ', '$0 a month'],
    ['12,000', '$150 a month'],
    ['$12 000.50', '$150 a month'],
    ['+12000', '$150 a month'],
    ['999,999,999,999', '$2,538 a month'],
  ];
  const refused: [typed: string, message: RegExp][] = [
    ['-50000', /Payor’s income: a negative figure counts as blank/],
    ['1e309', /Payor’s income: enter a number/],
    ['Infinity', /Payor’s income: enter a number/],
    ['a lot', /Payor’s income: enter a number/],
    ['12,34,56', /Payor’s income: enter a number/],
    ['1234567890123456789012345678901234567890', /Payor’s income: this is more than/],
  ];

  test('is accepted where its meaning is plain', async ({ page }) => {
    const calculation = await openCalculation(page, 'alimony-estimate');
    for (const [typed, result] of understood) {
      await fillFigures(calculation, { payorIncome: typed });
      await calculate(calculation);
      await expect(calculation.getByRole('article')).toContainText(result);
      await expect(calculation.getByRole('alert')).toHaveCount(0);
      await expect(calculation.getByRole('textbox', { name: 'Payor’s income' })).not.toHaveAttribute(
        'aria-invalid',
      );
    }
  });

  test('counts as 0 otherwise, is kept, and has its message at the field and at the top', async ({
    page,
  }) => {
    const calculation = await openCalculation(page, 'alimony-estimate');
    const income = calculation.getByRole('textbox', { name: 'Payor’s income' });
    for (const [typed, message] of refused) {
      await fillFigures(calculation, { payorIncome: typed });
      await calculate(calculation);
      await expect(calculation.getByRole('article')).toContainText('$0 a month');
      await expect(calculation).not.toContainText(/NaN|∞|undefined/);
      await expect(income).toHaveAttribute('aria-invalid', 'true');
      await expect(income).toHaveAccessibleDescription(message);
      await expect(income).toHaveValue(typed);
      const summary = calculation.getByRole('alert');
      await expect(summary).toBeFocused();
      await summary.getByRole('link', { name: message }).click();
      await expect(income).toBeFocused();
    }
    await expectAccessible(page);
    await fillFigures(calculation, { payorIncome: '100000' });
    await calculate(calculation);
    await expect(calculation.getByRole('alert')).toHaveCount(0);
    await expect(income).toHaveAccessibleDescription('The spouse who would pay.');
  });

  test('in a date, a length or a share is dealt with in the same way', async ({ page }) => {
    test.slow();
    const worksheet = await openCalculation(page, 'maintenance-worksheet');
    await fillFigures(worksheet, {
      onDate: '2010-01-01',
      marriageLength: '900',
      firstIncome: '100000',
      maintenanceCap: 'much',
    });
    await calculate(worksheet);
    await expect(worksheet.getByRole('alert').getByRole('link')).toHaveText([
      /^Date: choose a day from January 31, 2016 on/,
      /^Length of the marriage: this is more/,
      /^Cap for maintenance: enter a number/,
    ]);
    await expect(worksheet.getByRole('article')).toContainText('$2,500 a month');
    await expectAccessible(page);

    const assets = await openCalculation(page, 'asset-division');
    await fillFigures(assets, { realEstate: '100000', firstShare: '150' });
    await calculate(assets);
    await expect(assets.getByLabel('Your share')).toHaveAccessibleDescription(/this is more than/);
  });
});

test.describe('results', () => {
  // The engine is held to every vector by unit tests; here, that the page passes figures to it and back.
  test('agree with the vectors of the quick estimates', async ({ page }) => {
    test.slow();
    const alimony = await openCalculation(page, 'alimony-estimate');
    for (const { monthly, ...figures } of vectors.quickAlimony.slice(0, 6)) {
      await fillFigures(alimony, figures);
      await calculate(alimony);
      await expect(alimony.getByRole('article')).toContainText(`${money(monthly, 0)} a month`);
    }
    const childSupport = await openCalculation(page, 'child-support-estimate');
    for (const { monthly, ...figures } of vectors.quickChildSupport.slice(3, 8)) {
      await fillFigures(childSupport, figures);
      await calculate(childSupport);
      await expect(childSupport.getByRole('article')).toContainText(`${money(monthly, 0)} a month`);
    }
  });

  test('agree with the vectors of the maintenance worksheet, line by line', async ({ page }) => {
    const worksheet = await openCalculation(page, 'maintenance-worksheet');
    for (const vector of vectors.maintenance.slice(0, 3)) {
      await fillFigures(worksheet, {
        onDate: vector.onDate,
        marriageLength: vector.yearsMarried,
        firstIncome: vector.payorIncome,
        secondIncome: vector.payeeIncome,
        numberOfChildren: vector.payorPaysChildSupport ? 1 : 0,
        custodialParent: 'second',
        selfSupportReserve: vector.selfSupportReserve,
      });
      await calculate(worksheet);
      await expect(stepOf(worksheet, 'Maintenance', 'reserve')).toContainText(money(vector.annual, 2));
    }
  });

  test('agree with the vectors of the child support worksheet, line by line', async ({ page }) => {
    const worksheet = await openCalculation(page, 'child-support-worksheet');
    for (const vector of vectors.childSupport.slice(0, 3)) {
      await fillFigures(worksheet, {
        onDate: vector.onDate,
        married: 'no',
        custodialParent: 'first',
        firstIncome: vector.custodialIncome,
        secondIncome: vector.nonCustodialIncome,
        numberOfChildren: Math.min(vector.children, 5),
        selfSupportReserve: vector.selfSupportReserve,
        povertyLevel: vector.povertyLevel,
      });
      await calculate(worksheet);
      await expect(stepOf(worksheet, 'Child support', 'low-income')).toContainText(
        money(vector.basicAnnual, 2),
      );
    }
  });

  test('of a worksheet show figure, formula and statute of each line, and say what the court decides', async ({
    page,
  }) => {
    const worksheet = await openCalculation(page, 'maintenance-worksheet');
    await fillFigures(worksheet, sample['maintenance-worksheet']);
    await calculate(worksheet);
    await expect(stepOf(worksheet, 'Maintenance', 'of-each')).toContainText('20% × $228,000 − 25% × $45,047');
    await expect(stepOf(worksheet, 'Maintenance', 'of-each')).toContainText('$34,338.25');
    await expect(stepOf(worksheet, 'Maintenance', 'of-each')).toContainText('DRL § 236(B)');
    await expect(stepOf(worksheet, 'Maintenance', 'above-cap')).toContainText('At the court’s discretion');
    await expect(worksheet).toContainText('Worked out as of June 2, 2025. Caps in force since March 1, 2024');
    await expect(worksheet).toContainText('23 to 45 months');
    await expect(worksheet).toContainText('Whether maintenance is due on the part above it is for the court');
  });

  test('warn of figures that may be out of date, and of low income', async ({ page }) => {
    const worksheet = await openCalculation(page, 'child-support-worksheet');
    await fillFigures(worksheet, {
      onDate: '2028-03-01',
      married: 'no',
      secondIncome: '18000',
      firstIncome: '30000',
    });
    await calculate(worksheet);
    await expect(worksheet).toContainText('These caps are more than two years old');
    await expect(worksheet).toContainText(/Low income: .* \$25 a month/);
    await fillFigures(worksheet, { onDate: '2026-03-01', secondIncome: '90000' });
    await calculate(worksheet);
    await expect(worksheet).not.toContainText('more than two years old');
    await expect(worksheet).not.toContainText('Low income:');
  });

  test('of a division show both halves, what each keeps and the payment that makes up for it', async ({
    page,
  }) => {
    const assets = await openCalculation(page, 'asset-division');
    await fillFigures(assets, {
      realEstate: '500000',
      realEstateKeptBy: 'first',
      bankAccounts: '100000',
      bankAccountsKeptBy: 'second',
      debts: '200000',
      debtsKeptBy: 'first',
    });
    await calculate(assets);
    const result = assets.getByRole('article');
    await expect(result).toContainText('$400,000');
    await expect(result).toContainText('Each spouse’s half$200,000');
    await expect(result).toContainText('$100,000You pay your spouse');
    await fillFigures(assets, { firstShare: '75' });
    await calculate(assets);
    await expect(result).toContainText('No payment is needed');
  });
});

test('the calculators work the same when reached from another page, and again after leaving', async ({
  page,
}) => {
  await page.goto('/fees/');
  await hydrated(page);
  for (const income of ['100000', '50000']) {
    await page.getByRole('main').getByRole('link', { name: 'Divorce calculators' }).click();
    const calculation = calculationOn(page, 'alimony-estimate');
    await fillFigures(calculation, { payorIncome: income, payeeIncome: 'much', marriageLength: '20' });
    await calculate(calculation);
    await expect(calculation.getByRole('article')).toContainText(income === '100000' ? '$2,500' : '$1,250');
    await expect(calculation.getByRole('textbox', { name: 'Payee’s income' })).toHaveAccessibleDescription(
      /enter a number/,
    );
    await page.getByRole('tab', { name: 'Asset Division' }).click();
    await page.getByRole('tab', { name: 'Alimony Calculator' }).click();
    await expect(calculation.getByRole('article')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'What a divorce costs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'What a divorce costs' })).toBeVisible();
  }
});

test('a worksheet prints as a sheet of its own, with the figures entered and every line', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const estimate = await openCalculation(page, 'alimony-estimate');
  await fillFigures(estimate, sample['alimony-estimate']);
  await calculate(estimate);
  const worksheet = calculationOn(page, 'maintenance-worksheet');
  await fillFigures(worksheet, sample['maintenance-worksheet']);
  await calculate(worksheet);
  await worksheet.getByRole('button', { name: 'Print worksheet' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(worksheet.getByText('Figures entered')).toBeVisible();
  await expect(worksheet.getByText('You: Gross income').last()).toBeVisible();
  await expect(stepOf(worksheet, 'Maintenance', 'monthly')).toBeVisible();
  await expect(worksheet.getByRole('button', { name: 'Calculate' })).toBeHidden();
  await expect(estimate).toBeHidden();
  for (const part of ['banner', 'contentinfo', 'tablist', 'heading']) {
    await expect(
      page
        .locator('body')
        .getByRole(part as 'banner')
        .first(),
    ).toBeHidden();
  }
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(estimate).toBeVisible();
});

test('a calculation that cannot be fetched says so, and loses nothing', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.goto(address('alimony-estimate'));
  await hydrated(page);
  await page.route('**/assets/runtime*.js', (route) => route.abort());
  const calculation = calculationOn(page, 'alimony-estimate');
  await fillFigures(calculation, sample['alimony-estimate']);
  await calculate(calculation);
  await expect(page.getByText('The calculator could not be loaded', { exact: true })).toBeVisible();
  await expect(calculation.getByRole('textbox', { name: 'Payor’s income' })).toHaveValue('110,031');
  await expect(page).toHaveURL(/\?calculator=alimony$/);
});

test('a shared link that means nothing leaves the page as it is', async ({ page }) => {
  for (const fragment of ['#v=1&c=nonsense&a=1', '#v=9&c=alimony-estimate', '#%E0%A4%A=', '#c=', '#=']) {
    await page.goto(`${address('alimony-estimate')}${fragment}`);
    await hydrated(page);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.goto('about:blank');
  }
});
