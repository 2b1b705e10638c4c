import type { Entries } from '../../../calculators/form-fields.ts';
import type { Calculation, Calculator } from '../../../contract/calculations.ts';
import type { FieldErrors } from '../../../contract/errors.ts';
import type { Outcome } from './outcome.ts';

/** A shown result. */
export interface ShownOutcome {
  /** Outcome of the last submission without errors; null before the first. */
  outcome: Outcome | null;
  /** Errors of the last submission, by field. */
  fieldErrors: FieldErrors;
  /** Calculated in this page, by the server before hydration, or restored by Back. */
  origin: 'page' | 'server' | 'draft';
  /** Number of submits in this page. */
  attempt: number;
  /** A figure was changed since. */
  stale: boolean;
}

/** A form and its result when the visitor left the page. */
interface Draft {
  values: Entries;
  /** Legends of the folded groups that were open. */
  openGroups: readonly string[];
  shown: ShownOutcome | null;
}

/** Forms that were left for another page of the site, restored by Back. In memory only: figures are never stored. */
export const drafts = new Map<Calculation, Draft>();

/** The calculation of each tab that was calculated or printed last; only that one is printed. */
export const lastChosen = new Map<Calculator, Calculation>();
