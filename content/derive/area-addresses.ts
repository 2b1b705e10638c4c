import { otherMatters } from '#firm/other-matters.ts';
import { practiceAreaEntries } from './practice-area-entries.ts';

/** What may follow `/practice-areas/` in a link: the slugs of the areas and the anchors of the cards. */
export const areaAddresses: readonly string[] = [
  ...practiceAreaEntries.map(({ slug }) => slug),
  ...[...practiceAreaEntries, ...otherMatters].flatMap(({ anchor }) => (anchor ? [`#${anchor}`] : [])),
];
