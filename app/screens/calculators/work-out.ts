import { type AssetsInput, type AssetsResult, divideAssets } from '../../../calculators/assets.ts';
import {
  readAlimonyEstimate,
  readAssetDivision,
  readChildSupportEstimate,
  readSupportWorksheet,
  type WorksheetEntries,
} from '../../../calculators/entries.ts';
import type { FieldProblems } from '../../../calculators/entry-reader.ts';
import { capsKnown, type IsoDate } from '../../../calculators/parameters.ts';
import {
  type QuickAlimonyInput,
  type QuickAlimonyResult,
  quickAlimony,
} from '../../../calculators/quick-alimony.ts';
import {
  type QuickChildSupportInput,
  type QuickChildSupportResult,
  quickChildSupport,
} from '../../../calculators/quick-child-support.ts';
import { type SupportWorksheet, supportWorksheet } from '../../../calculators/support-worksheet.ts';
import { calculatorTexts } from '../../../content/calculator-forms.ts';
import { entryProblems, parents, spouses } from '../../../content/calculator-results.ts';
import type { CalculationText, FigureField } from '../../../content/calculator-types.ts';
import type { Calculation, TypedFigures } from '../../../contract/calculations.ts';
import type { FieldErrors } from '../../../contract/errors.ts';
import { fillIn, inWords } from './in-words.ts';

/** A statutory worksheet, filled in. */
export interface WorkedWorksheet extends WorksheetEntries {
  calculation: 'maintenance-worksheet' | 'child-support-worksheet';
  result: SupportWorksheet;
}

/** A calculation with its result. */
export type Worked =
  | { calculation: 'alimony-estimate'; input: QuickAlimonyInput; result: QuickAlimonyResult }
  | { calculation: 'child-support-estimate'; input: QuickChildSupportInput; result: QuickChildSupportResult }
  | { calculation: 'asset-division'; input: AssetsInput; result: AssetsResult }
  | WorkedWorksheet;

/** The result of what was typed, and what is wrong with it; the same on the server and in the browser. */
export interface Outcome {
  typed: TypedFigures;
  today: IsoDate;
  worked: Worked;
  /** A sentence for each field that could not be read, by its name. */
  fieldErrors: FieldErrors;
}

/**
 * Works out what stands in a form. It always comes to a result: what cannot be read counts as 0 (specification,
 * section 5), and the field says so.
 *
 * @param today stands in for a date that is blank or cannot be read
 */
export function workOut(typed: TypedFigures, today: IsoDate): Outcome {
  const { worked, problems } = work(typed, today);
  return { typed, today, worked, fieldErrors: messages(typed.calculation, problems) };
}

function work(
  { calculation, values }: TypedFigures,
  today: IsoDate,
): { worked: Worked; problems: FieldProblems } {
  switch (calculation) {
    case 'alimony-estimate': {
      const { input, problems } = readAlimonyEstimate(values);
      return { worked: { calculation, input, result: quickAlimony(input) }, problems };
    }
    case 'child-support-estimate': {
      const { input, problems } = readChildSupportEstimate(values);
      return { worked: { calculation, input, result: quickChildSupport(input) }, problems };
    }
    case 'asset-division': {
      const { input, problems } = readAssetDivision(values, spouses);
      return { worked: { calculation, input, result: divideAssets(input) }, problems };
    }
    default: {
      const entries =
        calculation === 'maintenance-worksheet'
          ? readSupportWorksheet(values, today, spouses, 'maintenance')
          : readSupportWorksheet(values, today, parents, 'child-support');
      const result = supportWorksheet(entries.input);
      return { worked: { calculation, ...entries, result }, problems: entries.problems };
    }
  }
}

function messages(calculation: Calculation, problems: FieldProblems): FieldErrors {
  return Object.fromEntries(
    textOf(calculation)
      .groups.flatMap(({ fields }) => fields)
      .flatMap((field) => {
        const problem = problems[field.name];
        if (!problem) return [];
        const why = fillIn(entryProblems[problem], { from: inWords(capsKnown.from) });
        return [[field.name, [`${fullLabel(field)}: ${why}`]]];
      }),
  );
}

/** A label that also says whose figure it is. */
export const fullLabel = ({ of, label }: FigureField) => (of ? `${of}: ${label}` : label);

export function textOf(calculation: Calculation): CalculationText {
  const text = calculatorTexts
    .flatMap(({ calculations }) => calculations)
    .find((one) => one.calculation === calculation);
  if (!text) throw new Error(`content/calculator-forms.ts has no form for ${calculation}.`);
  return text;
}
