import type { Glossary } from '../../schema/resource.ts';
import { asOf, generalInformation } from '../statements.ts';
import { glossaryAToB } from './a-to-b.ts';
import { glossaryCToD } from './c-to-d.ts';
import { glossaryEToI } from './e-to-i.ts';
import { glossaryJToO } from './j-to-o.ts';
import { glossaryPToR } from './p-to-r.ts';
import { glossarySToV } from './s-to-v.ts';

export const glossary = {
  hero: {
    name: 'Glossary',
    title: 'A glossary of divorce and family law',
    intro: 'The words judges and lawyers use, in plain English. You do not need to know them all.',
  },
  asOf: `${generalInformation} Each definition is short; please ask how it applies to you.`,
  lettersLabel: 'Letters',
  filter: { label: 'Find a word', found: 'found', nothing: 'No word found. Try a shorter one.' },
  seeLabel: 'See also',
  linkLabel: 'Read more',
  terms: [
    ...glossaryAToB,
    ...glossaryCToD,
    ...glossaryEToI,
    ...glossaryJToO,
    ...glossaryPToR,
    ...glossarySToV,
  ],
  seo: {
    title: 'Glossary of New York Divorce Terms',
    description:
      'Plain-English definitions of the words of New York divorce and family law, from abandonment ' +
      `to visitation, with figures as of ${asOf}.`,
    keywords: [
      'divorce glossary',
      'New York divorce terms',
      'family law definitions',
      'equitable distribution meaning',
      'note of issue meaning',
      'what is maintenance',
    ],
  },
} satisfies Glossary;
