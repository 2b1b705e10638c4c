import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../../scripts/run.ts';
import { openAsStaff } from './admin.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, type Site, test } from './support.ts';

const article = (page: Page) => page.getByRole('textbox', { name: 'Article' });

async function openNewPost(page: Page, site: Site): Promise<void> {
  await openAsStaff(page, `${site.url}/admin/blog/new/`);
  await page.getByLabel('Title', { exact: true }).fill('Pasted');
  await article(page).click();
}

/** Runs in the page. The next copy puts this into the clipboard instead of the selection. */
function copyNext({ html, text }: { html: string; text: string }): void {
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (html) event.clipboardData?.setData('text/html', html);
    event.clipboardData?.setData('text/plain', text);
  };
  window.addEventListener('copy', onCopy, { capture: true, once: true });
}

/** Copies and pastes by the keyboard, through the browser's clipboard. */
async function paste(page: Page, content: { html?: string; text?: string }): Promise<void> {
  await page.evaluate(copyNext, { html: '', text: 'x', ...content });
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
}

const captured = (program: string) =>
  readFile(join(root, `tests/fixtures/clipboard/${program}.html`), 'utf8');

async function articleHtml(page: Page): Promise<string> {
  await page.getByRole('radio', { name: 'HTML', exact: true }).check({ force: true });
  const html = await page.locator('textarea[aria-labelledby]').inputValue();
  await page.getByRole('radio', { name: 'Visual', exact: true }).check({ force: true });
  return html;
}

const TABLE =
  '<table><thead><tr><th>Cost</th><th>Amount</th></tr></thead><tbody><tr><td>Rent</td><td>$3,200</td></tr></tbody></table>';

test('text of other programs is pasted clean, and lost pictures are counted', async ({ page, startSite }) => {
  const site = await startSite();
  await openNewPost(page, site);
  for (const program of ['google-docs', 'word', 'outlook', 'pages']) {
    await test.step(program, async () => {
      await article(page).click();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await expect(article(page)).toHaveText('');
      await paste(page, { html: await captured(program) });
      await expect(article(page).getByRole('heading', { name: 'Keeping the house', level: 2 })).toBeVisible();
      const missing = page.getByText('1 picture could not be pasted. Upload it with the button Picture.');
      await expect(missing).toHaveCount(program === 'pages' ? 0 : 1);
      const html = await articleHtml(page);
      expect(html).toContain(
        '<p>Plain, <strong>bold</strong> and <em>italic</em>, a note<sup>1</sup> and the ' +
          '<a href="https://www.nycourts.gov/divorce/">courts</a>.',
      );
      expect(html).toContain(
        '<ul><li>The deed<ul><li><strong>Both pages</strong></li></ul></li><li>The mortgage</li></ul>',
      );
      if (program !== 'outlook') expect(html).toContain(TABLE);
      expect(html).not.toMatch(/style=|class=|·/);
    });
  }
});

test('a pasted picture is uploaded, and a stored one keeps its place', async ({ page, startSite }) => {
  const site = await startSite();
  await openNewPost(page, site);
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#12233d' } })
    .png()
    .toBuffer();
  const source = `data:image/png;base64,${bytes.toString('base64')}`;
  await paste(page, { html: `<p>Before</p><p><img src="${source}" alt="A door"></p><p>After</p>` });
  const uploaded = article(page).getByRole('img', { name: 'A door' });
  await expect(uploaded).toHaveAttribute('src', /^\/media\/uploads\//);
  expect(await articleHtml(page)).toMatch(
    /^<p>Before<\/p>\s*<figure class="wp-block-image"><img src="\/media\/uploads\/[^"]+\/pasted-\w+\.png" alt="A door" width="40" height="20"><\/figure>\s*<p>After<\/p>$/,
  );
  await expect(article(page).getByRole('img', { name: 'A door' })).toBeVisible();
});

