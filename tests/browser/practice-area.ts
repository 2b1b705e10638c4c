import type { Page } from '@playwright/test';

export const AREA = '/practice-areas/contested-divorce/';

export function sidebarOf(page: Page) {
  return page.getByRole('main').getByRole('complementary');
}
