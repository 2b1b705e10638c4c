import { paths } from '../../../contract/paths.ts';
import { attorneys } from '../../derive/attorneys.ts';
import type { NumberedText, ReasonTile, SectionHeading, TitledText } from '../../schema/firm.ts';
import { city } from '../identity.ts';

// A section whose list is empty is left out with its heading.

export const reasonsHeading: SectionHeading = { heading: 'Why clients choose us', intro: '' };

export const reasonTiles: readonly ReasonTile[] = [];

export const reasons: readonly NumberedText[] = [];

export const approach: SectionHeading & { steps: readonly TitledText[] } = {
  heading: 'How a case begins',
  intro: 'Three steps, one after another.',
  steps: [
    { title: 'Talk', text: 'You tell us what has happened, and what you hope for.' },
    {
      title: 'Decide',
      text: 'We explain what the law provides, and which court, papers and dates matter. You decide what we ask for.',
    },
    {
      title: 'Act',
      text: 'What both sides agree on is put into writing. What they cannot agree on, a judge decides.',
    },
  ],
};

export const philosophy: SectionHeading & { highlights: readonly TitledText[] } = {
  heading: 'Our philosophy',
  intro: '',
  highlights: [],
};

export const team = {
  heading: attorneys.length === 1 ? 'The attorney' : 'The attorneys',
  intro: `Divorce and family law in ${city}.`,
  button: {
    label: attorneys.length === 1 ? 'View the Profile' : 'Meet Our Attorneys',
    href: paths.attorneys,
  },
};
