import { otherMatters } from '#firm/other-matters.ts';
import { paths } from '../../contract/paths.ts';
import type { PracticeAreaCard } from '../schema/practice-area.ts';
import { practiceAreaEntries } from './practice-area-entries.ts';
import { practiceAreas } from './practice-areas.ts';

const ofAreas = practiceAreaEntries.flatMap(({ slug, name, anchor }): PracticeAreaCard[] => {
  const { card } = practiceAreas.get(slug) ?? {};
  if (!card) return [];
  const { link, ...shown } = card;
  const detail = { label: link, href: paths.practiceArea(slug) };
  return [{ title: name, ...shown, ...(anchor ? { anchor } : {}), detail }];
});

/** The cards of the practice areas list, in the order of their places. Large; import it on the server only. */
export const practiceAreaCards: readonly PracticeAreaCard[] = [
  ...ofAreas,
  ...otherMatters.map(({ matters: _, ...card }) => card),
].sort((one, other) => one.place - other.place);
