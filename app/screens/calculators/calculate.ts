import { calculatorTexts } from '#law/calculators/forms.ts';
import { entryProblems, estimateText, parents, spouses } from '#law/calculators/results.ts';
import { asWorksheet } from '../../../calculators/as-worksheet.ts';
import { divideAssets } from '../../../calculators/assets.ts';
import { formatDate, type IsoDate } from '../../../calculators/calendar.ts';
import {
  readAlimonyEstimate,
  readAssetDivision,
  readChildSupportEstimate,
  readSupportWorksheet,
} from '../../../calculators/entries.ts';
import type { FieldProblems } from '../../../calculators/entry-reader.ts';
import type { Entries } from '../../../calculators/form-fields.ts';
import { lawKnownFrom } from '../../../calculators/parameters.ts';
import { quickAlimony } from '../../../calculators/quick-alimony.ts';
import { quickChildSupport } from '../../../calculators/quick-child-support.ts';
import type { Side } from '../../../calculators/sides.ts';
import { supportWorksheet } from '../../../calculators/support-worksheet.ts';
import type { CalculationText, FigureField } from '../../../content/schema/calculator.ts';
import type { Calculation, TypedFigures } from '../../../contract/calculations.ts';
import type { FieldErrors } from '../../../contract/errors.ts';
import { fillIn } from './format-text.ts';
import type { Calculated, CalculatedWorksheet, Outcome } from './outcome.ts';
import { sentencesOf } from './results/findings.ts';

/**
 * Calculates a form. A field that cannot be read counts as 0 (specification, section 5) and has an error; the page shows
 * no result of it.
 *
 * @param today replaces a date that is blank or cannot be read
 */
export function calculate(typed: TypedFigures, today: IsoDate): Outcome {
  const { calculated, problems } = runEngine(typed, today);
  const fieldErrors = messages(typed.calculation, problems);
  return { typed, today, calculated, sentences: sentencesOf(calculated), fieldErrors };
}

function runEngine(
  { calculation, values }: TypedFigures,
  today: IsoDate,
): { calculated: Calculated; problems: FieldProblems } {
  switch (calculation) {
    case 'alimony-estimate': {
      const { input, problems } = readAlimonyEstimate(values);
      const law = { calculated: inWorksheet({ calculation, values }, today), ifMarried: null };
      return { calculated: { calculation, input, result: quickAlimony(input), law }, problems };
    }
    case 'child-support-estimate': {
      const { input, problems } = readChildSupportEstimate(values);
      const law = {
        calculated: inWorksheet({ calculation, values }, today),
        ifMarried: inWorksheet({ calculation, values }, today, { married: 'yes' }).result,
      };
      return { calculated: { calculation, input, result: quickChildSupport(input), law }, problems };
    }
    case 'asset-division': {
      const { input, problems } = readAssetDivision(values, spouses);
      return { calculated: { calculation, input, result: divideAssets(input) }, problems };
    }
    default: {
      const calculated = runWorksheet(calculation, values, today);
      return { calculated, problems: calculated.problems };
    }
  }
}

function runWorksheet(
  calculation: CalculatedWorksheet['calculation'],
  values: Entries,
  today: IsoDate,
  names?: Record<Side, string>,
): CalculatedWorksheet {
  const entries =
    calculation === 'maintenance-worksheet'
      ? readSupportWorksheet(values, today, names ?? spouses, 'maintenance')
      : readSupportWorksheet(values, today, names ?? parents, 'child-support');
  return { calculation, ...entries, result: supportWorksheet(entries.input) };
}

/** The worksheet's calculation of an estimate, with the payor as the first person. */
function inWorksheet(
  estimate: Parameters<typeof asWorksheet>[0],
  today: IsoDate,
  more: Entries = {},
): CalculatedWorksheet {
  const { payor, payee } =
    estimateText[estimate.calculation === 'alimony-estimate' ? 'alimony' : 'childSupport'];
  const { calculation, values } = asWorksheet(estimate, 'payor');
  return runWorksheet(calculation, { ...values, ...more }, today, { first: payor, second: payee });
}

function messages(calculation: Calculation, problems: FieldProblems): FieldErrors {
  return Object.fromEntries(
    textOf(calculation)
      .groups.flatMap(({ fields }) => fields)
      .flatMap((field) => {
        const problem = problems[field.name];
        if (!problem) return [];
        const why = fillIn(entryProblems[problem], { from: formatDate(lawKnownFrom) });
        return [[field.name, [`${fullLabel(field)}: ${why}`]]];
      }),
  );
}

/** The label of a field with the person or asset it belongs to. */
export const fullLabel = ({ of, label }: FigureField) => (of ? `${of}: ${label}` : label);

export function textOf(calculation: Calculation): CalculationText {
  const text = calculatorTexts
    .flatMap(({ calculations }) => calculations)
    .find((one) => one.calculation === calculation);
  if (!text) throw new Error(`content/law/calculators/forms.ts has no form for ${calculation}.`);
  return text;
}
