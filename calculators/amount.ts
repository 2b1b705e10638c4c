import type { BasisPoints, Cents } from './money.ts';

/**
 * The reason why a text is no valid number. Its value is then 0 (specification, section 5), and the field
 * shows the reason.
 */
export type EntryProblem = 'not-a-number' | 'negative' | 'too-many-decimals' | 'too-large';

export interface ReadNumber {
  /** In the unit of the parsing function; 0 for blank and invalid text. */
  value: number;
  problem: EntryProblem | null;
}

/** $999,999,999,999.99: above any fortune, and far below the limit of exact integers. */
export const MAX_AMOUNT_CENTS: Cents = 99_999_999_999_999;
/** 80 years, in hundredths. */
export const MAX_MARRIAGE_HUNDREDTHS = 8_000;
/** 80 years of months, in hundredths. */
const MAX_MONTHS_HUNDREDTHS = 12 * MAX_MARRIAGE_HUNDREDTHS;
/** 100%. */
const MAX_SHARE_BASIS_POINTS: BasisPoints = 10_000;

/**
 * Parses an amount of dollars: `12000`, `12,000`, `$12 000.50`, `12,000$`, `12,000 dollars`, ` 1.5 `, `.5`.
 * Thousands may be separated by commas, (non-breaking) spaces or apostrophes; groups must have three digits.
 * @returns cents
 */
export function readAmount(text: string): ReadNumber {
  const bare = text
    .trim()
    .replace(/^([-−–+(]?\s*)(?:\$|USD(?![a-z]))/iu, '$1')
    .replace(/(?:\$|(?<![a-z])(?:dollars?|USD))$/iu, '');
  return parseHundredths(bare, MAX_AMOUNT_CENTS);
}

/**
 * Parses the length of a marriage in years, `12`, `12.5` or `12 years`, from 0 to 80.
 * @returns hundredths of a year
 */
export function readYears(text: string): ReadNumber {
  return parseHundredths(text.trim().replace(/(?<![a-z])(?:years?|yrs?)\.?$/iu, ''), MAX_MARRIAGE_HUNDREDTHS);
}

/**
 * Parses a number of months, `216` or `216 months`, from 0 to 960.
 * @returns hundredths of a month
 */
export function readMonths(text: string): ReadNumber {
  return parseHundredths(text.trim().replace(/(?<![a-z])months?\.?$/iu, ''), MAX_MONTHS_HUNDREDTHS);
}

/**
 * Parses a share, `60` or `62.5 %`, from 0 to 100.
 * @returns basis points
 */
export function readShare(text: string): ReadNumber {
  return parseHundredths(text.trim().replace(/%$/u, ''), MAX_SHARE_BASIS_POINTS);
}

const PLAIN = /^\d*(?:\.\d*)?$/u;
const GROUPED = /^\d{1,3}(?:([ ,'’])\d{3})(?:\1\d{3})*(?:\.\d*)?$/u;
const NEGATIVE = /^(?:[-−–].*|\(.*\))$/u;

function parseHundredths(text: string, max: number): ReadNumber {
  const typed = text.trim().replace(/\s+/gu, ' ').replace(/^\+ ?/u, '');
  if (typed === '') return { value: 0, problem: null };
  if (NEGATIVE.test(typed)) {
    const inside = typed.replace(/^[-−–(] ?/u, '').replace(/ ?\)$/u, '');
    if (/^0+(?:\.0*)?$/u.test(inside)) return { value: 0, problem: null };
    return invalid(isNumber(inside) ? 'negative' : 'not-a-number');
  }
  if (!isNumber(typed)) return invalid('not-a-number');
  const [whole = '', decimals = ''] = typed.replace(/[ ,'’]/gu, '').split('.');
  const digits = whole.replace(/^0+/u, '');
  if (digits.length > String(max).length) return invalid('too-large');
  if (decimals.length > 2) return invalid('too-many-decimals');
  const value = Number(digits + decimals.padEnd(2, '0'));
  return value > max ? invalid('too-large') : { value, problem: null };
}

function isNumber(text: string): boolean {
  return /\d/u.test(text) && (PLAIN.test(text) || GROUPED.test(text));
}

function invalid(problem: EntryProblem): ReadNumber {
  return { value: 0, problem };
}
