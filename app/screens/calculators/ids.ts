import type { Calculation, Calculator } from '../../../contract/calculations.ts';

/** Ids of the parts of a calculation. */
export const controlId = (calculation: Calculation, name: string) => `${calculation}-${name}`;
export const problemId = (control: string) => `${control}-problem`;
export const hintId = (control: string) => `${control}-hint`;
export const headingId = (calculation: Calculation) => `${calculation}-heading`;
/** The result, or what is wrong in the form: where a posted form leads. */
export const resultId = (calculation: Calculation) => `${calculation}-result`;
export const ledgerId = (calculation: Calculation) => `${calculation}-ledger`;
export const lawId = (calculation: Calculation) => `${calculation}-law`;
export const statusId = (calculation: Calculation) => `${calculation}-status`;

/** Id of the tab list, the target of links to the choice of a calculator. */
export const TABS = 'calculators';
export const tabId = (calculator: Calculator) => `tab-${calculator}`;
export const panelId = (calculator: Calculator) => `calculator-${calculator}`;

/** The posted field with all figures of another form, as in a shared link. */
export const CARRIED = 'carried';
