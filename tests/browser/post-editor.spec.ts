import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import { openAsStaff } from './admin.ts';
import { readPost, article as testArticle } from './blog-posts.ts';
import { expect, expectAccessible, test } from './support.ts';

const article = (page: Page) => page.getByRole('textbox', { name: 'Article' });

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
  const saves: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === staffApiPaths.adminPosts) saves.push(request.method());
  });
  await page.getByRole('button', { name: 'Publish' }).dblclick();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(saves).toEqual(['POST']);
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
  for (const path of ['/a-house-for-two/', '/a-house-for-two-2/'])
    expect((await fetch(site.url + path)).status, 'nor is it there twice').toBe(404);
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

test('a new post is written on while it is saved, and the editor stays', async ({ page, startSite }) => {
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

test('the keyboard alone formats, links and saves', { tag: '@phone' }, async ({
  page,
  startSite,
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
  await article(page).evaluate((element) =>
    scrollTo({ top: scrollY + element.getBoundingClientRect().top, behavior: 'instant' }),
  );
  const tools = page.getByRole('toolbar', { name: 'Formatting' });
  await expect(tools).toBeInViewport({ ratio: 1 });
  expect((await tools.boundingBox())?.height, 'one row').toBeLessThan(50);
  await expectAccessible(page);
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
