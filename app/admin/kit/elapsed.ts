const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time between two moments, in its one or two largest units: `12 min`, `3 h 20 min`, `2 days`. */
export function elapsed(from: string | number, to: string | number): string {
  const ms = Math.max(0, Number(new Date(to)) - Number(new Date(from)));
  if (ms < MINUTE) return 'under a minute';
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min`;
  if (ms < DAY) {
    const minutes = Math.floor((ms % HOUR) / MINUTE);
    return `${Math.floor(ms / HOUR)} h${minutes > 0 ? ` ${minutes} min` : ''}`;
  }
  const days = Math.floor(ms / DAY);
  return days === 1 ? '1 day' : `${days} days`;
}
