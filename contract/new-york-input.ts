// Separate from new-york-time.ts, so that public pages do not load it.

const inputFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
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
