/** A UTC time that spreadsheets can sort, e.g. `2026-11-24 05:53:09`. */
export function utcMoment(iso: string | null | undefined): string | undefined {
  return iso?.slice(0, 19).replace('T', ' ');
}
