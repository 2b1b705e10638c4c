import type { Calculation } from '../../../../contract/calculations.ts';

interface KeptForm {
  values: Readonly<Record<string, string>>;
  /** Which of its folded groups were open, in their order. */
  opened: readonly boolean[];
  /** It had a result. */
  worked: boolean;
}

/**
 * The forms as the visitor left them for another page of the site, so that Back finds them so. In memory only: figures
 * go into no storage, and are gone with the document.
 */
export const keptForms = new Map<Calculation, KeptForm>();
