import { timeZone } from '../../../content/derive/time-zone.ts';
import { wholeNumber } from '../../ui/whole-number.ts';

const dateAndTime = new Intl.DateTimeFormat('en-US', {
  timeZone,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const shortDate = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });
const longDate = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });
const date = new Intl.DateTimeFormat('en-US', {
  timeZone,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});
const dateOfYear = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' });
const hours = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
const yearOf = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric' });
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' });

/**
 * Formats a time in the firm's zone, e.g. 'Jan 5, 2024, 3:04 PM'.
 * @param iso UTC, ISO 8601
 */
export function firmDateTime(iso: string): string {
  return plainSpaces(dateAndTime.format(new Date(iso)));
}

/**
 * Formats a day in the firm's zone, e.g. 'Jan 5, 2024'.
 * @param iso UTC, ISO 8601
 */
export function firmDate(iso: string): string {
  return date.format(new Date(iso));
}

/**
 * Formats a moment in the firm's zone: 'Jan 5, 3:04 PM', in another year than now 'Jan 5, 2024, 3:04 PM'.
 * @param iso UTC, ISO 8601
 */
export function firmMoment(iso: string, now: Date): string {
  const moment = new Date(iso);
  if (yearOf.format(moment) !== yearOf.format(now)) return firmDateTime(iso);
  return `${dateOfYear.format(moment)}, ${plainSpaces(hours.format(moment))}`;
}

/** Formats a time in the browser's time zone. */
export function clockTime(instant: Date): string {
  return plainSpaces(time.format(instant));
}

/** Formats a calendar day (`YYYY-MM-DD`), e.g. 'Jan 5'. */
export function shortDay(day: string): string {
  return shortDate.format(new Date(`${day}T00:00:00Z`));
}

/** Formats a calendar day (`YYYY-MM-DD`), e.g. 'January 5, 2024'. */
export function longDay(day: string): string {
  return longDate.format(new Date(`${day}T00:00:00Z`));
}

/** A number and a word or phrase in the singular or plural: `1 post`, `1,204 posts`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${wholeNumber(count)} ${count === 1 ? one : many}`;
}

/** The last words of a mail server or webhook as stored, without the name of the error. */
export function serverWords(lastError: string): string {
  return lastError.replace(/^(Mail)?Error: /, '');
}

/** Some ICU versions put a narrow no-break space before AM and PM. */
function plainSpaces(text: string): string {
  return text.replaceAll('\u202f', ' ');
}
