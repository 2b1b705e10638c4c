import {
  type EntryProblem,
  type ReadNumber,
  readAmount,
  readMonths,
  readShare,
  readYears,
} from './amount.ts';
import type { IsoDate } from './calendar.ts';
import type { Entries } from './form-fields.ts';
import { type ParametersOnDate, parametersOn } from './parameters.ts';

/**
 * The problem of a field; `unknown-date` is an invalid date, or one before the first caps of the law's tables,
 * `more-than-service` more months than the whole service for a pension, `not-chosen` a question without its answer.
 */
export type FieldProblem = EntryProblem | 'unknown-date' | 'more-than-service' | 'not-chosen';

export type FieldProblems = Record<string, FieldProblem>;

/** Parses fields and collects their problems. */
export class EntryReader {
  readonly problems: FieldProblems = {};
  readonly #entries: Entries;

  constructor(entries: Entries) {
    this.#entries = entries;
  }

  /** @param blank the value of blank or invalid text */
  amount(name: string, blank = 0): number {
    return this.#number(name, readAmount, blank);
  }

  /** Null when blank or invalid. */
  amountOrUnknown(name: string): number | null {
    return this.#known(name, this.amount(name));
  }

  years(name: string): number {
    return this.#number(name, readYears, 0);
  }

  /** Null when blank or invalid. */
  yearsOrUnknown(name: string): number | null {
    return this.#known(name, this.years(name));
  }

  /** Months of service for a pension. @param most a greater number is a problem, and counts as blank */
  months(name: string, most = Number.POSITIVE_INFINITY): number {
    const months = this.#number(name, readMonths, 0);
    if (months <= most) return months;
    this.problems[name] = 'more-than-service';
    return 0;
  }

  share(name: string, blank: number): number {
    return this.#number(name, readShare, blank);
  }

  /** A number of children up to 5 ("5 or more"); any other text counts as `least`. */
  children(name: string, least: number): number {
    const text = this.#text(name);
    return /^[0-5]$/.test(text) ? Math.max(least, Number(text)) : least;
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[], otherwise: Choice): Choice {
    const text = this.#text(name);
    return choices.find((choice) => choice === text) ?? otherwise;
  }

  /** Like oneOf for a question without a default: no answer is a problem, and counts as the first one. */
  chosen<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]): Choice {
    const text = this.#text(name);
    const choice = choices.find((one) => one === text);
    if (!choice) this.problems[name] = 'not-chosen';
    return choice ?? choices[0];
  }

  date(name: string, today: IsoDate): { onDate: IsoDate; inForce: ParametersOnDate } {
    const text = this.#text(name);
    const chosen = text === '' ? null : parametersOn(text);
    if (chosen) return { onDate: text, inForce: chosen };
    if (text !== '') this.problems[name] = 'unknown-date';
    const inForce = parametersOn(today);
    if (!inForce) throw new RangeError(`no law is known on ${today}`);
    return { onDate: today, inForce };
  }

  #known(name: string, value: number): number | null {
    return this.#text(name) === '' || Object.hasOwn(this.problems, name) ? null : value;
  }

  #text(name: string): string {
    return Object.hasOwn(this.#entries, name) ? (this.#entries[name] ?? '').trim() : '';
  }

  #number(name: string, read: (text: string) => ReadNumber, blank: number): number {
    const text = this.#text(name);
    if (text === '') return blank;
    const { value, problem } = read(text);
    if (problem === null) return value;
    this.problems[name] = problem;
    return blank;
  }
}
