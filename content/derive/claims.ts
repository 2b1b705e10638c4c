import { claims } from '#firm/claims.ts';
import { firm } from '#firm/identity.ts';
import { asOf } from '#law/statements.ts';
import type { Claim } from '../schema/firm.ts';
import { inDemonstration } from './demonstration.ts';

/** The claims by name; a firm has those that it makes. */
const named: Partial<Record<string, Claim>> = claims;

/** Claims that pages of every firm show where the firm makes them. */
export const { googleRating, calculatorUsers } = named;

/** True for a claim the pages may make: outside the demonstration it needs a basis. */
export function isShown(claim: Claim | undefined, demonstration = firm.demonstration.shown): boolean {
  return claim !== undefined && (demonstration || claim.basis !== null);
}

/** The item that states a claim as a list, for spreading into one; empty while the claim is not shown. */
export function ifShown<T>(claim: Claim | undefined, item: T): readonly T[] {
  return isShown(claim) ? [item] : [];
}

export const priorResults = 'Prior results do not guarantee a similar outcome.';

/** Stands below the first figures of a page in the demonstration, for all of them. */
export const exampleFigures = inDemonstration(`Example figures, as of ${asOf}.`, '');

/** The basis and the date of each claim that has one. */
export function noteOn(...stated: readonly (Claim | undefined)[]): string {
  const supported = stated.filter((claim): claim is Claim => claim !== undefined && claim.basis !== null);
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
export const ratingNote = inDemonstration(googleRating?.claim ?? '', noteOn(googleRating));
