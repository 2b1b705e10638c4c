import { type EntryProblem, type ReadNumber, readAmount, readShare, readYears } from './amount.ts';
import type { Entries } from './form-fields.ts';
import { type IsoDate, type ParametersOnDate, parametersOn } from './parameters.ts';

/** Why a field could not be read; `unknown-date` is no calendar date, or one before the table of the law begins. */
export type FieldProblem = EntryProblem | 'unknown-date';

export type FieldProblems = Record<string, FieldProblem>;

/** Reads one field after the other and remembers what was wrong at which. */
export class EntryReader {
  readonly problems: FieldProblems = {};
  readonly #entries: Entries;

  constructor(entries: Entries) {
    this.#entries = entries;
  }

  /** @param blank what blank text stands for; it also stands in for what cannot be read */
  amount(name: string, blank = 0): number {
    return this.#number(name, readAmount, blank);
  }

  years(name: string): number {
    return this.#number(name, readYears, 0);
  }

  /** Null where it is blank or cannot be read. */
  yearsOrUnknown(name: string): number | null {
    const years = this.years(name);
    return this.#text(name) === '' || Object.hasOwn(this.problems, name) ? null : years;
  }

  share(name: string, blank: number): number {
    return this.#number(name, readShare, blank);
  }

  /** A number of children from a list of choices, in which 5 stands for more, too; anything else counts as the least of them. */
  children(name: string, least: number): number {
    const text = this.#text(name);
    return /^[0-5]$/.test(text) ? Math.max(least, Number(text)) : least;
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[], otherwise: Choice): Choice {
    const text = this.#text(name);
    return choices.find((choice) => choice === text) ?? otherwise;
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
