import { paths } from '../../contract/paths.ts';
import type { Link } from '../schema/firm.ts';
import type { practiceAreaEntries } from './practice-area-entries.ts';

type Entry = (typeof practiceAreaEntries)[number];

export function linkTo({ name, slug }: Entry): Link {
  return { label: name, href: paths.practiceArea(slug) };
}

/** A link to the card of an area in the list, or to its page. */
export function linkToCard(entry: Entry): Link {
  const { name, anchor } = entry;
  return anchor ? { label: name, href: `${paths.practiceAreas}#${anchor}` } : linkTo(entry);
}
