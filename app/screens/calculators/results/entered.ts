import { type ReadNumber, readAmount, readShare, readYears } from '../../../../calculators/amount.ts';
import { CHILDREN_FIELDS } from '../../../../calculators/form-fields.ts';
import { dollars } from '../../../../calculators/money.ts';
import { parametersOn } from '../../../../calculators/parameters.ts';
import { resultText } from '../../../../content/calculator-results.ts';
import type { FigureField } from '../../../../content/calculator-types.ts';
import type { TypedFigures } from '../../../../contract/calculations.ts';
import { fullLabel, textOf } from '../calculate.ts';
import { fillIn, inWords } from '../in-words.ts';

const KEEPER = 'KeptBy';

/** What was typed, by the label of its field, as a person reads it. Blank fields are left out, and what has no effect. */
export function enteredFigures({ calculation, values }: TypedFigures): { label: string; value: string }[] {
  // Anything but a number of children counts as none where none may be.
  const hasChildren =
    calculation !== 'maintenance-worksheet' || /^[1-5]$/.test(values.numberOfChildren ?? '');
  const fields = textOf(calculation).groups.flatMap(({ fields }) => fields);
  return fields.flatMap((field) => {
    const typed = values[field.name]?.trim();
    if (!typed || (!hasChildren && CHILDREN_FIELDS.includes(field.name))) return [];
    // Who keeps something stands with what it is worth.
    if (field.name.endsWith(KEEPER)) return [];
    const keeper = fields.find(({ name }) => name === field.name + KEEPER);
    const amount = asRead(field, typed);
    const value = keeper
      ? fillIn(resultText.keptBy, { amount, keeper: asRead(keeper, values[keeper.name] ?? '') })
      : amount;
    return [{ label: fullLabel(field), value }];
  });
}

/** A figure as it was understood, and as it was typed where it was not. */
function asRead({ kind, options, initial }: FigureField, typed: string): string {
  const unread = fillIn(resultText.unread, { typed });
  const number = ({ value, problem }: ReadNumber, inWords: (value: number) => string) =>
    problem === null ? inWords(value) : unread;
  switch (kind) {
    case 'amount':
      return number(readAmount(typed), dollars);
    case 'years':
      return number(readYears(typed), (hundredths) =>
        fillIn(hundredths === 100 ? resultText.oneYear : resultText.years, { years: hundredths / 100 }),
      );
    case 'share':
      return number(readShare(typed), (basisPoints) =>
        fillIn(resultText.percent, { percent: basisPoints / 100 }),
      );
    case 'date':
      return parametersOn(typed) ? inWords(typed) : unread;
    default: {
      // What a list does not offer counts as what it showed at first.
      const chosen = (wanted: string | undefined) => options?.find(({ value }) => value === wanted)?.label;
      return chosen(typed) ?? chosen(initial) ?? unread;
    }
  }
}
