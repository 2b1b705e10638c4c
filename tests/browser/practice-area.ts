import type { Page } from '@playwright/test';
import { practiceAreaEntries } from '../../content/derive/practice-area-entries.ts';
import { paths } from '../../contract/paths.ts';

const [first] = practiceAreaEntries;
if (!first) throw new Error('no practice area');

/** The name of the practice area in the first place. */
export const areaName = first.name;
/** The path of its page. */
export const AREA = paths.practiceArea(first.slug);

export function sidebarOf(page: Page) {
  return page.getByRole('main').getByRole('complementary');
}
