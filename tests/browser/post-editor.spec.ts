import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import { type StoredFixture, storedFixtures } from '../support/stored-fixtures.ts';
import { samplePost } from '../support/test-posts.ts';
import { type Account, addColleague } from './admin.ts';
import { publish, article as testArticle } from './blog-posts.ts';
import { expect, expectAccessible, type Site, test } from './support.ts';

async function openAsStaff(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('admin123');
  await page.getByRole('button', { name: 'Login' }).click();
}

const PART_CHARACTERS = 60_000;

const article = (page: Page) => page.getByRole('textbox', { name: 'Article' });
const readPost = async (site: Site, slug: string) =>
  (await fetch(`${site.url}/api/blog/posts/${slug}`)).json();

test('a post is written, illustrated, previewed, published, edited and scheduled', {
  tag: '@database',
}, async ({ page, context, startSite }) => {
  const site = await startSite();
  await openAsStaff(page, `${site.url}/admin/blog/`);
  await page.getByRole('link', { name: 'New post' }).click();
  await page.getByLabel('Title', { exact: true }).fill('A house for two');
  await expect(page.getByText('Left empty, it is made from the title. /a-house-for-two/')).toBeVisible();
  await article(page).pressSequentially('Who stays?');
  await page.getByLabel('Categories').fill('Property Division, Houses');
  await page.keyboard.press('Enter');
  await page.getByLabel('Tags').fill('house');
  await page.keyboard.press('Enter');
  const bytes = await sharp({ create: { width: 800, height: 450, channels: 3, background: '#12233d' } })
    .jpeg()
    .toBuffer();
  await page
    .getByTestId('featured-image')
    .setInputFiles({ name: 'House.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await expect(page.getByText('1 picture has no alternative text.')).toBeVisible();
  await page.getByLabel('Alternative text').fill('A\nbrownstone');
  await expect(page.getByText(/no alternative text/)).toHaveCount(0);
  await page
    .getByTestId('article-picture')
    .setInputFiles({ name: 'Door.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await expect(
    page.getByRole('textbox', { name: 'Article' }).getByText('Picture', { exact: true }),
  ).toBeVisible();
  // Elsewhere the bar that sticks to the top of the window may lie over a part of a button.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);

  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Preview' }).click(),
  ]);
  await expect(preview.getByRole('heading', { name: 'A house for two', level: 1 })).toBeVisible();
  await expect(preview.getByText('Who stays?').first()).toBeVisible();
  await expect(preview.getByRole('img', { name: 'A brownstone' })).toBeVisible();
  expect(await preview.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, nofollow');
  await preview.close();

  await page.getByRole('radio', { name: 'Published' }).check();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}\/$/);
  expect(await readPost(site, 'a-house-for-two')).toMatchObject({
    categories: ['Property Division', 'Houses'],
    tags: ['house'],
    featuredImageAlt: 'A brownstone',
    featuredImage: expect.stringMatching(/^\/media\/uploads\/.*\/house-[0-9a-f]{10}\.jpg$/),
  });
  const public_ = await (await fetch(`${site.url}/a-house-for-two/`)).text();
  expect(public_).toContain('Who stays?');
  expect(public_).toContain('door-');

  const editor = page.url();
  await page.goto(`${site.url}/a-house-for-two/`);
  await page.getByRole('link', { name: 'Edit this post' }).click();
  await expect(page).toHaveURL(editor);

  await page.getByLabel('Date of publication').fill('2099-07-01T09:00');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  expect((await fetch(`${site.url}/a-house-for-two/`)).status).toBe(404);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
  await page.getByRole('link', { name: 'Blog Administration' }).click();
  await page.getByRole('link', { name: 'New post' }).click();
  await page.getByLabel('Title', { exact: true }).fill('First title');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Second title');
  await expect(page).toHaveTitle(/First title – Edit post/);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveTitle(/Second title – Edit post/);
  await page.getByRole('link', { name: 'Blog Administration' }).click();
  await page.getByRole('link', { name: 'Second title', exact: true }).click();
  await expect(page.getByLabel('Title', { exact: true }), 'opened again as it was saved last').toHaveValue(
    'Second title',
  );
  await page.goto(editor);
  await page.getByRole('radio', { name: 'Draft' }).check();
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible();
  await page.getByRole('radio', { name: 'Published' }).check();
  await expect(page.getByLabel('Date of publication')).toHaveValue('2099-07-01T09:00');
});

