import type { Link } from '../schema/firm.ts';
import { siteMap } from './site-map.ts';

const pages = siteMap.groups.flatMap(({ links }) => links).filter(({ href }) => /^\/[^/#]+\/$/.test(href));

/** The page whose path was probably mistyped: at most a third of the letters are wrong, missing or too many. */
export function pageNear(path: string): Link | null {
  const typed = path.toLowerCase().replaceAll('/', '').slice(0, 80);
  let fewest = typed.length / 3;
  let near: Link | null = null;
  for (const page of pages) {
    const mistakes = distance(typed, page.href.slice(1, -1));
    if (mistakes > fewest) continue;
    fewest = mistakes;
    near = page;
  }
  return near;
}

/** The Levenshtein distance of two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, otherLetter] of [...other].entries()) {
      const replaced = (row[at] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
