import { asOf } from '#law/statements.ts';
import { inDemonstration } from '../derive/demonstration.ts';
import { firm } from './identity.ts';

/** A statement of the firm about itself that needs a factual basis (RPC 7.1(a), (e)). */
export interface Claim {
  claim: string;
  /** The facts behind it, in words for the visitor. While it is null, only the demonstration shows the claim. */
  basis: string | null;
  asOf: string;
  /** The footnote, where it reads better than claim, basis and date. */
  footnote?: string;
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

/** True for a claim that the pages may make: outside the demonstration it needs a basis. */
export function isShown({ basis }: Claim, demonstration = firm.demonstration.shown): boolean {
  return demonstration || basis !== null;
}

/** The item that states a claim as a list, for spreading into one; empty while the claim is not shown. */
export function ifShown<T>(claim: Claim, item: T): readonly T[] {
  return isShown(claim) ? [item] : [];
}

export const priorResults = 'Prior results do not guarantee a similar outcome.';

/** Stands below the first figures of a page in the demonstration, for all of them. */
export const exampleFigures = inDemonstration(`Example figures, as of ${asOf}.`, '');

/** The basis and the date of each claim that has one. */
export function noteOn(...stated: readonly Claim[]): string {
  const supported = stated.filter(({ basis }) => basis !== null);
  const byBasis = Map.groupBy(
    supported.filter(({ footnote }) => !footnote),
    ({ basis, asOf: date }) => `${basis}, as of ${date}`,
  );
  return sentences(
    ...supported.map(({ footnote = '' }) => footnote),
    ...[...byBasis].map(([basis, group]) => `${group.map(({ claim }) => claim).join(', ')}: ${basis}.`),
  );
}

/** Joins the sentences that are not empty. */
export function sentences(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ');
}

/** The rating on the main platform, in the footer of every page. */
export const ratingNote = inDemonstration(claims.googleRating.claim, noteOn(claims.googleRating));
