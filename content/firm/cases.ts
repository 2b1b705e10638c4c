import { paths } from '../../contract/paths.ts';
import { inDemonstration } from '../derive/demonstration.ts';
import type { CaseCard, SectionHeading } from '../schema/firm.ts';

export const casesSection = {
  heading: 'Landmark cases',
  intro: inDemonstration(
    'Sample cases, written for this demonstration.',
    'Told with the clients’ consent; names and details are changed.',
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
    description: 'Was the art collection only on loan?',
    outcome:
      'Invoices in three countries said no. It was counted as marital property, and the case settled ' +
      'in the second week of trial.',
    thumbnail: { src: '/articles/ledger.svg' },
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
    description: 'Founded before the marriage, grown during it.',
    outcome: 'Each side had its number. A buyout over five years; the founder kept the company.',
    thumbnail: { src: '/drawings/shopfront.svg' },
    featured: true,
    articleLink: paths.practiceArea('property-division'),
  },
  {
    title: 'A summer abroad',
    year: '2018',
    type: 'International custody',
    amount: 'Primary custody',
    media: 'Hudson Evening News',
    description: 'Two children were not brought back from vacation.',
    outcome: 'Their mother called on a Sunday night. They were home in Queens for the first day of school.',
    thumbnail: { src: '/articles/two-homes.svg' },
    featured: true,
    articleLink: paths.practiceArea('child-custody'),
  },
  {
    title: 'Every other weekend',
    year: '2020',
    type: 'Fathers’ rights',
    amount: 'Equal parenting time',
    media: 'Tri-State Tonight',
    description: 'A father was offered four days a month.',
    outcome:
      'He had driven his child to school for six years. An equal schedule, agreed the day before the ' +
      'hearing.',
    thumbnail: { src: '/articles/two-weeks.svg' },
    featured: true,
    articleLink: paths.practiceArea('fathers-rights'),
  },
  {
    title: 'The brownstone',
    year: '2014',
    type: 'Property division',
    amount: '$6.2 million house',
    media: 'The Borough Review',
    description: 'Both wanted the house.',
    outcome: 'Neither could buy the other out. It became two apartments, and both still live there.',
    thumbnail: { src: '/articles/doorway.svg' },
    featured: true,
    articleLink: paths.practiceArea('property-division'),
  },
  {
    title: 'Signed in good time',
    year: '2022',
    type: 'Prenuptial agreement',
    amount: '$21 million preserved',
    media: 'Docket & Bench',
    description: 'A prenup, attacked as rushed twelve years later.',
    outcome: 'Upheld. Every draft had been kept, with its date.',
    thumbnail: { src: '/articles/kitchen-table.svg' },
    featured: true,
    articleLink: paths.practiceArea('prenuptial-agreements'),
  },
];