test('the HTML waits until a pasted picture is uploaded', async ({ page, startSite }) => {
  const site = await startSite();
  await openNewPost(page, site);
  const upload = Promise.withResolvers<void>();
  await page.route('**/api/admin/pictures', async (route) => {
    await upload.promise;
    await route.continue();
  });
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#12233d' } })
    .png()
    .toBuffer();
  await paste(page, { html: `<p>Before</p><img src="data:image/png;base64,${bytes.toString('base64')}">` });
  await page.getByRole('radio', { name: 'HTML', exact: true }).check({ force: true });
  await expect(page.getByText('A pasted picture is being uploaded.')).toBeVisible();
  upload.resolve();
  const html = page.locator('textarea[aria-labelledby]');
  await expect(html).toHaveValue(/<img src="\/media\/uploads\//);
  await expect(html).not.toHaveValue(/data:/);
});

test('the URL of a recording alone in a line becomes its player, asked for by the visitor', async ({
  page,
  startSite,
}) => {
  const site = await startSite();
  await openNewPost(page, site);
  await paste(page, { text: 'https://youtu.be/ScMzIvxBSi4' });
  await expect(article(page).getByText('Video on YouTube', { exact: true })).toBeVisible();
  await article(page).getByLabel('Title').fill('How custody is decided');
  await article(page).locator('> p').last().click();
  await page.keyboard.type('See https://vimeo.com/76979871');
  await page.keyboard.press('Enter');
  await page.keyboard.type('https://open.spotify.com/episode/7makk4oTQel546B0PZlDM5');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The end');
  await expect(article(page).getByText('Podcast on Spotify', { exact: true })).toBeVisible();
  await expect(article(page).getByText('Video on Vimeo'), 'not alone in its line').toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Published' }).check();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) elsewhere.push(request.url());
  });
  await page.goto(`${site.url}/pasted/`);
  const poster = page.getByRole('link', { name: 'How custody is decided' });
  await expect(poster).toHaveAttribute('href', 'https://www.youtube.com/watch?v=ScMzIvxBSi4');
  await expect(page.getByText('The end', { exact: true })).toBeVisible();
  expect(elsewhere).toEqual([]);
});

test('a table is made and changed by the keyboard', { tag: '@both-widths' }, async ({
  page,
  startSite,
  isMobile,
}) => {
  const site = await startSite();
  await openNewPost(page, site);
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  if (isMobile) await tool('More tools').click();
  await tool('Table').press('Enter');
  await expectAccessible(page);
  for (const text of ['Cost', 'Amount', 'Due']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Rent');
  const table = article(page).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Cost', 'Amount', 'Due']);
  await expectAccessible(page);
  await tool('Row above').press('Enter');
  await expect(table.getByRole('row')).toHaveCount(4);
  await tool('Delete row').press('Enter');
  await expect(table.getByRole('row')).toHaveCount(3);
  await tool('Column after').press('Enter');
  // An empty one names no column.
  await expect(table.locator('th')).toHaveCount(4);
  // A wide table scrolls in the editor.
  await expectNoSidewaysScrolling(page);
  await tool('Delete column').press('Enter');
  await expect(table.locator('th')).toHaveCount(3);
  const tools = page.getByRole('toolbar', { name: 'Table' });
  await expect(tools).toBeInViewport({ ratio: 1 });
  expect(await articleHtml(page)).toMatch(/^<table><thead><tr><th>/);
  const select = async (cell: Locator) => {
    await cell.click();
    // The editor learns of a selection late; typed text it reads with the place where it stands.
    await page.keyboard.type('+');
    await expect(cell).toContainText('+');
  };
  await select(article(page).getByRole('cell').last());
  await page.keyboard.press('Tab');
  await page.keyboard.type('A row more');
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.getByRole('row').last()).toHaveText('A row more');
  if (!isMobile) await expect(tools).toContainText('The arrow keys leave the table.');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('Below');
  await expect(table.locator('xpath=following-sibling::p')).toHaveText('Below');
  await select(table.getByRole('columnheader').first());
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('Above');
  await expect(table.locator('xpath=preceding-sibling::p')).toHaveText('Above');
  await select(table.getByRole('columnheader').first());
  await tool('Delete table').press('Enter');
  await expect(table).toHaveCount(0);
  await expect(tools).toHaveCount(0);
});
