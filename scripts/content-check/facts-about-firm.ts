import * as firmFacts from '#firm/facts.ts';
import { firm } from '#firm/identity.ts';
import type { FactRule } from '../../content/schema/fact.ts';
import { paths } from '../../contract/paths.ts';

/** The firm's own, where it has some. */
const { FACTS = [] }: { FACTS?: readonly FactRule[] } = firmFacts;

/** The rules for a firm's statements about itself (RPC 7.1, 1.6, 1.18) on the pages that make them. */
export const factsAboutFirm: readonly FactRule[] = [
  ...FACTS,
  {
    fact: 'no form asks for confidential facts',
    never: /\bin confidence\b(?!,? in order)/i,
    wrong: 'Ask us, in confidence. The first consultation is free.',
  },
  {
    fact: 'the consultation is free, not without risk',
    never: /risk-free(?! consultation)/i,
    wrong: 'The consultation is risk-free.',
  },
  {
    fact: 'the consultation is free, not without risk',
    where: /risk-free consultation/gi,
    says: /consultation is free/i,
    within: 400,
    wrong: 'Risk-free consultation',
  },
  {
    fact: 'cases and reviews are told with consent',
    where: /names and details are changed|names are withheld|signed with initials only/gi,
    says: /consent/,
    within: 100,
    wrong: 'Names and details are changed.',
  },
  ...(firm.demonstration.shown
    ? [
        {
          fact: 'the clients of the demonstration are invented, and have consented to nothing',
          never: /with (?:their|the clients?’s?) consent|client has consented/i,
          wrong: 'The reviews are shown with their consent.',
        },
        {
          fact: 'reviews, cases and interviews of the demonstration are called samples at their head',
          on: [paths.home, paths.testimonials, paths.media, paths.practiceArea('contested-divorce')],
          says: /Sample (?:reviews|cases|interviews and articles), written for this demonstration/,
        },
        {
          fact: 'the terms call reviews, ratings, figures, cases and addresses samples',
          on: [paths.terms],
          says: /reviews, ratings, figures, cases.*are samples.*addresses of real buildings/,
        },
      ]
    : []),
];
