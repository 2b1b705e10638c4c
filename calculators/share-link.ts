import { type CalculationForm, type Entries, FIELDS } from './form-fields.ts';

/** The entered text of one form. */
export interface SharedFigures {
  calculation: CalculationForm;
  values: Entries;
}

const VERSION = '1';
const VALUE_MAX = 60;
const FRAGMENT_MAX = 4_000;

/**
 * Encodes the figures as a URL fragment, without its `#`: `v=1&c=alimony-estimate&payorIncome=100000`.
 * Browsers never send fragments to a server (RFC 9110, section 4.2.5). Blank and unknown fields are omitted;
 * values are truncated after 60 characters.
 */
export function figuresToFragment({ calculation, values }: SharedFigures): string {
  const fragment = new URLSearchParams({ v: VERSION, c: calculation });
  for (const [name, value] of known(calculation, (field) => values[field])) fragment.set(name, value);
  return fragment.toString();
}

/**
 * Decodes a fragment written by `figuresToFragment`. Never throws.
 *
 * @param fragment with or without its `#`
 * @returns null without figures of a known form and version
 */
export function figuresFromFragment(fragment: string): SharedFigures | null {
  if (fragment.length > FRAGMENT_MAX) return null;
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

function known(calculation: CalculationForm, typedIn: (field: string) => string | undefined) {
  return FIELDS[calculation].flatMap((field): [string, string][] => {
    // Removes control characters and broken surrogate pairs, which a URL cannot hold.
    const value = (typedIn(field) ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, VALUE_MAX);
    return value === '' ? [] : [[field, value.toWellFormed().trim()]];
  });
}
