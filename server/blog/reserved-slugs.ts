/** First segments of the paths that the site itself answers. No article can have one as its slug. */
export type ReservedSlugs = ReadonlySet<string>;

/** @param paths those of a route table, with or without a leading slash; patterns in them reserve nothing */
export function firstSegments(paths: readonly string[]): string[] {
  return paths
    .map((path) => path.replace(/^\//, '').split('/', 1).join(''))
    .filter((segment) => segment !== '' && !/[:*]/.test(segment));
}
