const newYork = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment in New York as spreadsheets sort it, e.g. `2026-11-24 00:53`. */
export function newYorkMoment(iso: string): string {
  return newYork.format(new Date(iso));
}

/** The same in UTC, with seconds. */
export function utcMoment(iso: string | null | undefined): string | undefined {
  return iso?.slice(0, 19).replace('T', ' ');
}
