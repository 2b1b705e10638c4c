import { timeZone } from './time-zone.ts';

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
const fullFormat = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'short' });
const longFormat = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' });

const MINUTE_MS = 60_000;
let formatted = { minute: Number.NaN, day: '' };

/** The calendar day at the firm: `YYYY-MM-DD`. */
export function firmDay(instant: Date): string {
  // Formatting takes longer than answering from a cache, and each answer asks for the day.
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  if (minute !== formatted.minute) formatted = { minute, day: dayFormat.format(instant) };
  return formatted.day;
}

/** Full date with short time at the firm: the `submission_date` of the mail (specification section 7). */
export function firmDateAndTime(instant: Date): string {
  return fullFormat.format(instant);
}

/** Long date at the firm (specification section 9): `January 5, 2024`. */
export function firmLongDate(instant: Date): string {
  return longFormat.format(instant);
}
