/** Bounds the offsets: `Date.parse` reads much else. */
const MONTH = /^\d{4}-\d\d$/;

/** Converts dates to UTC. Undated drafts have local time only, with the offset of the nearest month. */
export function createSourceDates() {
  /** Offset in ms by month, `2024-02`. */
  const offsets = new Map<string, number>();

  return {
    /** Learns from a post with both dates. */
    learn(local: string | undefined, gmt: string | undefined): void {
      const [localMs, gmtMs] = [parse(local), parse(gmt)];
      if (localMs !== null && gmtMs !== null && MONTH.test(month(local)))
        offsets.set(month(local), localMs - gmtMs);
    },
    /** UTC, ISO 8601; null where neither date is one. */
    utc(local: string | undefined, gmt: string | undefined): string | null {
      const known = parse(gmt);
      const localMs = parse(local);
      if (known === null && localMs === null) return null;
      return new Date(known ?? (localMs ?? 0) - nearestOffset(local)).toISOString();
    },
  };

  function nearestOffset(local: string | undefined): number {
    const at = Date.parse(`${month(local)}-15`);
    const apart = (other: string) => Math.abs(Date.parse(`${other}-15`) - at);
    const [nearest = ''] = [...offsets.keys()].sort((a, b) => apart(a) - apart(b));
    return offsets.get(nearest) ?? 0;
  }
}

/** @param text `2024-02-03 12:00:00`; `0000-00-00 00:00:00` is none */
function parse(text: string | undefined): number | null {
  if (!text || text.startsWith('0000')) return null;
  const ms = Date.parse(`${text.trim().replace(' ', 'T')}Z`);
  return Number.isNaN(ms) ? null : ms;
}

function month(local: string | undefined): string {
  return (local ?? '').trim().slice(0, 7);
}
