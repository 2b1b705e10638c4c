import { ifShown } from '../derive/claims.ts';
import type { Stat } from '../schema/firm.ts';
import type { ReviewGroup, ReviewPlatform, ReviewStatistics } from '../schema/review.ts';
import { claims } from './claims.ts';
import { rating } from './identity.ts';
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

/** The figures at the head of the reviews page. @sample counts of reviews */
export const reviewFigures: readonly Stat[] = [
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
];

/** @sample ratings by platform */
export const reviewPlatforms: readonly ReviewPlatform[] = [
  ...ifShown(claims.googleRating, {
    name: rating.platform,
    count: reviewStatistics.googleReviews,
    rating: rating.value,
    detail: 'The average on our profile.',
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
    detail: 'A smaller group, with some critics.',
  }),
  ...ifShown(claims.reviewsInAll, {
    name: 'Rating Captain',
    count: reviewStatistics.ratingCaptain,
    detail: 'Asked for after a case is over.',
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
