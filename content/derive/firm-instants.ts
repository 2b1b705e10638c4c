// Separate from firm-time.ts, so that public pages do not load it.
import { timeZone } from './time-zone.ts';

const DAY_MS = 24 * 3_600_000;

/** Converts between instants and the local time of a zone. */
export function localTimeOf(zone: string) {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });

  /** The value of a `datetime-local` field for an instant: `YYYY-MM-DDTHH:mm`. */
  function toInput(instant: Date): string {
    return format.format(instant).replace(/,\s*/, 'T');
  }

  /**
   * The instant of a `datetime-local` value. Of an hour that comes twice in autumn it is the first; one that is left
   * out in spring counts from before the change.
   * @returns null for anything but such a value
   */
  function fromInput(value: string): Date | null {
    if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value)) return null;
    const asUtcMs = Date.parse(`${value}Z`);
    if (Number.isNaN(asUtcMs)) return null;
    // Clocks change at most once between these two days.
    const [before, after] = [asUtcMs - DAY_MS, asUtcMs + DAY_MS].map((nearMs) => {
      const offsetMs = Date.parse(`${toInput(new Date(nearMs))}Z`) - nearMs;
      return new Date(asUtcMs - offsetMs);
    }) as [Date, Date];
    return toInput(after) === value && toInput(before) !== value ? after : before;
  }

  /**
   * The first instant of a calendar day.
   * @param day `YYYY-MM-DD`
   */
  function dayStart(day: string): Date {
    const start = fromInput(`${day}T00:00`);
    if (!start) throw new Error(`${day} is no calendar day.`);
    return start;
  }

  /**
   * The first instant after a calendar day.
   * @param day `YYYY-MM-DD`
   */
  function dayEnd(day: string): Date {
    // A day has 23 to 25 hours.
    return dayStart(toInput(new Date(dayStart(day).getTime() + 1.5 * DAY_MS)).slice(0, 10));
  }

  /**
   * The distance in milliseconds from UTC to the zone's clocks at noon of a calendar day.
   * @param day `YYYY-MM-DD`
   */
  function offsetMs(day: string): number {
    const noon = `${day}T12:00`;
    return Date.parse(`${noon}Z`) - (fromInput(noon)?.getTime() ?? Number.NaN);
  }

  return { toInput, fromInput, dayStart, dayEnd, offsetMs };
}

/** In the firm's zone. */
export const {
  toInput: firmInput,
  fromInput: fromFirmInput,
  dayStart: firmDayStart,
  dayEnd: firmDayEnd,
  offsetMs: firmOffsetMs,
} = localTimeOf(timeZone);
