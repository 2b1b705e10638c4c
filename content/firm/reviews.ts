import { asOf } from '#law/statements.ts';
import { paths } from '../../contract/paths.ts';
import { exampleFigures, ifShown, isShown, noteOn, priorResults, sentences } from '../derive/claims.ts';
import { inDemonstration } from '../derive/demonstration.ts';
import type { Link, SectionHeading, Stat, TitledText } from '../schema/firm.ts';
import type { ReviewGroup, ReviewPlatform, ReviewStatistics } from '../schema/review.ts';
import type { PageSeo } from '../schema/seo.ts';
import { claims } from './claims.ts';
import { firm, rating } from './identity.ts';
import { renataReviews, toddReviews } from './reviews-attorneys.ts';
import { lifeChangingResults } from './reviews-results.ts';
import { compassionateService, professionalExcellence } from './reviews-service.ts';
import { teamExcellence } from './reviews-team.ts';

/** @sample counts of reviews */
const reviewStatistics = {
  totalReviews: '1,250+',
  avvoReviews: '214',
  avvoFiveStar: '210',
  avvoFourStar: '2',
  avvoOther: '2',
  yelpReviews: '39',
  googleReviews: rating.count,
  ratingCaptain: '100',
} satisfies ReviewStatistics;

/** @sample ratings by platform */
export const reviewPlatforms: readonly ReviewPlatform[] = [
  ...ifShown(claims.googleRating, {
    name: rating.platform,
    count: reviewStatistics.googleReviews,
    rating: rating.value,
    detail: 'The average on the firm’s own profile.',
  }),
  ...ifShown(claims.avvoReviews, {
    name: 'Avvo',
    count: reviewStatistics.avvoReviews,
    detail:
      `${reviewStatistics.avvoFiveStar} with five stars, ${reviewStatistics.avvoFourStar} with four, ` +
      `${reviewStatistics.avvoOther} with fewer.`,
  }),
  ...ifShown(claims.yelpRating, {
    name: 'Yelp',
    count: reviewStatistics.yelpReviews,
    rating: '4.7',
    detail: 'A smaller group, and not all of them content.',
  }),
  ...ifShown(claims.reviewsInAll, {
    name: 'Rating Captain',
    count: reviewStatistics.ratingCaptain,
    detail: 'Gathered after a matter has closed.',
  }),
];

/** The six categories, in the order shown. */
export const reviewGroups: readonly ReviewGroup[] = [
  lifeChangingResults,
  professionalExcellence,
  compassionateService,
  toddReviews,
  renataReviews,
  teamExcellence,
];

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
  stats: [
    ...ifShown(claims.reviewsInAll, { number: reviewStatistics.totalReviews, label: 'Reviews in all' }),
    ...ifShown(claims.googleRating, {
      number: reviewStatistics.googleReviews,
      label: `On ${rating.platform}`,
    }),
    ...ifShown(claims.avvoReviews, {
      number: reviewStatistics.avvoFiveStar,
      label: 'Five-star reviews on Avvo',
    }),
    ...ifShown(claims.googleRating, { number: rating.value, label: `${rating.platform} rating` }),
  ],
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
    button: { label: 'Request Free Consultation', href: paths.consultation },
    call: { label: `Call ${firm.phone.display}`, href: firm.phone.href },
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
