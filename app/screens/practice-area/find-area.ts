import { practiceAreas } from '../../../content/practice-areas/practice-areas.ts';
import type { PracticeArea } from '../../../content/practice-areas/types.ts';
import type { Link } from '../../../content/types.ts';
import { paths } from '../../../contract/paths.ts';

/** What a practice-area page shows of its own. */
export interface FoundArea {
  area: PracticeArea;
  /** The other practice areas. */
  others: readonly Link[];
}

/**
 * The area with this slug, in whatever case a visitor typed it, as elsewhere on the site.
 * Reads all the areas, so only the server calls it; a browser that navigates gets the one area as data.
 *
 * @returns null when there is no area with this slug
 */
export function findArea(slug: string): FoundArea | null {
  const area = practiceAreas.get(slug.toLowerCase());
  if (!area) return null;
  const others = [...practiceAreas.values()]
    .filter((other) => other !== area)
    .map(({ id, title }) => ({ label: title, href: paths.practiceArea(id) }));
  return { area, others };
}
