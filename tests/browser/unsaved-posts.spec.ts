import type { Page } from '@playwright/test';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import { type Account, addColleague, openAsStaff } from './admin.ts';
import { readPost, article as testArticle } from './blog-posts.ts';
import { expect, expectAccessible, type Site, test } from './support.ts';

const article = (page: Page) => page.getByRole('textbox', { name: 'Article' });

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

  await page.getByRole('button', { name: 'Delete post' }).click();
  // The tools of the editor have such a button, too.
  const notifications = page.getByRole('region', { name: /^Notifications/ });
  await notifications.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Post restored', { exact: true })).toBeVisible();
  await page.goto(`${site.url}/admin/blog/${id}/`);
  await expect(article(page), 'deleted by mistake').toContainText(/^At the start\. /);
});

test('a save whose answer is lost creates no second post, and a lost session keeps what was typed', async ({
  page,
  startSite,
  endSession,
  problems,
}) => {
  problems.allow(/status of (401|409)|ERR_FAILED/);
  const site = await startSite({ SEED_DEMO: 'false' });
  await openAsStaff(page, `${site.url}/admin/blog/new/`);
  await page.getByLabel('Title', { exact: true }).fill('Typed first');
  const colleague = await addColleague(page);
  await page.route(
    '**/api/admin/posts?*',
    async (route) => {
      const { id } = await (await route.fetch()).json();
      await saveExcerpt(site, id, colleague);
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Save draft' }).click();
  const failure = 'The post could not be saved. Your text is kept; please try again.';
  await expect(page.getByText(failure, { exact: true })).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('Typed before');
  await endSession();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByLabel('Username', { exact: true }).fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('admin123');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Typed before');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const conflict = page.getByRole('region', { name: /^Saved by Ida/ });
  await conflict.getByRole('button', { name: 'Keep my version' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}\/$/);
  await expect(page.getByLabel('Excerpt')).toHaveValue('Saved meanwhile');
  await page.getByLabel('Title', { exact: true }).fill('Typed last');
  await expect(page.getByText('Not saved yet, changes kept')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true }), 'kept with the post').toHaveValue('Typed last');
  await page.getByRole('link', { name: 'Blog Administration' }).click();
  await page.getByRole('button', { name: 'Leave and discard' }).click();
  const posts = page.getByRole('region', { name: 'Imported Blog Posts' }).getByRole('heading', { level: 3 });
  await expect(posts).toHaveText(['Typed before']);
});
