/** A calendar date, `2026-03-01`. Sortable as text. */
export type IsoDate = string;

/** True for `2024-02-29`, false for `2023-02-29`, `2024-2-9` and any other text. */
export function isCalendarDate(text: string): text is IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export const yearOf = (date: IsoDate) => Number(date.slice(0, 4));

/** The same day some years later; for days that every year has. */
export const yearsAfter = (date: IsoDate, years: number): IsoDate =>
  `${yearOf(date) + years}${date.slice(4)}`;

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** Formats `2026-03-01` as `March 1, 2026`. */
export const formatDate = (date: IsoDate) => dayFormat.format(new Date(`${date}T00:00:00Z`));

/** Formats `2026-03-01` as `March 2026`. */
export const formatMonth = (date: IsoDate) => monthFormat.format(new Date(`${date}T00:00:00Z`));
