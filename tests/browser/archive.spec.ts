import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runArchiveCommand } from '../support/archive-command.ts';
import { expect, test } from './support.ts';

test('the copy that `npm run archive` makes opens from its folder', async ({ page, site }) => {
  const { code, printed } = await runArchiveCommand(site);
  expect(code, printed).toBe(0);
  const folder = printed.split(': ')[0] ?? '';
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  // The site's own colour and typeface.
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(250, 248, 244)');
  expect(await page.evaluate(async () => (await document.fonts.load('16px Inter')).length)).toBe(1);
  const icons = page.getByRole('link', { name: '(212) 555-0176' }).locator('svg path');
  expect((await icons.first().boundingBox())?.width).toBeGreaterThan(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/\/contact\/index\.html$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
