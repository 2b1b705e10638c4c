const TIME_ZONE = 'America/New_York';

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' });
const fullFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  dateStyle: 'full',
  timeStyle: 'short',
});
const longFormat = new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, dateStyle: 'long' });

/** `YYYY-MM-DD`. */
export function newYorkDay(instant: Date): string {
  return dayFormat.format(instant);
}

/**
 * The first instant of a New York calendar day.
 * @param day `YYYY-MM-DD`
 */
export function newYorkDayStart(day: string): Date {
  // Clocks change at 2 a.m., so midnight is 04:00 UTC in summer and 05:00 in winter.
  const inSummerTime = new Date(`${day}T04:00:00.000Z`);
  return newYorkDay(inSummerTime) === day ? inSummerTime : new Date(`${day}T05:00:00.000Z`);
}

/**
 * The first instant after a New York calendar day.
 * @param day `YYYY-MM-DD`
 */
export function newYorkDayEnd(day: string): Date {
  // A day has 23 to 25 hours.
  return newYorkDayStart(newYorkDay(new Date(newYorkDayStart(day).getTime() + 36 * 3_600_000)));
}

/** Full date with short time, US Eastern: the `submission_date` of the e-mail (specification section 7). */
export function newYorkDateAndTime(instant: Date): string {
  return fullFormat.format(instant);
}

/** Long date in New York (specification section 9): `January 5, 2024`. */
export function newYorkLongDate(instant: Date): string {
  return longFormat.format(instant);
}
