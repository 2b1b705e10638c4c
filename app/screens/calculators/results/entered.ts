import type { TypedFigures } from '../../../../contract/calculations.ts';
import { fullLabel, textOf } from '../work-out.ts';

/** What was typed, by the label of its field, as a person reads it. Blank fields are left out. */
export function enteredFigures({ calculation, values }: TypedFigures): { label: string; value: string }[] {
  const fields = textOf(calculation).groups.flatMap(({ fields }) => fields);
  return fields.flatMap((field) => {
    const typed = values[field.name]?.trim();
    if (!typed) return [];
    // Who keeps what is not there says nothing.
    if (field.name.endsWith('KeptBy') && !values[field.name.replace(/KeptBy$/, '')]?.trim()) return [];
    const option = field.options?.find(({ value }) => value === typed);
    const unit = field.kind === 'years' ? ' years' : field.kind === 'share' ? '%' : '';
    const dollarSign = field.kind === 'amount' && /^\d/.test(typed) ? '$' : '';
    return [{ label: fullLabel(field), value: option?.label ?? `${dollarSign}${typed}${unit}` }];
  });
}
