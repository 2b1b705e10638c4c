import type { Page } from '@playwright/test';

/* Locators of the blog's list. */

export const results = (page: Page) => page.getByTestId('posts');
export const sidebar = (page: Page) => page.getByRole('main').getByRole('complementary');
export const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
export const heading = (page: Page) => results(page).getByRole('heading', { level: 2 });
export const titles = (page: Page) => results(page).getByRole('heading', { level: 3 });

export async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search the articles' }).fill(words);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

/** Every call for a page of the list that the browser makes from now on. */
export function callsFor(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search: query } = new URL(request.url());
    if (pathname === '/api/blog/posts') calls.push(query);
  });
  return calls;
}
