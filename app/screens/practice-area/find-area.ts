import { caseTypeOfArea } from '../../../content/derive/case-types.ts';
import { practiceAreas } from '../../../content/derive/practice-areas.ts';
import type { Link } from '../../../content/schema/firm.ts';
import type { PracticeArea } from '../../../content/schema/practice-area.ts';
import { paths } from '../../../contract/paths.ts';

export interface FoundArea {
  area: PracticeArea;
  /** The other practice areas. */
  others: readonly Link[];
  /** The kind of case to choose in the contact form; empty if none fits. */
  caseType: string;
}

/**
 * Finds an area by its slug in any case. Imported by loaders only: it holds the texts of all areas.
 *
 * @returns null for an unknown slug
 */
export function findArea(slug: string): FoundArea | null {
  const area = practiceAreas.get(slug.toLowerCase());
  if (!area) return null;
  const others = [...practiceAreas.values()]
    .filter((other) => other !== area)
    .map(({ id, title }) => ({ label: title, href: paths.practiceArea(id) }));
  return { area, others, caseType: caseTypeOfArea(area.id) };
}
