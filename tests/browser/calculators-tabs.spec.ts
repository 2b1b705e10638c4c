import { holdScripts } from './hold-scripts.ts';
import { expect, hydrated, test } from './support.ts';

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
    const release = await holdScripts(page);
    await page.goto('/divorce-calculators/', { waitUntil: 'domcontentloaded' });
    const income = page.locator('#alimony-estimate').getByLabel('Payor’s income');
    await income.fill('98,765');
    release();
    await hydrated(page);
    await expect(income).toHaveValue('98,765');
    await page.getByRole('tab', { name: 'Asset Division' }).click();
    await expect(income).toBeHidden();
    await page.getByRole('tab', { name: 'Alimony Calculator' }).click();
    await expect(income).toHaveValue('98,765');
  });

  test('do not scroll the page when Space is pressed on them', async ({ page }) => {
    await page.goto('/divorce-calculators/');
    await hydrated(page);
    const tab = page.getByRole('tab', { name: 'Alimony Calculator' });
    await tab.focus();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Child Support' })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('keep what was typed when one is chosen before the scripts have come', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/divorce-calculators/', { waitUntil: 'domcontentloaded' });
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    const income = page.locator('#alimony-estimate').getByLabel('Payor’s income');
    await income.fill('98,765');
    await page.locator('#tab-asset-division').click();
    release();
    await expect(page.getByRole('tab', { name: 'Asset Division' })).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/\?calculator=asset-division$/);
    await page.getByRole('tab', { name: 'Alimony Calculator' }).click();
    await expect(income).toHaveValue('98,765');
    expect(documents).toEqual([]);
  });

  test('stay where they are, and keep the focus, when the page comes alive', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/divorce-calculators/?calculator=child-support', { waitUntil: 'domcontentloaded' });
    const link = page.locator('#tab-child-support');
    await link.focus();
    const before = await link.boundingBox();
    expect(before).not.toBeNull();
    release();
    await hydrated(page);
    await expect(page.getByRole('tab')).toHaveCount(3);
    await expect(link).toBeFocused();
    expect(await link.boundingBox()).toEqual(before);
  });
});
