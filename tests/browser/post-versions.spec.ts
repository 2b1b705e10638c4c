import type { Page } from '@playwright/test';
import { staffPaths } from '../../contract/staff-paths.ts';
import { type Account, addColleague, openAsStaff } from './admin.ts';
import { article, readPost } from './blog-posts.ts';
import { expect, expectAccessible, expectAccessibleAtBothWidths, type Site, test } from './support.ts';

const title = (page: Page) => page.getByLabel('Title', { exact: true });

async function openEditor(page: Page, site: Site, account?: Account): Promise<void> {
  const { id } = await readPost(site);
  await openAsStaff(page, site.url + staffPaths.adminPost(id), account);
  await expect(title(page)).toBeVisible();
}

test('unsaved changes go on at another computer, are named to a colleague, and end when they are saved', async ({
  page,
  newVisitor,
  startSite,
}) => {
  const site = await startSite();
  await openEditor(page, site);
  const colleague = await addColleague(page);
  const { title: published } = await readPost(site);
  await title(page).fill('Half done');
  await expect(page.getByText('Not saved yet, changes kept')).toBeVisible();
  await page.close();

  const elsewhere = await newVisitor();
  await openEditor(elsewhere, site);
  await expect(
    elsewhere.getByText(/^Your unsaved changes of .*, from another device, were restored/),
  ).toBeVisible();
  await expect(title(elsewhere)).toHaveValue('Half done');
  await expectAccessible(elsewhere);

  const other = await newVisitor();
  await openEditor(other, site, colleague);
  await expect(other.getByText(/^admin has unsaved changes to this post/)).toBeVisible();
  await expect(title(other)).toHaveValue(published);
  await expectAccessible(other);
  expect((await readPost(site)).title, 'visitors see nothing of it').toBe(published);

  await elsewhere.getByRole('button', { name: 'Update' }).click();
  await expect(elsewhere.getByText('Saved', { exact: true })).toBeVisible();
  await other.reload();
  await expect(title(other)).toHaveValue('Half done');
  await expect(other.getByText(/unsaved changes/)).toHaveCount(0);
});

test('two browsers of one account end no unsaved changes of each other, and offer both texts', async ({
  page,
  newVisitor,
  startSite,
  problems,
}) => {
  problems.allow(/status of 409/);
  const site = await startSite();
  const home = await newVisitor();
  for (const browser of [page, home]) await openEditor(browser, site);
  await title(page).fill('From the desk');
  await expect(page.getByText('Not saved yet, changes kept')).toBeVisible();
  await title(home).fill('From home');
  await expect(home.getByText(/^You have other unsaved changes .* on another device/)).toBeVisible();
  await expect(home.getByText('Not saved yet, kept in this browser')).toBeVisible();
  await expectAccessible(home);
  await home.reload();
  await home.getByRole('button', { name: 'Compare and choose' }).press('Enter');
  await expect(home.getByRole('heading', { name: /^Your unsaved changes of/ })).toBeFocused();
  await expect(home.getByRole('region', { name: 'Title: My version' })).toHaveText('From home');
  await expect(home.getByRole('region', { name: 'Title: Other version' })).toHaveText('From the desk');
  await expectAccessible(home);
  await home.getByRole('button', { name: 'Keep the other version' }).click();
  await expect(title(home)).toHaveValue('From the desk');
  await expect(home.getByText('Not saved yet, changes kept')).toBeVisible();

  await title(page).fill('From the desk again');
  await page.getByRole('button', { name: 'Compare and choose' }).click();
  await page.getByRole('button', { name: 'Keep my version' }).click();
  await expect(page.getByText('Not saved yet, changes kept')).toBeVisible();
  // A save ends only what its page has kept.
  await home.getByRole('button', { name: 'Update' }).click();
  await expect(home.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveValue('From the desk again');
  await expect(page.getByText(/Someone else has saved this post since/)).toBeVisible();
});

test('without a connection this browser keeps the text, and the server once it is back', async ({
  page,
  context,
  startSite,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const site = await startSite();
  await openEditor(page, site);
  await context.setOffline(true);
  await title(page).fill('Written on a train');
  await expect(page.getByText('Not saved yet, kept in this browser')).toBeVisible();
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  expect(await stored()).toContain('train');
  await page.getByRole('link', { name: 'Blog Administration' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('restored when you open the post again in this browser.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await context.setOffline(false);
  await expect(page.getByText('Not saved yet, changes kept')).toBeVisible();
  expect(await stored()).not.toContain('train');
  // Discarded changes come back nowhere.
  await page.getByRole('link', { name: 'Blog Administration' }).click();
  await page.getByRole('button', { name: 'Leave and discard' }).click();
  await expect(page.getByRole('heading', { name: 'Blog Administration' })).toBeVisible();
  await page.goBack();
  await expect(title(page)).toBeVisible();
  await expect(title(page)).not.toHaveValue(/train/);
});

test('the keyboard compares an earlier version of a post and restores it', { tag: '@phone' }, async ({
  page,
  startSite,
}) => {
  const site = await startSite();
  const before = await readPost(site);
  await openEditor(page, site);
  const versions = page.getByRole('button', { name: 'Versions' });
  await versions.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  await expect(dialog.getByText('There are no versions yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await title(page).fill('Another title');
  await page.getByLabel('Excerpt').fill('Another excerpt');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await title(page).fill('A third title');

  await versions.press('Enter');
  const list = dialog.getByRole('list', { name: 'Versions, newest first' });
  await expect(list.getByRole('listitem')).toHaveText([
    /admin · Saved · newest\s*Changed: Title, Excerpt$/,
    /Earlier version$/,
  ]);
  await expectAccessibleAtBothWidths(page);
  await list.getByRole('button', { name: /Earlier version/ }).press('Enter');
  await expect(dialog.getByRole('heading', { name: /^Version of/ })).toBeFocused();
  await expect(dialog.getByText('Save or discard your unsaved changes')).toBeVisible();
  await expect(list).toBeHidden();
  await dialog.getByRole('button', { name: 'All versions' }).press('Enter');
  await expect(list.getByRole('button', { name: /Earlier version/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(versions).toBeFocused();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.poll(async () => (await readPost(site)).title).toBe('A third title');

  await versions.press('Enter');
  await list.getByRole('button', { name: /Earlier version/ }).press('Enter');
  await expect(dialog.getByRole('deletion').filter({ hasText: 'A third' })).toBeVisible();
  const restored = dialog.getByText(article.title, { exact: true });
  await expect(dialog.getByRole('insertion').and(restored)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await dialog.getByRole('button', { name: 'Restore this version' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Restored', { exact: true })).toBeVisible();
  await expect(title(page)).toHaveValue(before.title);
  expect(await readPost(site)).toMatchObject({ title: before.title, excerpt: before.excerpt });
  await versions.press('Enter');
  await expect(list.getByRole('listitem')).toHaveText([
    /Restored · newest\s*Changed: Title, Excerpt$/,
    /Saved\s*Changed: Title$/,
    /Saved\s*Changed: Title, Excerpt$/,
    /Earlier version$/,
  ]);
});
