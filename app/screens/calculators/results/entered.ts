import { readAmount } from '../../../../calculators/amount.ts';
import { dollars } from '../../../../calculators/money.ts';
import { isCalendarDate } from '../../../../calculators/parameters.ts';
import type { FigureField } from '../../../../content/calculator-types.ts';
import type { TypedFigures } from '../../../../contract/calculations.ts';
import { fullLabel, textOf } from '../work-out.ts';
import { inWords } from './date-in-words.ts';

const KEEPER = 'KeptBy';

/** What was typed, by the label of its field, as a person reads it. Blank fields are left out. */
export function enteredFigures({ calculation, values }: TypedFigures): { label: string; value: string }[] {
  const fields = textOf(calculation).groups.flatMap(({ fields }) => fields);
  return fields.flatMap((field) => {
    const typed = values[field.name]?.trim();
    if (!typed) return [];
    // Who keeps something stands with what it is worth.
    if (field.name.endsWith(KEEPER)) return [];
    const keeper = fields.find(({ name }) => name === field.name + KEEPER);
    const kept = keeper && ` (${asRead(keeper, values[keeper.name] ?? '')})`;
    return [{ label: fullLabel(field), value: asRead(field, typed) + (kept ?? '') }];
  });
}

/** A figure as it was understood, and as it was typed where it was not. */
function asRead({ kind, options }: FigureField, typed: string): string {
  switch (kind) {
    case 'amount': {
      const { value, problem } = readAmount(typed);
      return problem ? typed : dollars(value);
    }
    case 'years':
      return `${typed} years`;
    case 'share':
      return /%$/.test(typed) ? typed : `${typed}%`;
    case 'date':
      return isCalendarDate(typed) ? inWords(typed) : typed;
    default:
      return options?.find(({ value }) => value === typed)?.label ?? typed;
  }
}
