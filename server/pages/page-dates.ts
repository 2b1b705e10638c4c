import { createHash } from 'node:crypto';
import recorded from '#firm/page-dates.json' with { type: 'json' };
import type { PublicPage } from '../../content/derive/pages.ts';

/** The date of a page's last change and the fingerprint of its content. */
export interface PageDate {
  /** YYYY-MM-DD. */
  modified: string;
  fingerprint: string;
}

const pageDates: Readonly<Record<string, PageDate>> = recorded;

/** Hashes a page's content, independent of the order of object keys. */
export function fingerprintOf({ seo, shows }: Pick<PublicPage, 'seo' | 'shows'>): string {
  return createHash('sha256')
    .update(JSON.stringify([seo, shows], withSortedKeys))
    .digest('hex')
    .slice(0, 16);
}

function withSortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The date of the page's last change, or null when its content differs from the recorded fingerprint. */
export function lastModified(page: PublicPage, dates = pageDates): string | null {
  const date = dates[page.path];
  return date?.fingerprint === fingerprintOf(page) ? date.modified : null;
}

/** Updates the recorded dates: changed and new pages get today's date. */
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
