import type { Request } from '@playwright/test';
import { logIn } from './admin.ts';
import { expect, expectAccessible, test } from './support.ts';

test('the staff see views, requests and referrers by day and page', {
  tag: '@database',
}, async ({ page, newVisitor, site }) => {
  const visitor = await newVisitor({ extraHTTPHeaders: { Referer: 'https://search.example/' } });
  await visitor.goto(`${site.url}/fees/`);
  await logIn(page);
  await page.getByRole('tab', { name: 'Analytics' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Analytics' });
  await expect(panel.getByRole('img', { name: /^Page views by day: / })).toBeVisible();
  await expect(panel.getByRole('img', { name: /^Requests by day: / })).toBeVisible();
  await expect(async () => {
    await panel.getByRole('radio', { name: '90 days' }).check({ force: true });
    await panel.getByRole('radio', { name: '30 days' }).check({ force: true });
    await page.reload();
    await page.getByRole('tab', { name: 'Analytics' }).click();
    await expect(panel.getByRole('row', { name: /\/fees\// })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(panel.getByRole('row', { name: /search\.example/ })).toBeVisible();
  await panel.getByText('Figures as a table').click();
  await expect(panel.getByRole('region', { name: 'Figures by day' }).getByRole('row')).toHaveCount(31);
  await panel.getByText('13 months').click();
  await expect(panel.getByRole('img', { name: /^Requests by week: / })).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Figures by day' }).getByRole('row')).toHaveCount(397);
  await expectAccessible(page);
  await page.reload();
  await expect(panel.getByRole('radio', { name: '13 months' }), 'the address has the range').toBeChecked();
  await expect(panel.getByRole('link', { name: 'Fees', exact: true })).toHaveAttribute('href', '/fees/');
  await page.emulateMedia({ media: 'print' });
  await panel.getByText('Figures as a table').click();
  const table = panel.getByRole('region', { name: 'Figures by day' });
  expect(await table.evaluate((box) => box.scrollHeight - box.clientHeight), 'printed whole').toBe(0);
});

test('the staff see how fast a visit was, what was blocked in it, and what it searched in vain', {
  tag: '@database',
}, async ({ page, newVisitor, site, problems }) => {
  problems.allow(/blocked\.example/);
  const visitor = await newVisitor();
  const early: string[] = [];
  const record = (request: Request) => early.push(request.url());
  visitor.on('request', record);
  const measuring = visitor.waitForResponse(/\/measure-visit/);
  await visitor.goto(`${site.url}/what-happened/`, { waitUntil: 'load' });
  visitor.off('request', record);
  expect(
    early.filter((url) => url.endsWith('.js')),
    'no script before load',
  ).toEqual([]);
  await measuring;
  const reported = visitor.waitForRequest('**/api/policy-reports');
  await visitor.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: 'https://blocked.example/spy.png' }));
  });
  await reported;
  const sent = visitor.waitForResponse('**/api/visit-speeds');
  // Beacons of a page that is left carry the browser's own User-Agent, which is a headless one.
  await visitor.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect((await sent).status()).toBe(204);
  await visitor.goto(`${site.url}/blog/?search=zyzzyva`);
  await logIn(page);
  await page.getByRole('tab', { name: 'Analytics' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Analytics' });
  await expect(async () => {
    await page.reload();
    await page.getByRole('tab', { name: 'Analytics' }).click();
    await expect(panel.getByRole('row', { name: /^What happened\? 1 / })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(panel.getByRole('row', { name: 'Picture: blocked.example 1' })).toBeVisible();
  await expect(panel.getByRole('row', { name: 'zyzzyva 1' })).toBeVisible();
  await expectAccessible(page);
});
