import { timeZone } from './time-zone.ts';

const formatDay = firmFormat('en-CA', { dateStyle: 'short' });
const formatFull = firmFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });
const formatLong = firmFormat('en-US', { dateStyle: 'long' });

const MINUTE_MS = 60_000;
let formatted = { minute: Number.NaN, day: '' };

/** The calendar day at the firm: `YYYY-MM-DD`. */
export function firmDay(instant: Date): string {
  // Formatting takes longer than answering from a cache, and each answer asks for the day.
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  if (minute !== formatted.minute) formatted = { minute, day: formatDay(instant) };
  return formatted.day;
}

/** Full date with short time at the firm: the `submission_date` of the mail (specification section 7). */
export function firmDateAndTime(instant: Date): string {
  return formatFull(instant);
}

/** Long date at the firm (specification section 9): `January 5, 2024`. */
export function firmLongDate(instant: Date): string {
  return formatLong(instant);
}

/** Creates the format at its first use: that takes a phone 40 ms, and most pages show no date. */
function firmFormat(locale: string, options: Intl.DateTimeFormatOptions): (instant: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (instant) => {
    format ??= new Intl.DateTimeFormat(locale, { timeZone, ...options });
    return format.format(instant);
  };
}
