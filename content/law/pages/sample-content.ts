import type { Firm } from '../../schema/firm.ts';
import type { ResourceSection } from '../../schema/resource.ts';

/** The paragraph of the terms on samples: there as long as the demonstration is on, like the line in the footer. */
export function sampleContent({ shown }: Pick<Firm['demonstration'], 'shown'>): readonly ResourceSection[] {
  if (!shown) return [];
  return [
    {
      id: 'sample-content',
      heading: 'Sample content',
      blocks: [
        {
          kind: 'paragraph',
          text:
            'This site is shown with a fictional firm. Its people, clients, reviews, ratings, figures, cases, ' +
            'interviews and press outlets are samples; no such review was written, no such case was decided. Its ' +
            'telephone number and the addresses ending in .example reach no one. Its offices have the addresses of ' +
            'real buildings, whose owners and tenants have nothing to do with it. This paragraph stays as long as ' +
            'any of that does.',
        },
      ],
    },
  ];
}
