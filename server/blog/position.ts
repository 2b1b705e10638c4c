const PER_SECOND = 1_000_000;

/** The first position of the second in which something is published (see `PostsTable`). */
export function firstPositionIn(publishedAt: string): number {
  return Math.floor(Date.parse(publishedAt) / 1000) * PER_SECOND;
}

/** The last position of that second. */
export function lastPositionIn(publishedAt: string): number {
  return firstPositionIn(publishedAt) + PER_SECOND - 1;
}

/** The last position that is no longer in the future. */
export function lastPositionAt(now: Date): number {
  return lastPositionIn(now.toISOString());
}

/** The moment from which a post at this position is to be seen, in milliseconds since 1970. */
export function momentOf(position: number): number {
  return Math.floor(position / PER_SECOND) * 1000;
}
