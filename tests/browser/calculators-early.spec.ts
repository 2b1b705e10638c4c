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
    await expect(calculation.getByRole('article')).toHaveCount(0);
    release();
    await expect(calculation.getByRole('article')).toContainText(sampleResult[name]);
    await expect(calculation.locator('form')).not.toHaveAttribute('aria-busy');
    await expect(calculation.getByRole('status')).toContainText(sampleResult[name]);
    expect(posted).toEqual([]);
  });
}

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
