import type { Page, Route } from '@playwright/test';
import { calculatorWaiting } from '../../content/calculator-waiting.ts';
import {
  address,
  CALCULATIONS,
  calculate,
  calculationOn,
  fillFigures,
  sample,
  sampleResult,
} from './calculators.ts';
import { holdScripts } from './hold-scripts.ts';
import { expect, expectAccessible, test } from './support.ts';

for (const name of CALCULATIONS) {
  test(`Calculate of ${name}, pressed before the scripts have come, waits for them and posts nothing`, async ({
    page,
  }) => {
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posted.push(request.url());
    });
    const release = await holdScripts(page);
    await page.goto(address(name), { waitUntil: 'domcontentloaded' });
    const calculation = calculationOn(page, name);
    await fillFigures(calculation, sample[name]);
    await calculate(calculation);
    await expect(calculation.locator('form')).toHaveAttribute('aria-busy', 'true');
    await expect(calculation.getByRole('status')).toHaveText(calculatorWaiting);
    await expect(calculation.getByRole('article')).toHaveCount(0);
    release();
    await expect(calculation.getByRole('article')).toContainText(sampleResult[name]);
    await expect(calculation.locator('form')).not.toHaveAttribute('aria-busy');
    await expect(calculation.getByRole('status')).toContainText(sampleResult[name]);
    expect(posted).toEqual([]);
  });
}

test('Calculate of two forms, pressed before the scripts have come, works out both', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(address('alimony-estimate'), { waitUntil: 'domcontentloaded' });
  const names = ['alimony-estimate', 'maintenance-worksheet'] as const;
  for (const name of names) {
    await fillFigures(calculationOn(page, name), sample[name]);
    await calculate(calculationOn(page, name));
  }
  release();
  for (const name of names) {
    await expect(calculationOn(page, name).getByRole('article')).toContainText(sampleResult[name]);
  }
});

/** Answers the scripts by `answer` until a form is posted, and lets the page of the answer have them. */
async function breakScripts(page: Page, answer: (route: Route) => Promise<void>) {
  let posted = false;
  page.on('request', (request) => {
    posted ||= request.method() === 'POST';
  });
  await page.route('**/assets/*.js', (route) => (posted ? route.continue() : answer(route)));
}

test('Calculate, pressed where the app dies at its start, asks the server', async ({ page, problems }) => {
  problems.allow(/the app has died/);
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await breakScripts(page, async (route) => {
    await pressed;
    await route.fulfill({
      contentType: 'text/javascript',
      body: 'queueMicrotask(() => { throw new Error("the app has died"); }); await new Promise(() => {});',
    });
  });
  await page.goto(address('alimony-estimate'), { waitUntil: 'domcontentloaded' });
  const calculation = calculationOn(page, 'alimony-estimate');
  await fillFigures(calculation, sample['alimony-estimate']);
  await calculate(calculation);
  press();
  await expect(calculation.getByRole('article')).toContainText(sampleResult['alimony-estimate']);
});

test('Calculate, pressed where the scripts stall, asks the server after 15 seconds', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await breakScripts(page, () => new Promise(() => {}));
  await page.goto(address('alimony-estimate'), { waitUntil: 'domcontentloaded' });
  await page.clock.pauseAt(60_000);
  const calculation = calculationOn(page, 'alimony-estimate');
  await fillFigures(calculation, sample['alimony-estimate']);
  await calculate(calculation);
  await page.clock.runFor(14_000);
  await expect(calculation.getByRole('status')).toHaveText(calculatorWaiting);
  await page.clock.runFor(1_000);
  await expect(calculation.getByRole('article')).toContainText(sampleResult['alimony-estimate']);
});

test('an error that the app survives posts no figures', async ({ page, problems }) => {
  problems.allow(/another program/);
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url());
  });
  await page.clock.install({ time: 0 });
  const release = await holdScripts(page);
  await page.goto(address('alimony-estimate'), { waitUntil: 'domcontentloaded' });
  await page.clock.pauseAt(60_000);
  const calculation = calculationOn(page, 'alimony-estimate');
  await fillFigures(calculation, sample['alimony-estimate']);
  await calculate(calculation);
  await page.evaluate(() => reportError(new Error('of another program')));
  release();
  await expect(calculation.getByRole('article')).toContainText(sampleResult['alimony-estimate']);
  expect(posted).toEqual([]);
});

test.describe('where the scripts cannot be fetched', () => {
  for (const when of ['before', 'after'] as const) {
    test(`Calculate, pressed ${when} that is known, asks the server, and the answer comes alive with its result`, async ({
      page,
      problems,
    }) => {
      problems.allow(/ERR_FAILED|Failed to (load resource|fetch dynamically imported module)/);
      const { promise: failing, resolve: fail } = Promise.withResolvers<void>();
      let answered = false;
      await page.route('**/assets/*.js', async (route) => {
        if (answered) return route.continue();
        await failing;
        await route.abort();
      });
      page.on('request', (request) => {
        answered ||= request.method() === 'POST';
      });
      await page.goto(address('alimony-estimate'), { waitUntil: 'domcontentloaded' });
      const calculation = calculationOn(page, 'alimony-estimate');
      await fillFigures(calculation, sample['alimony-estimate']);
      if (when === 'after') {
        const failed = page.waitForEvent('requestfailed');
        fail();
        await failed;
      }
      await calculate(calculation);
      fail();
      await expect(calculation.getByRole('button', { name: 'Copy link' })).toBeVisible();
      expect(answered).toBe(true);
      await expect(calculation.getByRole('article')).toHaveCount(1);
      await expect(calculation.getByRole('article')).toContainText(sampleResult['alimony-estimate']);
      await expectAccessible(page);
    });
  }
});
