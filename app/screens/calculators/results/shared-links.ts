import type { Calculation } from '../../../../contract/calculations.ts';

/** Which figures of shared links stand in the forms of this document, by the fragments of their addresses. */
const everFilled = new Set<string>();
const lastFilled = new Map<Calculation, string>();
const typedSince = new Set<Calculation>();

/**
 * A link's figures are put into the form when the visitor comes to its address; when Back or Forward leads to it again,
 * only where nothing was typed since, and another link's figures stand there.
 */
export function isToBeFilled(calculation: Calculation, fragment: string): boolean {
  if (lastFilled.get(calculation) === fragment) return false;
  return !everFilled.has(fragment) || !typedSince.has(calculation);
}

export function rememberFilled(calculation: Calculation, fragment: string): void {
  everFilled.add(fragment);
  lastFilled.set(calculation, fragment);
  typedSince.delete(calculation);
}

export function rememberTyped(calculation: Calculation): void {
  typedSince.add(calculation);
}