test('a new post is written on while it is saved, and the editor stays', { tag: '@both-widths' }, async ({
  page,
  startSite,
}) => {
  const site = await startSite();
  await openAsStaff(page, `${site.url}/admin/blog/`);
  await page.getByRole('link', { name: 'New post' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Who keeps the house');
  await article(page).pressSequentially('The court asks');
  await page.keyboard.press('Control+s');
  const more = ' who can afford it, and where the children live.';
  await page.keyboard.type(more);
  await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}\/$/);
  await expect(page).toHaveTitle(/Who keeps the house – Edit post/);
  await page.keyboard.type(' So do we.');
  await expect(article(page)).toBeFocused();
  await expect(article(page)).toHaveText(`The court asks${more} So do we.`);
  await expect(page.getByText('Not saved yet, changes kept')).toBeVisible();
  await page.reload();
  await expect(article(page), 'kept under the address of the saved post').toHaveText(/So do we\.$/);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Blog Administration' }).click();
  await page.getByRole('link', { name: 'New post' }).click();
  await expect(page.getByLabel('Title', { exact: true }), 'another one begins empty').toHaveValue('');
});

test('a name that is still being typed moves no button away from the pointer', async ({
  page,
  startSite,
}) => {
  const site = await startSite();
  await openAsStaff(page, `${site.url}/admin/blog/new/`);
  await page
    .getByLabel('Categories')
    .fill('A category with a long name, and one more that needs a second line');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload image' }).click();
  await chooser;
  await expect(page.getByRole('list', { name: 'Categories' }).getByRole('listitem')).toHaveCount(2);
});

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

test('two people who edit one post are told, and both texts are kept', async ({
  page,
  newVisitor,
  startSite,
  problems,
}) => {
  problems.allow(/status of 409/);
  const site = await startSite();
  const { id } = await readPost(site, testArticle.slug);
  const other = await newVisitor();
  for (const one of [page, other]) await openAsStaff(one, `${site.url}/admin/blog/${id}/`);
  await other.getByLabel('Title', { exact: true }).fill('By Ana');
  await other.getByLabel('Excerpt').fill('In the words of Ana');
  await other.getByRole('button', { name: 'Update' }).click();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('By Ben');
  await page.getByRole('button', { name: 'Update' }).click();
  const conflict = page.getByRole('region', { name: /^Saved by you, in another tab/ });
  await expect(conflict.getByText('By Ana')).toBeVisible();
  await expect(conflict.getByText('By Ben')).toBeVisible();
  await expect(conflict.getByText('Excerpt'), 'only one of the two has changed it').toHaveCount(0);
  await expectAccessible(page);
  expect((await readPost(site, testArticle.slug)).title).toBe('By Ana');
  await conflict.getByRole('button', { name: 'Keep my version' }).click();
  await expect(conflict).toHaveCount(0);
  await expect
    .poll(() => readPost(site, testArticle.slug))
    .toMatchObject({ title: 'By Ben', excerpt: 'In the words of Ana' });
  await expect(page.getByLabel('Excerpt')).toHaveValue('In the words of Ana');
});

/** Saves another excerpt, as another person. */
async function saveExcerpt(site: Site, id: string, { username, password }: Account): Promise<void> {
  const json = { 'Content-Type': 'application/json' };
  const login = { method: 'POST', headers: json, body: JSON.stringify({ username, password }) };
  const { token } = await (await fetch(site.url + staffApiPaths.adminLogin, login)).json();
  const headers = { ...json, Authorization: `Basic ${token}` };
  const address = site.url + staffApiPaths.adminPost(id);
  const post = await (await fetch(address, { headers })).json();
  const body = JSON.stringify({ ...post, excerpt: 'Saved meanwhile' });
  expect((await fetch(address, { method: 'PUT', headers, body })).status).toBe(200);
}

