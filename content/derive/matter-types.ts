import { otherMatters } from '#firm/other-matters.ts';
import { paths } from '../../contract/paths.ts';
import type { MatterType } from '../schema/home.ts';
import { practiceAreaEntries } from './practice-area-entries.ts';
import { linkTo, linkToCard } from './practice-area-links.ts';

const ofAreas = practiceAreaEntries.flatMap((entry) =>
  (entry.matters ?? []).map(({ toCard, ...matter }) => ({
    ...matter,
    href: (toCard ? linkToCard(entry) : linkTo(entry)).href,
  })),
);
const ofOthers = otherMatters.flatMap(({ anchor, matters = [] }) =>
  matters.map((matter) => ({ ...matter, href: paths.practiceAreas + (anchor ? `#${anchor}` : '') })),
);

/** The kinds of matter on the home page, in the order of their places. */
export const matterTypes: readonly MatterType[] = [...ofAreas, ...ofOthers]
  .sort((one, other) => one.place - other.place)
  .map(({ place: _, ...matter }) => matter);
