import { paths } from '../../../contract/paths.ts';
import { attorneyCount } from '../../derive/attorneys.ts';
import { isShown } from '../../derive/claims.ts';
import type { Link, NumberedText, ReasonTile, SectionHeading, TitledText } from '../../schema/firm.ts';
import { claims } from '../claims.ts';
import { firm } from '../identity.ts';

export const reasonsHeading = {
  heading: 'Ten reasons clients choose us',
  intro: 'Ask us about any of them.',
} satisfies SectionHeading;

export const reasonTiles: readonly ReasonTile[] = [
  { key: 'desk', title: 'One lawyer who knows your file', image: '/drawings/tile-1.svg' },
  { key: 'court', title: 'At home in court', image: '/drawings/tile-2.svg' },
  { key: 'home', title: 'The house stays in view', image: '/drawings/tile-3.svg' },
  { key: 'agreement', title: 'Agreements that hold', image: '/drawings/tile-4.svg' },
];

/** @sample reasons to choose the firm */
export const reasons: readonly NumberedText[] = [
  {
    number: '1',
    title: `In practice since ${firm.foundedYear}`,
    text: 'In the same city and the same field.',
  },
  {
    number: '2',
    title: 'A partner on every case',
    text: 'The managing partner reads your file before anything is filed.',
  },
  {
    number: '3',
    title: 'Ready for trial',
    text: 'We prepare for a judge from the first week.',
  },
  {
    number: '4',
    title: 'Glad to settle',
    text: 'A fair agreement today is worth more than a victory in two years.',
  },
  {
    number: '5',
    title: 'At ease with numbers',
    text: 'Businesses, pensions and real estate, read line by line.',
  },
  {
    number: '6',
    title: 'Children first',
    text: 'We will tell you when a fight costs your child more than it gains you.',
  },
  { number: '7', title: 'Fees in writing', text: 'Flat fee or hourly, agreed before we begin.' },
  { number: '8', title: 'Someone answers', text: 'The line is open 24/7.' },
  {
    number: '9',
    title: 'One place for everything',
    text: 'Your documents, messages and invoices, in a free client portal.',
  },
  { number: '10', title: 'Discretion', text: 'What clients tell us stays with us, and so do their names.' },
];

/** @sample how the firm works */
export const approach = {
  heading: 'Our approach',
  intro: 'We explain each step before we take it.',
  steps: [
    {
      title: 'Listen',
      text: 'You tell us what happened and what you hope for.',
    },
    {
      title: 'Plan',
      text: 'You receive it in writing: the likely course, the likely cost, and what could change either.',
    },
    {
      title: 'Act',
      text: 'We negotiate first and try the case if we must. You decide at every turn.',
    },
  ],
} satisfies SectionHeading & { steps: TitledText[] };

/** @sample what the firm believes */
export const philosophy = {
  heading: 'Our philosophy',
  intro: 'A divorce ends a marriage. It should not end a family, a business or a night’s sleep.',
  highlights: [
    { title: 'Candor', text: 'We say what we think of your case, including the weak parts.' },
    { title: 'Restraint', text: 'No letter is sent merely to be unpleasant.' },
    { title: 'Preparation', text: 'The better-read file usually has the quieter hearing.' },
    { title: 'Dignity', text: 'Yours, and where we can, the other side’s.' },
  ],
} satisfies SectionHeading & { highlights: TitledText[] };

export const team = {
  heading: 'The attorneys at work',
  intro: isShown(claims.combinedYears)
    ? `${attorneyCount.first} with ${claims.combinedYears.claim} in New York courts, ${claims.combinedYears.basis}, ` +
      `as of ${claims.combinedYears.asOf}.`
    : `${attorneyCount.first}, in New York courts.`,
  button: { label: 'Meet Our Full Legal Team', href: paths.attorneys },
} satisfies SectionHeading & { button: Link };
