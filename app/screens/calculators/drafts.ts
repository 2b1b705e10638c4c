import type { Calculation, Calculator } from '../../../contract/calculations.ts';
import type { Draft } from './calculation-state.ts';

/** Forms that were left for another page of the site, restored by Back. In memory only: figures are never stored. */
export const drafts = new Map<Calculation, Draft>();

/** The calculation of each tab that was calculated or printed last; only that one is printed. */
export const lastChosen = new Map<Calculator, Calculation>();