test('unsaved work is asked about, kept and restored', async ({ page, startSite }) => {
  const site = await startSite();
  const { id } = await readPost(site, testArticle.slug);
  await openAsStaff(page, `${site.url}/admin/blog/${id}/`);
  await page.getByLabel('Title', { exact: true }).fill('Half done');
  await page.getByRole('link', { name: 'Blog Administration' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Half done');
  await page.getByRole('link', { name: 'Blog Administration' }).click();
  await question.getByRole('button', { name: 'Leave, keep changes' }).click();
  await expect(page.getByRole('heading', { name: 'Blog Administration' })).toBeVisible();
  await saveExcerpt(site, id, await addColleague(page));
  await page.goto(`${site.url}/admin/blog/${id}/`);
  await expect(page.getByText(/Your unsaved changes of .* were restored/)).toContainText(
    'Someone else has saved this post since.',
  );
  await expect(page.getByLabel('Excerpt')).toHaveValue('Saved meanwhile');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Half done');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(testArticle.title);
  await expect(page.getByRole('main'), 'the pressed button is gone').toBeFocused();
  await page.getByRole('button', { name: 'Bold' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('At the start. ');
  await expect(article(page)).toContainText(/^At the start\. /);
});

test('a lost session keeps what was typed behind the login', async ({
  page,
  startSite,
  endSession,
  problems,
}) => {
  problems.allow(/status of 401/);
  const site = await startSite();
  await openAsStaff(page, `${site.url}/admin/blog/new/`);
  await page.getByLabel('Title', { exact: true }).fill('Typed before');
  await endSession();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByLabel('Username', { exact: true }).fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('admin123');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Typed before');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('the keyboard alone formats, links and saves', { tag: '@both-widths' }, async ({
  page,
  startSite,
  isMobile,
  problems,
}) => {
  problems.allow(/status of 400/);
  const site = await startSite();
  await openAsStaff(page, `${site.url}/admin/blog/new/`);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Please enter a title')).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('By keyboard');
  await expect(page.getByText('Please enter a title')).toHaveCount(0);
  await article(page).focus();
  await page.keyboard.type('Facts');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
  for (const name of ['Italic', 'Heading H2']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(article(page).getByRole('heading', { name: 'Facts', level: 2 })).toBeVisible();
  await expect(article(page), 'the focus follows in the next frame').toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Our fees');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('fees');
  // The editor learns of a selection by an event of the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.getByRole('button', { name: 'Link' }).press('Enter');
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('enter an address that begins with')).toBeVisible();
  await page.getByLabel('Address of the link').fill('/fees/');
  await page.keyboard.press('Enter');
  await expect(article(page)).toBeFocused();
  if (isMobile) {
    await article(page).evaluate((element) =>
      scrollTo({ top: scrollY + element.getBoundingClientRect().top, behavior: 'instant' }),
    );
    const tools = page.getByRole('toolbar', { name: 'Formatting' });
    await expect(tools).toBeInViewport({ ratio: 1 });
    expect((await tools.boundingBox())?.height, 'one row').toBeLessThan(50);
    await expectAccessible(page);
  }
  await article(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('See ');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(testArticle.title);
  await page.getByRole('list', { name: 'Pages found' }).getByRole('button').first().press('Enter');
  await expect(article(page).getByRole('link', { name: testArticle.title })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // The first save gives the post an address of its own, and the editor begins anew there.
  await expect(page).not.toHaveURL(/\/new\//);
  await page.getByText('HTML', { exact: true }).click();
  await expect(page.locator('textarea[aria-labelledby]')).toHaveValue(
    new RegExp(
      `<h2>Facts</h2>\\s*<p>Our <a href="/fees/">fees</a></p>\\s*<p>See <a href="${testArticle.path}">`,
    ),
  );
  await page.getByText('Search engines and social networks').click();
  await expectAccessible(page);
});
