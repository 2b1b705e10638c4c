import { type CalculationForm, type Entries, FIELDS } from './form-fields.ts';

/** The figures of one form, as typed. */
export interface SharedFigures {
  calculation: CalculationForm;
  values: Entries;
}

const VERSION = '1';
const LONGEST_VALUE = 60;
const LONGEST_FRAGMENT = 4_000;

/**
 * The figures as the fragment of an address, without its `#`: `v=1&c=alimony-estimate&payorIncome=100000`. The
 * fragment never reaches a server (RFC 9110, section 4.2.5). Blank fields, and fields that the form does not
 * have, are left out; a value is cut after 60 characters.
 */
export function figuresToFragment({ calculation, values }: SharedFigures): string {
  const fragment = new URLSearchParams({ v: VERSION, c: calculation });
  for (const [name, value] of known(calculation, (field) => values[field])) fragment.set(name, value);
  return fragment.toString();
}

/**
 * Reads what `figuresToFragment` wrote, and makes the best of anything else; never throws.
 *
 * @param fragment with or without its `#`
 * @returns null where it holds no figures of a known form and version
 */
export function figuresFromFragment(fragment: string): SharedFigures | null {
  if (fragment.length > LONGEST_FRAGMENT) return null;
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const calculation = parameters.get('c') ?? '';
  if (parameters.get('v') !== VERSION || !isCalculationForm(calculation)) return null;
  return {
    calculation,
    values: Object.fromEntries(known(calculation, (field) => parameters.get(field) ?? '')),
  };
}

function isCalculationForm(name: string): name is CalculationForm {
  return Object.hasOwn(FIELDS, name);
}

function known(
  calculation: CalculationForm,
  typedIn: (field: string) => string | undefined,
): [field: string, value: string][] {
  return FIELDS[calculation].flatMap((field): [string, string][] => {
    // Control characters have no place in a figure, and half a surrogate pair cannot be written into an address.
    const value = (typedIn(field) ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, LONGEST_VALUE);
    return value === '' ? [] : [[field, value.toWellFormed().trim()]];
  });
}
