import { logIn } from './admin.ts';
import { expect, expectAccessible, hydrated, test } from './support.ts';

test('a toast goes away after five seconds, and a new one takes the place of the old', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const send = page.getByRole('contentinfo').getByRole('button', { name: 'Send' });
  const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await send.click();
  await expect(toasts).toHaveCount(1);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await send.click();
  await expect(toasts).toHaveCount(1);
  await expect(page.getByText('Missing Information', { exact: true })).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(4_900);
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toasts).toHaveCount(0);
});

test('F8 takes the keyboard to the notifications, before the first one too', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('F8');
  const region = page.getByRole('region', { name: /Notifications/ });
  await expect.poll(() => region.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expectAccessible(page);
});

test('a tooltip opens after 700 ms, and closes on Escape', async ({ page }) => {
  await logIn(page);
  await page.getByRole('tab', { name: 'Recent Contacts' }).click();
  const refresh = page.getByRole('button', { name: 'Refresh' });
  const tooltip = page.getByRole('tooltip', { name: 'Look for new requests' });
  await refresh.scrollIntoViewIfNeeded();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await refresh.hover();
  await page.clock.runFor(690);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(20);
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});
