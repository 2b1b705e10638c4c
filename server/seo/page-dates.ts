import { createHash } from 'node:crypto';
import recorded from '../../content/page-dates.json' with { type: 'json' };
import type { PublicPage } from '../../content/pages.ts';

/** Since when a page says what it says, and a fingerprint of what that is. */
export interface PageDate {
  /** YYYY-MM-DD. */
  modified: string;
  fingerprint: string;
}

const pageDates: Readonly<Record<string, PageDate>> = recorded;

/** The same for the same words, whatever the order in which their names are written. */
export function fingerprintOf({ seo, shows }: Pick<PublicPage, 'seo' | 'shows'>): string {
  return createHash('sha256')
    .update(JSON.stringify([seo, shows], withSortedNames))
    .digest('hex')
    .slice(0, 16);
}

function withSortedNames(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The day on which the page last changed, or null when it has changed since that day was written down. */
export function lastModified(page: PublicPage, dates = pageDates): string | null {
  const date = dates[page.path];
  return date?.fingerprint === fingerprintOf(page) ? date.modified : null;
}

/** The record brought up to date: pages that have changed, or are new, get today's date. */
export function updatedDates(
  pages: readonly PublicPage[],
  today: string,
  dates = pageDates,
): Record<string, PageDate> {
  return Object.fromEntries(
    pages.map((page) => [
      page.path,
      { modified: lastModified(page, dates) ?? today, fingerprint: fingerprintOf(page) },
    ]),
  );
}
