import type { Page } from '@playwright/test';
import { type StoredFixture, storedFixtures } from '../support/stored-fixtures.ts';
import { samplePost } from '../support/test-posts.ts';
import { openAsStaff } from './admin.ts';
import { publish, readPost } from './blog-posts.ts';
import { expect, expectAccessible, test } from './support.ts';

const article = (page: Page) => page.getByRole('textbox', { name: 'Article' });

const PART_CHARACTERS = 60_000;

test('opening and saving an imported post changes nothing', async ({ page, startSite }) => {
  const site = await startSite({ SEED_DEMO: 'false' });
  const content =
    '<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td>1</td></tr></tbody></table>' +
    '<figcaption>Costs</figcaption></figure>' +
    '<p class="has-text-align-center">Text with <b>bold</b></p>';
  await publish(site, [samplePost('From WordPress', { wpId: 5, content })]);
  const before = await readPost(site, 'from-wordpress');
  await openAsStaff(page, `${site.url}/admin/blog/${before.id}/`);
  await expect(page.getByText('Table (edit as HTML only)', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await readPost(site, 'from-wordpress')).toEqual(before);

  await page.getByRole('button', { name: 'Move down: Table' }).click();
  await page.getByRole('button', { name: 'Edit HTML: Table' }).click();
  const html = page.getByLabel('HTML of Table (edit as HTML only)');
  await html.fill((await html.inputValue()).replace('>1<', '>2<'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect
    .poll(async () => (await readPost(site, 'from-wordpress')).content.replaceAll('\n', ''))
    .toBe(
      '<p class="has-text-align-center">Text with <b>bold</b></p>' +
        '<figure class="wp-block-table"><table><tbody><tr><td>2</td></tr></tbody></table><figcaption>Costs</figcaption></figure>',
    );

  await page.getByRole('button', { name: 'Delete: Table' }).click();
  await page.getByText('Search engines and social networks').click();
  await page.getByLabel('Description for search engines').fill('About tables');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect
    .poll(() => readPost(site, 'from-wordpress'))
    .toMatchObject({
      content: expect.stringMatching(/^<p class="has-text-align-center">Text with <b>bold<\/b><\/p>\s*$/),
      metaDescription: 'About tables',
    });
});

/** A few articles at a time, one after another in one document. */
function partsOf(articles: readonly StoredFixture[]): StoredFixture[][] {
  const parts: StoredFixture[][] = [];
  let length = Infinity;
  for (const one of articles) {
    if (length + one.html.length > PART_CHARACTERS) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(one);
    length += one.html.length;
  }
  return parts;
}

/**
 * Runs in the page. Sets a text area's value in one step; `fill` types it, which takes seconds. React ignores an event
 * whose value was set by its own setter, so the prototype's is used.
 */
function setText(area: SVGElement | HTMLElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

test('the editor writes every stored article as it was, byte for byte', async ({
  page,
  startSite,
  problems,
}) => {
  test.slow();
  // The captured articles show pictures of their old site.
  problems.allow(/wp-content\/uploads/);
  const site = await startSite({ SEED_DEMO: 'false' });
  await openAsStaff(page, `${site.url}/admin/blog/new/`);
  const view = (name: string) => page.getByRole('radio', { name, exact: true });
  const html = page.locator('textarea[aria-labelledby]');
  const articles = await storedFixtures();
  for (const part of partsOf(articles)) {
    const names = part.map(({ name }) => name).join(', ');
    const source = part.map((one) => one.html).join('\n\n');
    await view('HTML').check({ force: true });
    await html.evaluate(setText, source);
    // A text area has no carriage returns.
    const stored = source.replace(/\r\n?/g, '\n');
    await expect(html).toHaveValue(stored);
    await view('Visual').check({ force: true });
    await expect(article(page)).toBeVisible();
    await article(page).focus();
    await page.keyboard.press('Control+End');
    // A change, and the same change taken back: the editor has to write the whole article.
    await page.keyboard.type('x');
    await page.keyboard.press('Control+z');
    await view('HTML').check({ force: true });
    expect((await html.inputValue()) === stored, names).toBe(true);
  }
});
