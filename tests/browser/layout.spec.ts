import type { Locator, Page } from '@playwright/test';
import { firm } from '#firm/identity.ts';
import { mediaPage } from '#firm/pages/media.ts';
import { feesPage } from '#law/pages/fees.ts';
import { attorneyLabels } from '../../content/interface/attorneys-page.ts';
import type { ResourcePage } from '../../content/schema/resource.ts';
import { paths } from '../../contract/paths.ts';
import { boxOf } from './boxes.ts';
import { holdScripts } from './hold-scripts.ts';
import { AREA, sidebarOf } from './practice-area.ts';
import { expect, expectAccessible, hydrated, test, under } from './support.ts';

/** The number of tracks that the browser has laid the grid out in. */
const columnsOf = (grid: Locator): Promise<number> =>
  grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);

const linesOf = (text: Locator): Promise<number> =>
  text.evaluate((element) =>
    Math.round(
      element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
    ),
  );

/** The words of a text that are broken between lines. */
const brokenWordsIn = (text: Locator): Promise<string[]> =>
  text.evaluate((element) => {
    const [letters] = element.childNodes;
    if (!letters) return [];
    const range = document.createRange();
    return [...element.textContent.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
      range.setStart(letters, index);
      range.setEnd(letters, index + word.length);
      return range.getClientRects().length > 1 ? word : [];
    });
  });

