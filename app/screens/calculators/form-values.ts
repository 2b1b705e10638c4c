import type { Entries } from '../../../calculators/form-fields.ts';
import type { FigureField, FigureGroup } from '../../../content/schema/calculator.ts';

/** Placeholder for an invalid date; blank would mean today. */
const UNREADABLE = '?';

/** The figures of a form, as typed. */
export function readForm(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && name !== 'form') values[name] = value;
  }
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.validity.badInput) values[control.name] = UNREADABLE;
  }
  return values;
}

/** The value that a field starts with: the given one, unless the field's options do not offer it. */
export function initialValue(field: FigureField, values: Entries, today: string): string {
  const given = values[field.name];
  const isOffered = field.options?.some(({ value }) => value === given) ?? true;
  if (given !== undefined && isOffered) return given;
  return field.kind === 'date' ? today : (field.initial ?? '');
}

/** Legends of the folded groups that contain one of the named fields; blank and initial values are excluded. */
export function foldedGroupsWith(
  fields: Readonly<Record<string, unknown>>,
  groups: readonly FigureGroup[],
  today: string,
): string[] {
  const isChanged = (field: FigureField) => {
    const given = fields[field.name];
    return Boolean(given) && given !== initialValue(field, {}, today);
  };
  return groups.filter((group) => group.folded && group.fields.some(isChanged)).map(({ legend }) => legend);
}
