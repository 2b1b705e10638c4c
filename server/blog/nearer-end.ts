/** What to skip and what to take of a list that is read from one of its ends. */
export interface FromNearerEnd {
  backwards: boolean;
  offset: number;
  limit: number;
}

/**
 * A part of a long list is reached from the end that it is nearer to.
 * @param part.total of the whole list; Infinity: not known, read from the beginning
 * @returns `limit` is 0 for a part beyond the end; what is read backwards is to be reversed
 */
export function fromNearerEnd(part: { offset: number; limit: number; total: number }): FromNearerEnd {
  const fromEnd = Math.max(0, part.total - part.offset - part.limit);
  const backwards = part.offset > fromEnd;
  const offset = backwards ? fromEnd : part.offset;
  const limit = backwards ? Math.min(part.limit, part.total - part.offset) : part.limit;
  return { backwards, offset, limit: Math.max(0, limit) };
}
