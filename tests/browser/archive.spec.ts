import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { firm } from '#firm/identity.ts';
import { runArchiveCommand } from '../support/archive-command.ts';
import { computed, fonts } from './brand.ts';
import { expect, test } from './support.ts';

test('the copy that `npm run archive` makes opens from its folder', async ({ page, site }) => {
  const { code, printed } = await runArchiveCommand(site);
  expect(code, printed).toBe(0);
  const folder = printed.split(': ')[0] ?? '';
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  // The site's own color and typeface.
  await expect(page.locator('html')).toHaveCSS('background-color', computed('ground'));
  const load = async (family: string) => (await document.fonts.load(`16px ${family}`)).length;
  expect(await page.evaluate(load, fonts.sans[0])).toBe(1);
  const icons = page.getByRole('link', { name: firm.phone.display }).locator('svg path');
  expect((await icons.first().boundingBox())?.width).toBeGreaterThan(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/\/contact\/index\.html$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
