import { paths } from '../../contract/paths.ts';
import type { Link } from '../schema/firm.ts';
import type { practiceAreaEntries } from './practice-area-entries.ts';

type Entry = (typeof practiceAreaEntries)[number];

export function linkTo({ name, slug }: Entry): Link {
  return { label: name, href: paths.practiceArea(slug) };
}

/** A link to the card of an area in the list. */
export function linkToCard({ name, anchor }: Entry): Link {
  return { label: name, href: `${paths.practiceAreas}#${anchor}` };
}
