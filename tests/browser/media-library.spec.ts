import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { picture } from '../support/test-pictures.ts';
import { samplePost } from '../support/test-posts.ts';
import { openAsStaff } from './admin.ts';
import { publish } from './blog-posts.ts';
import { expect, expectAccessible, expectAccessibleAtBothWidths, type Site, test } from './support.ts';

const UPLOADS = '/media/wp-content/uploads/2014/05';

async function startWithPictures(
  page: Page,
  startSite: (settings: Record<string, string>) => Promise<Site>,
): Promise<Site> {
  const site = await startSite({ SEED_DEMO: 'false' });
  await mkdir(join(site.dataDir, UPLOADS), { recursive: true });
  for (const [name, width, height] of [
    ['court house.jpg', 800, 500],
    ['steps.jpg', 300, 500],
  ] as const) {
    await writeFile(join(site.dataDir, UPLOADS, name), await picture(width, height).jpeg().toBuffer());
  }
  await publish(site, [
    samplePost('Who keeps the house', { featuredImage: `${UPLOADS}/court%20house.jpg` }),
    samplePost('Custody on holidays', {
      content: `<p><img src="${UPLOADS}/court%20house.jpg" alt="The court"></p>`,
    }),
  ]);
  await openAsStaff(page, `${site.url}/admin/blog/`);
  return site;
}

const items = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

test('the media library finds, replaces and deletes pictures, and names the posts that use one', {
  tag: '@phone',
}, async ({ page, startSite }) => {
  await startWithPictures(page, startSite);
  await page.getByRole('link', { name: 'Media library' }).click();
  await expect(page.getByRole('heading', { name: 'Media library', level: 1 })).toBeFocused();
  await expect(page.getByText('2 pictures')).toBeVisible();
  const court = items(page).filter({ hasText: 'court house.jpg' });
  await expect(court).toContainText('800 × 500');
  await court.getByText('Used in 2 places').click();
  await expect(court.getByRole('link', { name: 'Custody on holidays' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await page.getByRole('button', { name: 'Delete court house.jpg' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2 places would lose it.');
  await expect(dialog.getByRole('link')).toHaveText(
    ['Who keeps the house', 'Custody on holidays'].toSorted(),
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete court house.jpg' })).toBeFocused();

  await page.getByRole('button', { name: 'Replace court house.jpg' }).click();
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose a picture first.');
  const file = { name: 'new.png', mimeType: 'image/png', buffer: await picture(640, 480).png().toBuffer() };
  await dialog.getByLabel('New picture').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(court).toContainText('640 × 480');

  const uploaded = { ...file, name: 'gavel.png', buffer: await picture(90, 60).png().toBuffer() };
  await page.getByTestId('library-upload').setInputFiles(uploaded);
  await expect(items(page).first()).toContainText(/gavel-\w+\.png/);
  await page.getByRole('button', { name: /^Delete gavel-/ }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(items(page)).toHaveCount(2);

  await page.getByLabel('Used nowhere').check();
  await expect(items(page)).toHaveText([/steps\.jpg/]);
  await page.getByRole('button', { name: 'Delete steps.jpg' }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No picture matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByLabel('Search by file name').fill('COURT');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=COURT/);
  await expect(items(page)).toHaveCount(1);
});

test('a post takes a picture from the library', async ({ page, startSite }) => {
  const site = await startWithPictures(page, startSite);
  await page.getByRole('link', { name: 'New post' }).click();
  await page.getByRole('button', { name: 'Picture from the library' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Search by file name').fill('steps');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^steps\.jpg/ }).click();
  const article = page.getByRole('textbox', { name: 'Article' });
  await expect(article.locator('img')).toHaveAttribute('src', new RegExp(`^${UPLOADS}/steps.jpg\\?`));

  await page.getByRole('button', { name: 'Choose from library' }).click();
  await dialog.getByRole('button', { name: /^court house\.jpg/ }).click();
  await page.getByLabel('Title', { exact: true }).fill('With pictures');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/admin\/blog\/[\w-]{36}\//);
  await page.goto(`${site.url}/admin/blog/media/?search=steps`);
  await expect(items(page)).toContainText('Used in 1 place');
});

test('categories are renamed, and merged where the name exists', {
  tag: '@phone',
}, async ({ page, problems, startSite }) => {
  problems.allow(/status of 4(00|09)/);
  const site = await startSite({ SEED_DEMO: 'false' });
  await publish(site, [
    samplePost('One', { categories: ['Custody'], tags: ['kids'] }),
    samplePost('Two', { categories: ['Child Custody'] }),
  ]);
  await openAsStaff(page, `${site.url}/admin/blog/`);
  await page.getByRole('link', { name: 'Categories and tags' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Categories, tags and authors' })).toBeVisible();
  const panel = page.getByRole('main');
  await expect(panel.getByRole('listitem')).toHaveText([/Child Custody\s*1 post/, /Custody\s*1 post/]);
  await expectAccessibleAtBothWidths(page);
  await panel.getByRole('button', { name: 'Rename Custody' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New name').fill(' ');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please enter a name')).toBeVisible();
  await dialog.getByLabel('New name').fill('child custody');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(
    '“Child Custody” exists already, in 1 post. You can merge the two.',
  );
  await expect(dialog.getByText('Merging replaces “Custody” in 1 post')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('“Custody” is now “Child Custody” in 1 post.').first()).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveText([/Child Custody\s*2 posts/]);
  await panel.locator('label', { hasText: 'Tags' }).click();
  await panel.getByRole('button', { name: 'Rename kids' }).click();
  await dialog.getByLabel('New name').fill('children');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(panel.getByRole('link', { name: 'children' })).toBeVisible();
  await page.goto(`${site.url}/category/custody/`);
  await expect(page).toHaveURL(`${site.url}/category/child-custody/`);
});
