/** Longer than the names of WordPress, which has 200 characters for a term. */
const NAME_MAX = 300;

/** Copies a text, because a part of a longer one keeps that in memory. */
export function copied(text: string): string {
  return Buffer.from(text).toString();
}

/** @param max names that are counted each; a source may be full of invented ones */
export function count(counts: Map<string, number>, given: string, max = 10_000): void {
  const cut = given.length > NAME_MAX ? copied(given.slice(0, NAME_MAX)) : given;
  const name = counts.has(cut) || counts.size < max ? cut : 'others';
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/**
 * Bounds the memory of a list or map whose texts come from the source.
 * @param max characters
 * @param each charged for an entry besides its texts
 * @returns a function that charges an entry, and is false from the first one on that does not fit
 */
export function createBudget(max: number, each = 0): (...texts: readonly string[]) => boolean {
  let used = 0;
  return (...texts) => {
    for (const { length } of texts) used += length;
    used += each;
    return used <= max;
  };
}
