import type { Cents } from './money.ts';

/** A calendar date, `2026-03-01`. Sortable as text. */
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
  /** The source of the reserve and of the poverty guideline it is derived from. */
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
 * The income caps: on the payor's income for maintenance, on both parents' combined income for child support.
 * To update the law, append a row.
 */
const caps: readonly [DatedCaps, ...DatedCaps[]] = [
  capsFrom('2016-01-31', 178_000, 143_000),
  capsFrom('2018-03-01', 184_000, 148_000),
  capsFrom('2020-03-01', 192_000, 154_000),
  capsFrom('2022-03-01', 203_000, 163_000),
  capsFrom('2024-03-01', 228_000, 183_000),
  capsFrom('2026-03-01', 241_000, 193_000),
];

/** The self-support reserve and the poverty guideline it is derived from, by year. */
const reserves: readonly [DatedReserve, ...DatedReserve[]] = [
  {
    year: 2025,
    selfSupportReserveCents: 2_112_800,
    povertyLevelCents: 1_565_000,
    reserveSource: '135% of the federal poverty guideline for one person (2025)',
    povertySource: 'Federal poverty guideline for one person (2025)',
  },
];

/** The figures of the law that the worksheets use. A visitor may override each of the four. */
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
  /** The nearest year of the table is used when it has no row for the year of the date. */
  reserveIsOf: 'that year' | 'an earlier year' | 'a later year';
}

/** The dates of the first and the last row of the caps. */
export const capsKnown: { from: IsoDate; asOf: IsoDate } = {
  from: caps[0].inForceFrom,
  asOf: caps.at(-1)?.inForceFrom ?? caps[0].inForceFrom,
};

/**
 * Looks up the figures in force on a date.
 * @returns null for an invalid date, and for dates before the first row
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
 * Returns whether the newest caps may be out of date: they change every two years on 1 March, so from the
 * second anniversary of the newest row.
 * @param date today, or a later date chosen by the visitor
 */
export function capsMayBeStale(date: IsoDate): boolean {
  const { asOf } = capsKnown;
  return date >= `${Number(asOf.slice(0, 4)) + 2}${asOf.slice(4)}`;
}

/** True for `2024-02-29`, false for `2023-02-29`, `2024-2-9` and any other text. */
export function isCalendarDate(text: string): text is IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
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
