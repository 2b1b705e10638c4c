import { useEffect, useState } from 'react';
import { firm } from '#firm/identity.ts';

const CHECK_EVERY_MS = 60_000;

/**
 * True at a time of day, where the firm is, when the offices are closed.
 * @param utcOffsetMs of the firm's clocks, from the server: a format of times in a zone takes a phone a quarter of a second
 */
export function isAfterHours(now: Date, utcOffsetMs: number, week = firm.hours.week): boolean {
  // "Sat, 28 Nov 2026 07:06:04 GMT", with the time at the firm.
  const text = new Date(now.getTime() + utcOffsetMs).toUTCString();
  const clock = text.slice(17, 22);
  return !week.some(
    ({ days, opens, closes }) =>
      days.some((day) => text.startsWith(day.slice(0, 3))) && clock >= opens && clock < closes,
  );
}

/** Whether the offices are closed now; false in the HTML, which is the same for all. */
export function useAfterHours(utcOffsetMs: number): boolean {
  const [afterHours, setAfterHours] = useState(false);
  useEffect(() => {
    const check = () => setAfterHours(isAfterHours(new Date(), utcOffsetMs));
    check();
    const checking = setInterval(check, CHECK_EVERY_MS);
    return () => clearInterval(checking);
  }, [utcOffsetMs]);
  return afterHours;
}
