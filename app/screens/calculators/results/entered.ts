import { type ReadNumber, readAmount, readShare, readYears } from '../../../../calculators/amount.ts';
import { CHILDREN_FIELDS } from '../../../../calculators/form-fields.ts';
import { dollars } from '../../../../calculators/money.ts';
import { parametersOn } from '../../../../calculators/parameters.ts';
import { resultText } from '../../../../content/calculator-results.ts';
import type { FigureField } from '../../../../content/calculator-types.ts';
import type { TypedFigures } from '../../../../contract/calculations.ts';
import { fullLabel, textOf } from '../calculate.ts';
import { fillIn, formatDate } from '../format-text.ts';

const KEEPER = 'KeptBy';

/** The figures entered, formatted, with their labels. Leaves out blank fields and fields without effect. */
export function enteredFigures({ calculation, values }: TypedFigures): { label: string; value: string }[] {
  // In this form, anything but a number of children counts as none.
  const hasChildren =
    calculation !== 'maintenance-worksheet' || /^[1-5]$/.test(values.numberOfChildren ?? '');
  const fields = textOf(calculation).groups.flatMap(({ fields }) => fields);
  return fields.flatMap((field) => {
    const typed = values[field.name]?.trim();
    if (!typed || (!hasChildren && CHILDREN_FIELDS.includes(field.name))) return [];
    // Listed with the asset's value.
    if (field.name.endsWith(KEEPER)) return [];
    const keeper = fields.find(({ name }) => name === field.name + KEEPER);
    const amount = formatEntry(field, typed);
    const value = keeper
      ? fillIn(resultText.keptBy, { amount, keeper: formatEntry(keeper, values[keeper.name] ?? '') })
      : amount;
    return [{ label: fullLabel(field), value }];
  });
}

/** Formats a figure as it was read; an unreadable one as typed. */
function formatEntry({ kind, options, initial }: FigureField, typed: string): string {
  const unread = fillIn(resultText.unread, { typed });
  const number = ({ value, problem }: ReadNumber, format: (value: number) => string) =>
    problem === null ? format(value) : unread;
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
      return parametersOn(typed) ? formatDate(typed) : unread;
    default: {
      // An unknown option counts as the initial one.
      const chosen = (wanted: string | undefined) => options?.find(({ value }) => value === wanted)?.label;
      return chosen(typed) ?? chosen(initial) ?? unread;
    }
  }
}
