import { otherMatters } from '#firm/other-matters.ts';
import { pressArticles } from '#firm/press.ts';
import { practiceAreaEntries } from './practice-area-entries.ts';

/** Slugs and anchors that may follow the path of a section in a link: of its pages and cards. */
export const knownParts: Readonly<Record<string, readonly string[]>> = {
  'practice-areas': [
    ...practiceAreaEntries.map(({ slug }) => slug),
    ...[...practiceAreaEntries, ...otherMatters].flatMap(({ anchor }) => (anchor ? [`#${anchor}`] : [])),
  ],
  media: [
    ...(pressArticles.length > 0 ? ['#press'] : []),
    ...pressArticles.flatMap(({ anchorId }) => (anchorId ? [`#${anchorId}`] : [])),
  ],
};
