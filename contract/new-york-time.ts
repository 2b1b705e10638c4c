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

/** Full date with short time, US Eastern: the `submission_date` of the e-mail (specification section 7). */
export function newYorkDateAndTime(instant: Date): string {
  return fullFormat.format(instant);
}

/** Long date in New York (specification section 9): `January 5, 2024`. */
export function newYorkLongDate(instant: Date): string {
  return longFormat.format(instant);
}

const inputFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** The value of a `datetime-local` field for an instant: `YYYY-MM-DDTHH:mm` in New York. */
export function newYorkInput(instant: Date): string {
  return inputFormat.format(instant).replace(/,\s*/, 'T');
}

/**
 * The instant of a `datetime-local` value in New York. Of an hour that comes twice in autumn it is the first; one that
 * is left out in spring counts from before the change.
 * @returns null for anything but such a value
 */
export function fromNewYorkInput(value: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value)) return null;
  const inSummerTime = new Date(`${value}:00.000-04:00`);
  const inWinterTime = new Date(`${value}:00.000-05:00`);
  if (Number.isNaN(inSummerTime.getTime())) return null;
  return newYorkInput(inSummerTime) === value ? inSummerTime : inWinterTime;
}
