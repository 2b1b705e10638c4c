import { firm } from './firm.ts';
import { asOf } from './law.ts';

/** A statement of the firm about itself that needs a factual basis (RPC 7.1(a), (e)). */
export interface Claim {
  claim: string;
  /** What it rests on, in words for the visitor; null until the firm states it. */
  basis: string | null;
  asOf: string;
}

/** The year up to which the site counts the years since the founding. */
const countedTo = 2024;

export const yearsOfExperience = countedTo - firm.foundedYear;

/** The claims of the site, worded as on its pages; the figures are the specification's. */
export const claims = {
  yearsOfExperience: {
    claim: `${yearsOfExperience} years of experience`,
    basis: `counted from ${firm.foundedYear}`,
    asOf: String(countedTo),
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
    claim: `${firm.rating.value} on ${firm.rating.platform} from ${firm.rating.count} reviews`,
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

const unsupported = firm.demonstration.shown ? 'sample claims' : 'as stated by the firm';

/** The footnote of a section with claims: the basis of each and its date. */
export function noteOn(...stated: readonly Claim[]): string {
  const byBasis = Map.groupBy(stated, ({ basis, asOf: date }) => `${basis ?? unsupported}, as of ${date}`);
  return [...byBasis]
    .map(([basis, group]) => `${group.map(({ claim }) => claim).join(', ')}: ${basis}.`)
    .join(' ');
}
