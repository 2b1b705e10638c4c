import type { Locator, Page } from '@playwright/test';
import { areaGroups, headerItems } from '../../content/derive/navigation.ts';
import { requestConsultation } from '../../content/derive/promises.ts';
import { paths } from '../../contract/paths.ts';
import { AREA, areaName } from './practice-area.ts';
import { expect, expectAccessible, hydrated, test } from './support.ts';

/** The label of the menu item for a page. */
function labelOf(path: string): string {
  const item = headerItems.find(({ href }) => href === path);
  if (!item) throw new Error(`no item for ${path}`);
  return item.label;
}

/** The disclosure of the wide menu that belongs to a page. */
const disclosureOf = (page: Page, path: string) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .locator('details', { has: page.locator('summary', { hasText: labelOf(path) }) });

const linkTo = (path: string) => `a[href="${path}"]`;

test.describe('the wide menu', () => {
  test('opens on hover, stays open for 150 ms after the pointer leaves, then closes', async ({ page }) => {
    await page.goto('/');
    const about = page.getByRole('navigation', { name: 'Main' }).locator('details').first();
    await hydrated(page);
    await about.hover();
    await expect(about).toHaveAttribute('open');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(600, 700);
    await page.clock.runFor(140);
    await expect(about).toHaveAttribute('open');
    await page.clock.runFor(20);
    await expect(about).not.toHaveAttribute('open');
  });

  test('closes on a click outside and when a link is chosen', async ({ page }) => {
    await page.goto('/contact/');
    await hydrated(page);
    const menu = page.getByRole('navigation', { name: 'Main' });
    const tools = menu.locator('details').last();
    await tools.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(tools).toHaveAttribute('open');
    const panel = await tools.locator('div').first().boundingBox();
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await expectAccessible(page);
    await page.locator('h1').click();
    await expect(tools).not.toHaveAttribute('open');

    const about = disclosureOf(page, paths.attorneys);
    await about.locator('summary').focus();
    await page.keyboard.press('Enter');
    await about.locator(linkTo(paths.attorneys)).click();
    await expect(page).toHaveURL(/\/attorneys\/$/);
    await expect(about).not.toHaveAttribute('open');
  });

  test('works by keyboard: opens with Enter, moves on with Tab, closes with Escape', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    const areas = disclosureOf(page, paths.practiceAreas);
    await areas.locator('summary').focus();
    await hydrated(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(
      areas.getByRole('link', { name: areaGroups[0]?.links[0]?.label ?? '', exact: true }),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(areas).not.toHaveAttribute('open');
    await expect(areas.locator('summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(areas).toHaveAttribute('open');
    await areas.locator(linkTo(paths.practiceAreas)).focus();
    await page.keyboard.press('Tab');
    await expect(areas).not.toHaveAttribute('open');
  });

  test('marks the item of the current page', async ({ page }) => {
    await page.goto('/contact/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: labelOf(paths.contact) })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(menu.getByRole('link', { name: labelOf(paths.home) })).not.toHaveAttribute('aria-current');
    await page.goto(AREA);
    const areas = disclosureOf(page, paths.practiceAreas);
    await expect(areas.locator('summary')).toHaveAttribute('aria-current', 'true');
    await expect(areas.locator('summary')).toHaveCSS('text-decoration-line', 'underline');
    await areas.locator('summary').click();
    const here = areas.locator('[aria-current="page"]');
    await expect(here).toHaveText(areaName);
    await expect(here).toHaveCSS('text-decoration-line', 'underline');
  });
});

test.describe('the slide-in menu', { tag: '@phone' }, () => {
  test('opens and closes by touch, and closes when a link is chosen', async ({ page }) => {
    await page.goto('/');
    const panel = page.getByRole('navigation', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(panel).toBeVisible();
    await hydrated(page);
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Close' }).tap();
    await expect(panel).toBeHidden();

    await page.getByRole('button', { name: 'Menu' }).tap();
    await panel.getByRole('link', { name: requestConsultation }).tap();
    await expect(page).toHaveURL(/\/contact\/#consultation$/);
    await expect(panel).toBeHidden();
    await expect(page.getByRole('main').getByLabel('First name')).toBeInViewport();
  });

  test('closes on a touch beside it', async ({ page }) => {
    await page.goto('/');
    const panel = page.getByRole('navigation', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(panel).toBeVisible();
    await page.touchscreen.tap(30, 500);
    await expect(panel).toBeHidden();
  });

  test('works by keyboard: opens with Enter, closes with Escape and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/');
    const panel = page.getByRole('navigation', { name: 'Menu' });
    const opener = page.getByRole('button', { name: 'Menu' });
    await opener.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.locator('a, button').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('closes when the focus leaves it, at either end, and when it leaves its button', async ({ page }) => {
    await page.goto('/contact/');
    await hydrated(page);
    const panel = page.getByRole('navigation', { name: 'Menu' });
    const opener = page.getByRole('button', { name: 'Menu' });
    const last = panel.getByRole('link', { name: requestConsultation });
    for (const leave of [
      async () => {
        await last.focus();
        await page.keyboard.press('Tab');
      },
      async () => {
        await opener.focus();
        await page.keyboard.press('Shift+Tab');
      },
    ]) {
      await opener.press('Enter');
      await expect(panel).toBeVisible();
      await leave();
      await expect(panel).toBeHidden();
    }
  });

  test('marks the current page and its section by a bar', async ({ page }) => {
    await page.goto(AREA);
    const panel = page.getByRole('navigation', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu' }).tap();
    const section = panel.locator('summary[aria-current="true"]');
    await expect(section).toHaveText(labelOf(paths.practiceAreas));
    await section.tap();
    const here = panel.locator('[aria-current="page"]');
    await expect(here).toHaveText(areaName);
    const left = async (one: Locator) => (await one.boundingBox())?.x;
    for (const marked of [section, here]) {
      await expect(marked).toHaveCSS('border-left-width', '4px');
      // At the panel's edge: what lies beyond is cut off.
      await expect.poll(async () => [await left(marked), await left(panel)]).toEqual([110, 110]);
    }
    await expect(panel.getByRole('link', { name: 'Blog' })).toHaveCSS('border-left-width', '0px');
  });

  test('is as wide as the screen leaves room for', async ({ page }) => {
    await page.goto('/');
    const panel = page.getByRole('navigation', { name: 'Menu' });
    for (const [width, panelWidth] of [
      [390, 280],
      [700, 350],
      [900, 400],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('button', { name: 'Menu' }).tap();
      await expect(panel).toHaveCSS('width', `${panelWidth}px`);
      await expect.poll(async () => (await panel.boundingBox())?.x).toBe(width - panelWidth);
      await panel.getByRole('button', { name: 'Close' }).tap();
      await expect(panel).toBeHidden();
    }
    await page.setViewportSize({ width: 320, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0);
  });
});
