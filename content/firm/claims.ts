import { asOf } from '#law/statements.ts';
import type { Claim } from '../schema/firm.ts';
import { firm, rating } from './identity.ts';

/** The year up to which the site counts the years since the founding. */
const countedTo = 2024;

export const yearsOfExperience = countedTo - firm.foundedYear;

/**
 * The claims of the site, worded as on its pages; the figures are the specification's.
 * @sample what the firm says of itself
 */
export const claims = {
  yearsOfExperience: {
    claim: `${yearsOfExperience} years of experience`,
    basis: `counted from ${firm.foundedYear}`,
    asOf: String(countedTo),
    footnote: `Founded in ${firm.foundedYear}; ${yearsOfExperience} years by ${countedTo}.`,
  },
  combinedYears: {
    claim: '50+ years combined experience',
    basis: 'counted from each attorney’s admission',
    asOf,
  },
  successRate: { claim: '99% success rate', basis: null, asOf },
  successfulCases: { claim: '1,000+ successful cases', basis: null, asOf },
  assetsProtected: { claim: '$500M+ assets protected', basis: null, asOf },
  googleRating: {
    claim: `${rating.value} on ${rating.platform} from ${rating.count} reviews`,
    basis: null,
    asOf,
  },
  yelpRating: { claim: '4.7 on Yelp from 39 reviews', basis: null, asOf },
  avvoReviews: { claim: '210 of 214 reviews on Avvo with five stars', basis: null, asOf },
  reviewsInAll: {
    claim: '1,250+ reviews in all, on Google, Avvo, Yelp and Rating Captain',
    basis: null,
    asOf,
  },
  reviews: { claim: '1000+ reviews on Google', basis: null, asOf },
  clientReviews: { claim: '700+ client reviews with a written comment, on all platforms', basis: null, asOf },
  televisionInterviews: { claim: '50+ TV interviews', basis: null, asOf },
  pressArticles: { claim: '100+ press articles', basis: null, asOf },
  mediaExpert: { claim: 'national media expert', basis: null, asOf },
  calculatorUsers: { claim: 'Calculators used by 10,000+ people', basis: null, asOf },
  portalUpdates: { claim: 'Real-time updates', basis: null, asOf },
  portalEncryption: { claim: '256-bit encryption', basis: null, asOf },
} satisfies Record<string, Claim>;
