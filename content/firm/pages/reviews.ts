import { asOf } from '#law/statements.ts';
import { exampleFigures, isShown, noteOn, priorResults, sentences } from '../../derive/claims.ts';
import { inDemonstration } from '../../derive/demonstration.ts';
import { callLink, consultationLink } from '../../derive/navigation.ts';
import type { Link, SectionHeading, Stat, TitledText } from '../../schema/firm.ts';
import type { PageSeo } from '../../schema/seo.ts';
import { claims } from '../claims.ts';
import { reviewFigures } from '../reviews.ts';

const reasonsForFiveStars: TitledText[] = [
  { title: 'The call is returned', text: 'Clients mention it more often than any hearing.' },
  { title: 'Bad news comes early', text: 'And it comes from us, with a suggestion attached.' },
  { title: 'The bill can be read', text: 'Each entry says what was done and why it was needed.' },
  { title: 'Nobody starts again', text: 'Whoever answers has read your file up to yesterday.' },
  {
    title: 'The children stay children',
    text: 'They are not asked to choose, carry messages or keep secrets.',
  },
  {
    title: 'An ending, properly made',
    text: 'Deeds, accounts and schedules are seen to before we say goodbye.',
  },
];

/** @sample texts and counts of the reviews page */
export const reviewsPage = {
  hero: {
    badge: 'Client reviews',
    heading: 'What people say once it is over',
    intro: inDemonstration(
      'Sample reviews, written for this demonstration.',
      'These reviews come from clients whose matters have closed, and are shown with their consent. They are ' +
        'signed with initials only, and details that might point to a family have been changed.',
    ),
  },
  stats: reviewFigures,
  statsNote: sentences(
    exampleFigures,
    noteOn(claims.reviewsInAll, claims.googleRating, claims.yelpRating, claims.avvoReviews),
  ),
  platforms: {
    heading: 'Where they were left',
    intro: `Each platform counts in its own way, so we show them separately, as of ${asOf}.`,
    countLabel: 'reviews',
  },
  groups: {
    heading: isShown(claims.clientReviews)
      ? '700+ client reviews with a written comment'
      : 'Client reviews with a written comment',
    intro: sentences('A selection, under six headings.', noteOn(claims.clientReviews)),
  },
  detailed: {
    heading: 'Three cases, told at length',
    intro: 'For readers who would like to know what the middle of a case feels like.',
  },
  whyFiveStars: {
    heading: 'Why five stars',
    intro: 'We read every review. These six things return most often.',
    reasons: reasonsForFiveStars,
  },
  /** The text alternative of the stars. */
  starsLabel: '5 out of 5 stars',
  notice: sentences('Every case is different.', priorResults),
  callToAction: {
    heading: 'Your own case is the one that matters',
    intro:
      'Reviews can tell you what we are like to work with. For an opinion about your situation, talk to an ' +
      'attorney; the first conversation is free.',
    button: consultationLink,
    call: callLink,
  },
  seo: {
    title: 'Client Reviews and Testimonials',
    description:
      'What former clients write about their divorce, custody and support cases: reviews from Google, Avvo ' +
      'and Yelp, and three cases told at length.',
    keywords: [
      'divorce lawyer reviews New York',
      'family law attorney reviews',
      'Hartwell Family Law reviews',
      'client testimonials',
      'custody lawyer reviews',
      'Avvo divorce attorney New York',
    ],
  },
} satisfies {
  hero: SectionHeading & { badge: string };
  stats: readonly Stat[];
  statsNote: string;
  platforms: SectionHeading & { countLabel: string };
  groups: SectionHeading;
  detailed: SectionHeading;
  whyFiveStars: SectionHeading & { reasons: readonly TitledText[] };
  starsLabel: string;
  notice: string;
  callToAction: SectionHeading & { button: Link; call: Link };
  seo: PageSeo;
};
