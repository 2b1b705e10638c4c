const ALL_UP_TO = 7;

/** A page, or a gap between two. */
export type PageNumber = number | 'gap';

/**
 * Which pages the pagination names (specification section 9): all where there are seven or fewer, else a window of
 * five around the current one, with the first and the last page beyond an ellipsis.
 *
 * @param current from 1
 */
export function pageNumbers(current: number, total: number): PageNumber[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);
  if (total <= ALL_UP_TO) return range(1, total);
  if (current <= 4) return [...range(1, 5), 'gap', total];
  if (current >= total - 3) return [1, 'gap', ...range(total - 4, total)];
  return [1, 'gap', ...range(current - 2, current + 2), 'gap', total];
}
