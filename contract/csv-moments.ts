/** A moment in UTC as spreadsheets sort it, e.g. `2026-11-24 05:53:09`. */
export function utcMoment(iso: string | null | undefined): string | undefined {
  return iso?.slice(0, 19).replace('T', ' ');
}
