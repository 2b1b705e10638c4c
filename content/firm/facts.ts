// Facts of the firm that the content check compares with the pages.
import { paths } from '../../contract/paths.ts';
import type { FactRule } from '../schema/fact.ts';
import { firm } from './identity.ts';

/** Counts that the specification requires (sections 2 and 3); its twelve cards, and one for international divorce. */
export const EXPECTED_COUNTS = {
  videos: 14,
  'press articles': 22,
  'matter types': 12,
  'case cards': 6,
  'media outlets': 8,
  'FAQ items': 20,
  'practice areas': 13,
  attorneys: 6,
  redirects: 20,
  'sample articles': 18,
  'review categories': 6,
  'long reviews': 3,
  'cards in the list of practice areas': 13,
  'publications in the sidebar': 4,
} as const;

/** Counts required of a practice-area page (section 2). */
export const EXPECTED_IN_AREA = { 'reasons to choose us': 6, testimonials: 3, interviews: 4 } as const;

/** The types of sections that a practice-area page must have (section 2). */
export const EXPECTED_SECTIONS = ['text', 'list', 'highlight', 'stats', 'accordion', 'cta'] as const;

export const FEWEST_GLOSSARY_TERMS = 60;

/** Texts that a page must show (specification, sections 2, 3 and 9), by its path. */
export const EXPECTED_TEXTS: Readonly<Record<string, readonly string[]>> = {
  '/': ['Watch on Netflix'],
  '/media/': ['TV interviews 50+ Press articles 100+ National media expert'],
  '/testimonials/': [
    'Reviews in all 1,250+ On Google 1,000+ Five-star reviews on Avvo 210',
    'Avvo 214 reviews 210 with five stars, 2 with four, 2 with fewer',
    'Yelp 4.7 39 reviews',
    'Rating Captain 100 reviews',
  ],
  '/divorce-calculators/': [
    'Calculators used by 10,000+ people',
    'Index number $210',
    'Request for judicial intervention $95',
    'Note of issue ($30 if that was paid) $125',
  ],
};

/** Links that a page must have, by its path. */
export const EXPECTED_LINKS: Readonly<Record<string, readonly string[]>> = {
  '/': ['/media/#documentary'],
  '/practice-areas/contested-divorce/': ['/media/#press'],
};

/** Statements about the firm that its pages must, or must not, make. */
export const FACTS: readonly FactRule[] = [
  {
    fact: firm.demonstration.shown
      ? 'a page with figures of the demonstration calls them examples, once'
      : 'a figure of the firm stands with its basis and its date',
    // The rating in the footer of every page stands beside the line on the demonstration.
    where:
      /\b99%|\$500M\+|(?<!Google from )\b1,?000\+|\b700\+|\b1,250\+|\b50\+|\b100\+|years of experience 48|used by 10,000\+|media expert|256-bit/gi,
    ...(firm.demonstration.shown
      ? { says: /^(?!.*Example figures.*Example figures).*Example figures, as of [A-Z][a-z]+ 20\d\d\./s }
      : { says: /, as of (?:[A-Z][a-z]+ )?20\d\d\b|; \d+ years by 20\d\d\b/ }),
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
    fact: 'arrears from before the filing cannot be cut',
    on: [paths.practiceAreas],
    says: /from before (?:the filing|you file) cannot be cut/,
  },
  {
    fact: 'one attorney is responsible, and others join',
    where: /one attorney, start to finish/gi,
    says: /others join/i,
    within: 100,
    wrong: 'One attorney, start to finish. You will not be handed from desk to desk.',
  },
  ...(firm.demonstration.shown
    ? []
    : [
        {
          fact: 'the documentary has the client’s consent',
          on: [paths.home, paths.attorneys, paths.media],
          says: /consent, one of his cases later became the subject of a documentary|documentary[^.]*with the client’s consent/,
        },
      ]),
];
