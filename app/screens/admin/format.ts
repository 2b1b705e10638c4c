const dateAndTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' });

/**
 * Formats a time in New York, e.g. 'Jan 5, 2024, 3:04 PM'.
 * @param iso UTC, ISO 8601
 */
export function newYorkDateTime(iso: string): string {
  return plainSpaces(dateAndTime.format(new Date(iso)));
}

/** Formats a time in the browser's time zone. */
export function clockTime(instant: Date): string {
  return plainSpaces(time.format(instant));
}

/** Some ICU versions put a narrow no-break space before AM and PM. */
function plainSpaces(text: string): string {
  return text.replaceAll('\u202f', ' ');
}
