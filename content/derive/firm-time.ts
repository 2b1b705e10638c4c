import { timeZone } from './time-zone.ts';

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
const fullFormat = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'short' });
const longFormat = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' });

/** The calendar day at the firm: `YYYY-MM-DD`. */
export function firmDay(instant: Date): string {
  return dayFormat.format(instant);
}

/** Full date with short time at the firm: the `submission_date` of the mail (specification section 7). */
export function firmDateAndTime(instant: Date): string {
  return fullFormat.format(instant);
}

/** Long date at the firm (specification section 9): `January 5, 2024`. */
export function firmLongDate(instant: Date): string {
  return longFormat.format(instant);
}
