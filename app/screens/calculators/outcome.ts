import type { AssetsInput, AssetsResult } from '../../../calculators/assets.ts';
import type { IsoDate } from '../../../calculators/calendar.ts';
import type { WorksheetEntries } from '../../../calculators/entries.ts';
import type { QuickAlimonyInput, QuickAlimonyResult } from '../../../calculators/quick-alimony.ts';
import type {
  QuickChildSupportInput,
  QuickChildSupportResult,
} from '../../../calculators/quick-child-support.ts';
import type { SupportWorksheet } from '../../../calculators/support-worksheet.ts';
import type { TypedFigures } from '../../../contract/calculations.ts';
import type { FieldErrors } from '../../../contract/errors.ts';

/** Input and result of a statutory worksheet. */
export interface CalculatedWorksheet extends WorksheetEntries {
  calculation: 'maintenance-worksheet' | 'child-support-worksheet';
  result: SupportWorksheet;
}

/** The figures of a quick estimate in the statutory worksheet, under the law of the day; the payor is the first person. */
export interface UnderTheLaw {
  calculated: CalculatedWorksheet;
  /** Child support for the same figures of two spouses, after maintenance. */
  ifMarried: SupportWorksheet | null;
}

interface CalculatedAlimony {
  calculation: 'alimony-estimate';
  input: QuickAlimonyInput;
  result: QuickAlimonyResult;
  law: UnderTheLaw;
}

interface CalculatedChildSupport {
  calculation: 'child-support-estimate';
  input: QuickChildSupportInput;
  result: QuickChildSupportResult;
  law: UnderTheLaw;
}

export type CalculatedEstimate = CalculatedAlimony | CalculatedChildSupport;

/** Input and result of any calculation. */
export type Calculated =
  | CalculatedEstimate
  | { calculation: 'asset-division'; input: AssetsInput; result: AssetsResult }
  | CalculatedWorksheet;

/** Result of a submitted form, with what is wrong in it; the same on the server and in the browser. */
export interface Outcome {
  typed: TypedFigures;
  today: IsoDate;
  calculated: Calculated;
  /** The findings, for screen readers and for the message of a request. */
  sentences: string[];
  /** A sentence for each field that could not be read, by field name. */
  fieldErrors: FieldErrors;
}
