import { type IsoDate, isCalendarDate, yearsAfter } from './calendar.ts';
import { type FicaRates, ficaRatesOn } from './fica.ts';
import type { Cents } from './money.ts';

/** The figures of the law that the worksheets use. A visitor may override each of the four. */
export interface SupportParameters {
  /** Cap on the payor's income, for maintenance. */
  maintenanceCapCents: Cents;
  /** Cap on the combined parental income, for child support. */
  childSupportCapCents: Cents;
  selfSupportReserveCents: Cents;
  /** Federal poverty guideline for one person. */
  povertyLevelCents: Cents;
}

export type Parameter = keyof SupportParameters;

/** An amount of the law, and the day from which it is in force. */
interface Row {
  inForceFrom: IsoDate;
  cents: Cents;
}

const row = (inForceFrom: IsoDate, dollars: number): Row => ({ inForceFrom, cents: dollars * 100 });

interface Table {
  /** The oldest first. To update the law, append a row on the day from which it is in force. */
  rows: readonly [Row, ...Row[]];
  /** Years between changes of the amount, on March 1. */
  changesEveryYears: number;
  source: string;
}

/**
 * Published by the New York courts (caps) and in the state's Child Support Standards Chart, LDSS-4515 (reserve and
 * guideline; of 2026: Rev. 03/26, guideline 91 FR 1797; of 2022 to 2024: the courts' own table).
 */
const tables: Record<Parameter, Table> = {
  maintenanceCapCents: {
    rows: [
      row('2016-01-31', 178_000),
      row('2018-01-31', 184_000),
      row('2020-03-01', 192_000),
      row('2022-03-01', 203_000),
      row('2024-03-01', 228_000),
      row('2026-03-01', 241_000),
    ],
    changesEveryYears: 2,
    source: 'DRL § 236(B)(5-a)(b)(5), (6)(b); New York courts',
  },
  childSupportCapCents: {
    rows: [
      row('2014-01-31', 141_000),
      row('2016-03-01', 143_000),
      row('2018-03-01', 148_000),
      row('2020-03-01', 154_000),
      row('2022-03-01', 163_000),
      row('2024-03-01', 183_000),
      row('2026-03-01', 193_000),
    ],
    changesEveryYears: 2,
    source: 'DRL § 240(1-b)(c)(2); SSL § 111-i(2)(b)',
  },
  selfSupportReserveCents: {
    rows: [
      row('2022-03-01', 18_346.5),
      row('2023-03-01', 19_683),
      row('2024-03-01', 20_331),
      row('2025-03-01', 21_128),
      row('2026-03-01', 21_546),
    ],
    changesEveryYears: 1,
    source: 'DRL § 240(1-b)(b)(6): 135% of the federal poverty guideline for one person; LDSS-4515',
  },
  povertyLevelCents: {
    rows: [
      row('2022-03-01', 13_590),
      row('2023-03-01', 14_580),
      row('2024-03-01', 15_060),
      row('2025-03-01', 15_650),
      row('2026-03-01', 15_960),
    ],
    changesEveryYears: 1,
    source: 'Federal poverty guideline; LDSS-4515',
  },
};

export const PARAMETERS = Object.keys(tables) as Parameter[];

export interface ParametersOnDate extends SupportParameters {
  /** The day from which each is in force; later than the date where the table begins later. */
  inForceFrom: Record<Parameter, IsoDate>;
  fica: FicaRates;
}

/** The first date of the worksheets: the caps of child support go further back, the reserve does not. */
export const lawKnownFrom: IsoDate = tables.maintenanceCapCents.rows[0].inForceFrom;

/**
 * Looks up the figures in force on a date. Before the first row of the reserve and the poverty guideline, the first
 * row is used.
 * @returns null for an invalid date, and for dates before the first caps
 */
export function parametersOn(date: IsoDate): ParametersOnDate | null {
  if (!isCalendarDate(date) || date < lawKnownFrom) return null;
  const rowOf = (parameter: Parameter): Row => {
    const { rows } = tables[parameter];
    return rows.findLast(({ inForceFrom }) => inForceFrom <= date) ?? rows[0];
  };
  const ofEach = <Value>(read: (row: Row) => Value) =>
    Object.fromEntries(PARAMETERS.map((name) => [name, read(rowOf(name))])) as Record<Parameter, Value>;
  return {
    ...ofEach(({ cents }) => cents),
    inForceFrom: ofEach(({ inForceFrom }) => inForceFrom),
    fica: ficaRatesOn(date),
  };
}

export const sourceOf = (parameter: Parameter): string => tables[parameter].source;

/** All rows of a figure, the oldest first. */
export const rowsOf = (parameter: Parameter): Table['rows'] => tables[parameter].rows;

/** The newest rows: the last one, and the one before it. */
export function newestRows(parameter: Parameter): { last: Row; before: Row } {
  const rows = rowsOf(parameter);
  const last = rows.at(-1) ?? rows[0];
  return { last, before: rows.at(-2) ?? last };
}

/** The day on which the newest figure of the table is expected to be replaced. */
export function nextChange(parameter: Parameter): IsoDate {
  return yearsAfter(newestRows(parameter).last.inForceFrom, tables[parameter].changesEveryYears);
}

/** The fixed caps of the quick estimates (specification, section 9), in force from 2022 to 2024. */
export const quickEstimateCaps = {
  payorIncomeCents: 20_300_000,
  combinedIncomeCents: 16_300_000,
  lawFrom: '2022-03-01',
  lawUntil: '2024-02-29',
} as const;

/**
 * The percentage of combined income by number of children.
 * DRL § 240(1-b)(b)(3): "at least 35%" from the fifth on.
 */
export function childSupportPercent(children: number): number {
  if (children <= 0) return 0;
  return [17, 25, 29, 31][children - 1] ?? 35;
}
