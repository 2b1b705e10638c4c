import { exampleFigures, isShown, noteOn, priorResults, sentences } from '../../derive/claims.ts';
import { inDemonstration } from '../../derive/demonstration.ts';
import { callLink, consultationLink } from '../../derive/navigation.ts';
import type { Link, SectionHeading, Stat, TitledText } from '../../schema/firm.ts';
import type { PageSeo } from '../../schema/seo.ts';
import { claims } from '../claims.ts';
import { reviewFigures } from '../reviews.ts';

const reasonsForFiveStars: TitledText[] = [
  { title: 'Calls are returned', text: 'Mentioned most often of all.' },
  { title: 'Bad news early', text: 'From us, and with a suggestion.' },
  { title: 'Readable bills', text: 'What was done, and why.' },
  { title: 'You tell it once', text: 'Whoever answers has read your file.' },
  {
    title: 'Children kept out of it',
    text: 'They are not asked to choose, carry messages or keep secrets.',
  },
  {
    title: 'Finished properly',
    text: 'Deeds, accounts and schedules are done before we close the file.',
  },
];

/** @sample texts and counts of the reviews page */
export const reviewsPage = {
  hero: {
    heading: 'What clients say',
    intro: inDemonstration(
      'Sample reviews, written for this demonstration.',
      'These reviews come from clients whose matters have closed, and are shown with their ' +
        'consent. They are signed with initials only, and details that might point to a family have ' +
        'been changed.',
    ),
  },
  stats: reviewFigures,
  statsNote: sentences(
    exampleFigures,
    noteOn(claims.reviewsInAll, claims.googleRating, claims.yelpRating, claims.avvoReviews),
  ),
  platforms: {
    heading: 'Ratings by site',
    intro: 'Each site counts in its own way.',
    countLabel: 'reviews',
  },
  groups: {
    heading: isShown(claims.clientReviews)
      ? '700+ client reviews with a written comment'
      : 'Client reviews with a written comment',
    intro: sentences('A selection.', noteOn(claims.clientReviews)),
  },
  detailed: {
    heading: 'Three longer stories',
    intro: 'What the middle of a case is like.',
  },
  whyFiveStars: {
    heading: 'Why five stars',
    intro: 'What comes up most.',
    reasons: reasonsForFiveStars,
  },
  /** The text alternative of the stars. */
  starsLabel: '5 out of 5 stars',
  notice: sentences('Every case is different.', priorResults),
  callToAction: {
    heading: 'Talk to an attorney',
    intro: 'Tell us about your own case. The first conversation is free.',
    button: consultationLink,
    call: callLink,
  },
  seo: {
    title: 'Client Reviews and Testimonials',
    description:
      'What former clients write about their divorce, custody and support cases: reviews from ' +
      'Google, Avvo and Yelp, and three cases told at length.',
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
  hero: SectionHeading;
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
