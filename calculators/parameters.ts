import type { Cents } from './money.ts';

/** A calendar date, `2026-03-01`. Such dates sort as text. */
export type IsoDate = string;

interface DatedCaps {
  inForceFrom: IsoDate;
  maintenanceCapCents: Cents;
  childSupportCapCents: Cents;
  source: string;
}

interface DatedReserve {
  year: number;
  selfSupportReserveCents: Cents;
  povertyLevelCents: Cents;
  /** Of the reserve, and of the guideline that it is made from. */
  reserveSource: string;
  povertySource: string;
}

const CAPS_SOURCE =
  'DRL § 236(B)(5-a), (6) and § 240(1-b); adjusted every two years on March 1, published by the New York courts';

function capsFrom(inForceFrom: IsoDate, maintenanceDollars: number, childSupportDollars: number): DatedCaps {
  return {
    inForceFrom,
    maintenanceCapCents: maintenanceDollars * 100,
    childSupportCapCents: childSupportDollars * 100,
    source: CAPS_SOURCE,
  };
}

/**
 * The caps on the income that the formulas apply to: of the payor alone for maintenance, of both parents
 * together for child support. To bring the law up to date, add a row at the end.
 */
const caps: readonly [DatedCaps, ...DatedCaps[]] = [
  capsFrom('2016-01-31', 178_000, 143_000),
  capsFrom('2018-03-01', 184_000, 148_000),
  capsFrom('2020-03-01', 192_000, 154_000),
  capsFrom('2022-03-01', 203_000, 163_000),
  capsFrom('2024-03-01', 228_000, 183_000),
  capsFrom('2026-03-01', 241_000, 193_000),
];

/** The reserve that support leaves its payor, and the poverty guideline it is made from, by year. */
const reserves: readonly [DatedReserve, ...DatedReserve[]] = [
  {
    year: 2025,
    selfSupportReserveCents: 2_112_800,
    povertyLevelCents: 1_565_000,
    reserveSource: '135% of the federal poverty guideline for one person (2025)',
    povertySource: 'Federal poverty guideline for one person (2025)',
  },
];

/** What the worksheets calculate with. A visitor may change each of the four. */
export interface SupportParameters {
  maintenanceCapCents: Cents;
  childSupportCapCents: Cents;
  selfSupportReserveCents: Cents;
  povertyLevelCents: Cents;
}

export interface ParametersOnDate extends SupportParameters {
  capsInForceFrom: IsoDate;
  capsSource: string;
  reserveYear: number;
  reserveSource: string;
  povertySource: string;
  /** Where the table has no figure for the year of the date, the nearest one it has stands in. */
  reserveIsOf: 'that year' | 'an earlier year' | 'a later year';
}

/** The first and the last row of the table of caps: since when its oldest and its newest figures are in force. */
export const capsKnown: { from: IsoDate; asOf: IsoDate } = {
  from: caps[0].inForceFrom,
  asOf: caps.at(-1)?.inForceFrom ?? caps[0].inForceFrom,
};

/**
 * The figures in force on a date, from the dated tables above.
 * @returns null for what is no calendar date, and for dates before the first row.
 */
export function parametersOn(date: IsoDate): ParametersOnDate | null {
  if (!isCalendarDate(date)) return null;
  const inForce = caps.findLast(({ inForceFrom }) => inForceFrom <= date);
  const year = Number(date.slice(0, 4));
  const reserve = reserves.findLast((row) => row.year <= year) ?? reserves[0];
  if (!inForce) return null;
  return {
    maintenanceCapCents: inForce.maintenanceCapCents,
    childSupportCapCents: inForce.childSupportCapCents,
    selfSupportReserveCents: reserve.selfSupportReserveCents,
    povertyLevelCents: reserve.povertyLevelCents,
    capsInForceFrom: inForce.inForceFrom,
    capsSource: inForce.source,
    reserveYear: reserve.year,
    reserveSource: reserve.reserveSource,
    povertySource: reserve.povertySource,
    reserveIsOf:
      reserve.year === year ? 'that year' : reserve.year < year ? 'an earlier year' : 'a later year',
  };
}

/**
 * Whether the newest caps may be out of date: they change every two years on 1 March, so from the second
 * anniversary of the newest row on.
 * @param date today, or the later date that a visitor has chosen.
 */
export function capsMayBeStale(date: IsoDate): boolean {
  const { asOf } = capsKnown;
  return date >= `${Number(asOf.slice(0, 4)) + 2}${asOf.slice(4)}`;
}

/** True of `2024-02-29`, false of `2023-02-29`, `2024-2-9` and of any other text. */
export function isCalendarDate(text: string): text is IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * The caps of the quick estimates (specification, section 9): they were the law from 2022 to 2024 and stay
 * as they are.
 */
export const quickEstimateCaps = {
  payorIncomeCents: 20_300_000,
  combinedIncomeCents: 16_300_000,
  lawFrom: '2022-03-01',
  lawUntil: '2024-02-29',
} as const;

/** The percentage of combined income for so many children; "at least 35%" from the fifth on. DRL § 240(1-b)(b)(3). */
export function childSupportPercent(children: number): number {
  if (children <= 0) return 0;
  return [17, 25, 29, 31][children - 1] ?? 35;
}
