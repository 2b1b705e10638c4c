import { paths } from '../../contract/paths.ts';
import { priorResults, sentences } from '../derive/claims.ts';
import { inDemonstration } from '../derive/demonstration.ts';
import type { CaseCard, SectionHeading } from '../schema/firm.ts';

export const casesSection = {
  heading: 'Landmark cases',
  intro: sentences(
    inDemonstration(
      'Sample cases, written for this demonstration.',
      'Told with the clients’ consent; names and details are changed.',
    ),
    priorResults,
  ),
  learnMoreLabel: 'Learn More',
} satisfies SectionHeading & { learnMoreLabel: string };

/** @sample cases */
export const cases: readonly CaseCard[] = [
  {
    title: 'The gallery and the ledger',
    year: '2017',
    type: 'High net worth divorce',
    amount: '$94 million estate',
    media: 'Documentary',
    description:
      'A dealer’s wife was told the collection belonged to lenders. Invoices in three countries said ' +
      'otherwise.',
    outcome:
      'The collection was counted as marital property, and the case settled in the second week of trial.',
    thumbnail: { src: '/articles/ledger.svg', view: [90, 0, 990, 675] },
    featured: true,
    articleLink: paths.practiceArea('high-net-worth-divorce'),
    badge: 'NETFLIX',
  },
  {
    title: 'The founder’s shares',
    year: '2021',
    type: 'Business valuation',
    amount: '$38 million in stock',
    media: 'Broad Street Journal',
    description: 'A company was founded before the marriage and grew up inside it. Each side had a number.',
    outcome: 'A negotiated buyout over five years. The founder kept the company.',
    thumbnail: { src: '/drawings/tile-1.svg', view: [20, 66, 200, 112] },
    featured: true,
    articleLink: paths.practiceArea('property-division'),
  },
  {
    title: 'A summer abroad',
    year: '2018',
    type: 'International custody',
    amount: 'Primary custody',
    media: 'Hudson Evening News',
    description:
      'Two children did not come home when the holiday ended. Their mother called on a Sunday night.',
    outcome: 'The children were back in Queens for the start of school.',
    thumbnail: { src: '/drawings/office-astoria.svg', view: [150, 90, 330, 186] },
    featured: true,
    articleLink: paths.practiceArea('child-custody'),
  },
  {
    title: 'Every other weekend',
    year: '2020',
    type: 'Fathers’ rights',
    amount: 'Equal parenting time',
    media: 'Tri-State Tonight',
    description: 'A father who had done the school run for six years was offered four days a month.',
    outcome: 'An equal schedule, agreed on the eve of the hearing.',
    thumbnail: { src: '/articles/two-weeks.svg', view: [520, 190, 360, 203] },
    featured: true,
    articleLink: paths.practiceArea('fathers-rights'),
  },
  {
    title: 'The brownstone',
    year: '2014',
    type: 'Property division',
    amount: '$6.2 million house',
    media: 'The Borough Review',
    description: 'Both spouses wanted the house, and neither could afford to buy out the other.',
    outcome: 'Two apartments, one staircase, no sale. Both still live there.',
    thumbnail: { src: '/drawings/office-brooklyn.svg', view: [300, 60, 180, 101] },
    featured: true,
    articleLink: paths.practiceArea('property-division'),
  },
  {
    title: 'Signed in good time',
    year: '2022',
    type: 'Prenuptial agreement',
    amount: '$21 million preserved',
    media: 'Docket & Bench',
    description:
      'A prenuptial agreement was challenged twelve years after the wedding as one-sided and rushed.',
    outcome: 'The agreement was upheld. The drafts, and their dates, told the story.',
    thumbnail: { src: '/drawings/tile-4.svg', view: [50, 95, 200, 113] },
    featured: true,
    articleLink: paths.practiceArea('prenuptial-agreements'),
  },
];
