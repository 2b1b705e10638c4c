import { firm } from '#firm/identity.ts';
import { paths } from '../../contract/paths.ts';
import type { FactRule } from './contradictions.ts';

/** The rules for a firm's statements about itself (RPC 7.1, 1.6, 1.18) on the pages that make them. */
export const factsAboutFirm: readonly FactRule[] = [
  {
    fact: firm.demonstration.shown
      ? 'a page with figures of the demonstration calls them examples, once'
      : 'a figure of the firm stands with its basis and its date',
    // The rating in the footer of every page stands beside the line on the demonstration.
    where:
      /\b99%|\$500M\+|(?<!Google from )\b1,?000\+|\b700\+|\b1,250\+|\b50\+|\b100\+|years of experience 48|used by 10,000\+|media expert|256-bit/gi,
    ...(firm.demonstration.shown
      ? { says: /^(?!.*Example figures.*Example figures).*Example figures, as of [A-Z][a-z]+ 20\d\d\./s }
      : { says: /, as of (?:[A-Z][a-z]+ )?20\d\d\b|; \d+ years by 20\d\d\b/, within: 500 }),
    wrong: 'Success rate 99%',
  },
  {
    fact: 'the Los Angeles office is open by appointment, and its attorneys are not admitted in California',
    where: /555 W 5th St/g,
    says: /By appointment\. Our attorneys are not admitted in California/,
    within: 150,
    wrong: 'Los Angeles: 555 W 5th St, 35th Floor, Los Angeles, CA 90013',
  },
  {
    fact: 'the Los Angeles office is open by appointment, and its attorneys are not admitted in California',
    where: /Los Angeles office/g,
    says: /by appointment.*not admitted in California/,
    within: 250,
    wrong: 'The Los Angeles office serves New York cases with a life on both coasts.',
  },
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
    fact: 'a response within two hours is for office hours',
    where: /within 2 hours/g,
    says: /in office hours/,
    within: 60,
    wrong: 'Response within 2 hours',
  },
  {
    fact: 'the table of response times',
    on: [paths.contact],
    says: /In office hours Otherwise.*15 minutes.*1 hour 24 hours.*2 hours 24 hours/,
  },
  {
    fact: 'one attorney is responsible, and others join',
    where: /one attorney, start to finish/gi,
    says: /others join/i,
    within: 100,
    wrong: 'One attorney, start to finish. You will not be handed from desk to desk.',
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
    : [
        {
          fact: 'the documentary has the client’s consent',
          on: [paths.home, paths.attorneys, paths.media],
          says: /consent, one of his cases later became the subject of a documentary|documentary[^.]*with the client’s consent/,
        },
      ]),
];
