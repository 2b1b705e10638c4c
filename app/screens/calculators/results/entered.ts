import { lawText } from '#law/calculators/law.ts';
import { resultText } from '#law/calculators/results.ts';
import {
  type ReadNumber,
  readAmount,
  readMonths,
  readShare,
  readYears,
} from '../../../../calculators/amount.ts';
import { formatDate } from '../../../../calculators/calendar.ts';
import { estimatedCityTax, estimatedFica } from '../../../../calculators/countable-income.ts';
import { CHILDREN_FIELDS } from '../../../../calculators/form-fields.ts';
import { dollars } from '../../../../calculators/money.ts';
import { parametersOn } from '../../../../calculators/parameters.ts';
import type { FigureField } from '../../../../content/schema/calculator.ts';
import { fullLabel, textOf } from '../calculate.ts';
import { fillIn } from '../format-text.ts';
import type { Calculated, Outcome } from '../outcome.ts';

/** Ends of the names of fields that say whose the figure of another is. */
const WHOSE = ['KeptBy', 'PaidBy', 'Of'];

/**
 * The figures entered, formatted, with their labels, and the estimates in place of blank ones. Leaves out other blank
 * fields and fields without effect.
 */
export function enteredFigures({
  typed: { calculation, values },
  calculated,
}: Pick<Outcome, 'typed' | 'calculated'>): { label: string; value: string }[] {
  // In this form, anything but a number of children counts as none.
  const hasChildren =
    calculation !== 'maintenance-worksheet' || /^[1-5]$/.test(values.numberOfChildren ?? '');
  const fields = textOf(calculation).groups.flatMap(({ fields }) => fields);
  return fields.flatMap((field) => {
    const typed = values[field.name]?.trim() ?? '';
    const estimate = estimateFor(field, calculated);
    if (typed === '' && estimate === null) return [];
    if (field.name.endsWith('InCity') && typed !== 'yes') return [];
    if (!hasChildren && CHILDREN_FIELDS.includes(field.name)) return [];
    // Listed with that figure.
    if (WHOSE.some((end) => field.name.endsWith(end))) return [];
    return [{ label: fullLabel(field), value: estimate ?? formatWithKeeper(field, typed) }];
  });

  function formatWithKeeper(field: FigureField, typed: string): string {
    const amount = formatEntry(field, typed);
    const keeper = fields.find(({ name }) => WHOSE.some((end) => name === field.name + end));
    if (!keeper) return amount;
    return fillIn(resultText.keptBy, { amount, keeper: formatEntry(keeper, values[keeper.name] ?? '') });
  }
}

/** The estimate of FICA or city tax that takes the place of a blank figure. */
function estimateFor({ name }: FigureField, calculated: Calculated): string | null {
  if (!('inForce' in calculated)) return null;
  const { people, parameters } = calculated.input;
  const { fica } = parameters;
  for (const side of ['first', 'second'] as const) {
    const ficaCents = estimatedFica(people[side], fica);
    if (name === `${side}Fica` && ficaCents !== null) {
      return fillIn(lawText.fica.entered, { figure: dollars(ficaCents), year: fica.year });
    }
    const cityTaxCents = estimatedCityTax(people[side]);
    if (name === `${side}CityTax` && cityTaxCents !== null) {
      return fillIn(lawText.cityTaxEntered, { figure: dollars(cityTaxCents) });
    }
  }
  return null;
}

/** Formats a figure as it was read. */
function formatEntry({ kind, options, initial }: FigureField, typed: string): string {
  const number = ({ value, problem }: ReadNumber, format: (value: number) => string) =>
    problem === null ? format(value) : typed;
  switch (kind) {
    case 'amount':
      return number(readAmount(typed), dollars);
    case 'years':
      return number(readYears(typed), (hundredths) =>
        fillIn(hundredths === 100 ? resultText.oneYear : resultText.years, { years: hundredths / 100 }),
      );
    case 'months':
      return number(readMonths(typed), (hundredths) =>
        fillIn(resultText.months, { months: hundredths / 100 }),
      );
    case 'share':
      return number(readShare(typed), (basisPoints) =>
        fillIn(resultText.percent, { percent: basisPoints / 100 }),
      );
    case 'date':
      return parametersOn(typed) ? formatDate(typed) : typed;
    default: {
      // An unknown option counts as the initial one.
      const chosen = (wanted: string | undefined) => options?.find(({ value }) => value === wanted)?.label;
      return chosen(typed) ?? chosen(initial) ?? typed;
    }
  }
}