test('the media page has one, two or three columns, and cuts long titles and descriptions', {
  tag: '@demonstration',
}, async ({ page }) => {
  await page.goto('/media/');
  await hydrated(page);
  const videos = under(page, mediaPage.videos.groups.recent).getByRole('list').first();
  const articles = under(page, mediaPage.press.groups.recent).getByRole('list').first();
  for (const [width, videoColumns, articleColumns] of [
    [390, 1, 1],
    [768, 2, 2],
    [1280, 3, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columnsOf(videos)).toBe(videoColumns);
    expect(await columnsOf(articles)).toBe(articleColumns);
  }
  const card = page.locator('li:has(> [data-video-id])').first();
  const title = card.getByRole('heading', { level: 4 });
  const description = card.locator('h4 + p');
  for (const text of [title, description]) {
    await text.evaluate((element) => {
      element.textContent = 'A sentence that goes on and on. '.repeat(20);
    });
  }
  expect(await linesOf(title)).toBe(2);
  expect(await linesOf(description)).toBe(3);

  const expectWhole = async () => {
    await expect.poll(() => linesOf(title)).toBeGreaterThan(2);
    await expect.poll(() => linesOf(description)).toBeGreaterThan(3);
  };
  await title.hover();
  await expectWhole();
  await page.mouse.move(0, 0);
  await expect.poll(() => linesOf(title)).toBe(2);
  await card.focus();
  await expectWhole();
  await page.locator('h1').click();
  await expect.poll(() => linesOf(title)).toBe(2);
  await page.setViewportSize({ width: 320, height: 900 });
  await expectWhole();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(() => linesOf(title)).toBe(2);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { letter-spacing: 0.12em !important; line-height: 1.5 !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await expectWhole();
});

test('on a tablet the rest of an attorney’s biography is folded, and opens from its line', {
  tag: '@demonstration',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto(paths.attorneys);
  const profile = page.locator('main section[id]').first();
  const summary = profile.locator('summary');
  const education = profile.getByText(attorneyLabels.education, { exact: true });
  await expect(education).toBeHidden();
  await summary.click();
  await expect(education).toBeVisible();
  await summary.click();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(education).toBeVisible();
  await expect(summary).toBeHidden();
});

test('on a tablet the sidebar of a practice area lies below the guide: a form as wide as the page, interviews two by two', {
  tag: '@demonstration',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await page.goto(AREA);
  const sidebar = sidebarOf(page);
  const width = async (selector: string) =>
    (await sidebar.locator(selector).first().boundingBox())?.width ?? 0;
  expect(await width('form')).toBeGreaterThan(680);
  expect(await width('textarea')).toBeGreaterThan(680);
  const lefts = await sidebar
    .locator('[data-video-id]')
    .evaluateAll((posters) => posters.map((poster) => poster.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(2);
  expect(lefts).toHaveLength(4);
});

for (const [name, path, selector, tags] of [
  ['FAQ', paths.home, '[data-testid="faq"] details', []],
  ['landmark cases', paths.home, 'details[name="landmark-cases"]', ['@demonstration']],
  ['accordion of a practice area', AREA, '[data-section="accordion"] details', ['@demonstration']],
] as const) {
  test(`a tapped item of the ${name} stays in place while the open one above it closes, also before hydration`, {
    tag: ['@phone', ...tags],
  }, async ({ page }) => {
    await holdScripts(page);
    await page.goto(path);
    const summaries = page.locator(`${selector} > summary`);
    const tap = async (index: number, top: number) => {
      const summary = summaries.nth(index);
      await summary.evaluate((element, y) => {
        window.scrollBy(0, element.getBoundingClientRect().top - y);
      }, top);
      const before = await boxOf(summary);
      await summary.tap();
      await expect(page.locator(selector).nth(index)).toHaveAttribute('open');
      // The page scrolls back before the next frame is painted.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      // Less than a pixel: the browser scrolls by whole ones.
      expect(Math.abs((await boxOf(summary)).y - before.y)).toBeLessThan(1);
    };
    await tap(0, 200);
    await tap(1, 400);
    await tap(2, 120);
  });
}

/** Opens a page on a narrow phone whose text is set to 200%. */
async function openWithLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/contact/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

test('with text of 200% the header and the way out of a page keep their words whole', {
  tag: '@phone',
}, async ({ page }) => {
  await openWithLargeText(page);
  const lines = await page.locator('[data-leave]').evaluate((link) => {
    const text = document.createRange();
    text.selectNodeContents(link);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
  const header = page.getByRole('banner');
  const bottom = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().bottom);
  for (const words of firm.wordmark) {
    const part = header.getByText(words, { exact: true });
    expect(await brokenWordsIn(part)).toEqual([]);
    expect(await bottom(part)).toBeLessThanOrEqual(await bottom(header));
  }
});

test('with text of 200% each part of the name stands in one line', {
  tag: ['@phone', '@demonstration'],
}, async ({ page }) => {
  await openWithLargeText(page);
  for (const words of firm.wordmark) {
    expect(await linesOf(page.getByRole('banner').getByText(words, { exact: true }))).toBe(1);
  }
});

test('in the accordion of a practice area one answer is open at a time, and closes again', {
  tag: '@demonstration',
}, async ({ page }) => {
  await page.goto(AREA);
  await hydrated(page);
  const items = page.locator('[data-section="accordion"] details');
  await expect(items.and(page.locator('[open]'))).toHaveCount(0);
  await items.nth(0).locator('summary').click();
  await expect(items.nth(0)).toHaveAttribute('open');
  await items.nth(1).locator('summary').click();
  await expect(items.nth(1)).toHaveAttribute('open');
  await expect(items.nth(0)).not.toHaveAttribute('open');
  await expectAccessible(page);
  await items.nth(1).locator('summary').click();
  await expect(items.and(page.locator('[open]'))).toHaveCount(0);
});

test('the fees are in a table, also for assistive technology, at every width', {
  tag: '@both-widths',
}, async ({ page }) => {
  const [table] = (feesPage as ResourcePage).sections.flatMap(({ blocks }) =>
    blocks.filter((block) => block.kind === 'table'),
  );
  if (!table) throw new Error('The fees page has no table.');
  await page.goto('/fees/');
  const fees = page.getByRole('table', { name: table.caption });
  await expect(fees.getByRole('columnheader')).toHaveText([...table.head]);
  await expect(fees.getByRole('row')).toHaveCount(table.rows.length + 1);
  for (const [index, [name = '', ...cells]] of table.rows.entries()) {
    const row = fees.getByRole('row').nth(index + 1);
    await expect(row.getByRole('rowheader')).toHaveText(name);
    await expect(row.getByRole('cell').last()).toContainText(cells.at(-1) ?? '');
  }
});

test('steps are numbered', async ({ page }) => {
  await page.goto('/procedures/');
  const steps = page.getByRole('main').locator('section ol');
  await expect(steps).toHaveCount(2);
  await expect(steps.first()).toHaveCSS('list-style-type', 'decimal');
});

test('the test page is a red box', { tag: '@demonstration' }, async ({ page }) => {
  await page.goto('/test/');
  const box = page.getByTestId('red-box');
  await expect(box).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await box.evaluate((element) =>
    (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(3 * Math.max(green, blue));
});
