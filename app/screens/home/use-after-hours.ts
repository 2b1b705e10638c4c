import { useEffect, useState } from 'react';
import { firm } from '#firm/identity.ts';
import { timeZone } from '../../../content/derive/time-zone.ts';

const CHECK_EVERY_MS = 60_000;

/** True at a time of day, where the firm is, when the offices are closed. */
export function isAfterHours(now: Date, week = firm.hours.week, zone = timeZone): boolean {
  const today = now.toLocaleDateString('en-US', { timeZone: zone, weekday: 'long' });
  // `HH:MM:SS` from 00 to 23 hours.
  const clock = now.toLocaleTimeString('en-GB', { timeZone: zone });
  return !week.some(
    ({ days, opens, closes }) => days.some((day) => day === today) && clock >= opens && clock < closes,
  );
}

/** Whether the offices are closed now; false in the HTML, which is the same for all. */
export function useAfterHours(): boolean {
  const [afterHours, setAfterHours] = useState(false);
  useEffect(() => {
    const check = () => setAfterHours(isAfterHours(new Date()));
    check();
    const checking = setInterval(check, CHECK_EVERY_MS);
    return () => clearInterval(checking);
  }, []);
  return afterHours;
}
