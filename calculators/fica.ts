import { type IsoDate, yearOf } from './calendar.ts';
import { type BasisPoints, type Cents, dollars, percent, roundedQuotient } from './money.ts';

/** An employee's rates: Social Security up to the wage base, Medicare on all wages. 26 U.S.C. § 3101(a), (b)(1). */
const SOCIAL_SECURITY: BasisPoints = 620;
const MEDICARE: BasisPoints = 145;
const WHOLE: BasisPoints = 10_000;

/** Social Security wage bases in dollars by year (Social Security Administration). Each is in force from January 1. */
const wageBases: readonly [[year: number, dollars: number], ...[year: number, dollars: number][]] = [
  [2016, 118_500],
  [2017, 127_200],
  [2018, 128_400],
  [2019, 132_900],
  [2020, 137_700],
  [2021, 142_800],
  [2022, 147_000],
  [2023, 160_200],
  [2024, 168_600],
  [2025, 176_100],
  [2026, 184_500],
];

export interface FicaRates {
  /** The year of the wage base; an earlier one than that of the date if the table ends before. */
  year: number;
  wageBaseCents: Cents;
}

/** Looks up the wage base of the date's year, or the nearest in the table. */
export function ficaRatesOn(date: IsoDate): FicaRates {
  const [year, wageBase] = wageBases.findLast(([year]) => year <= yearOf(date)) ?? wageBases[0];
  return { year, wageBaseCents: wageBase * 100 };
}

/**
 * Calculates an employee's Social Security and Medicare tax on a year's wages, without the additional Medicare tax of
 * high incomes (26 U.S.C. § 3101(b)(2)).
 */
export function ficaOnWages(wagesCents: Cents, { wageBaseCents }: FicaRates): Cents {
  const taxed = BigInt(Math.min(wagesCents, wageBaseCents) * SOCIAL_SECURITY);
  return roundedQuotient(taxed + BigInt(wagesCents) * BigInt(MEDICARE), BigInt(WHOLE));
}

/** Calculates the wages that leave an amount after the tax on them. */
export function wagesLeaving(leftCents: Cents, { wageBaseCents }: FicaRates): Cents {
  const left = BigInt(leftCents) * BigInt(WHOLE);
  const belowBase = roundedQuotient(left, BigInt(WHOLE - SOCIAL_SECURITY - MEDICARE));
  return belowBase <= wageBaseCents
    ? belowBase
    : roundedQuotient(left + BigInt(wageBaseCents * SOCIAL_SECURITY), BigInt(WHOLE - MEDICARE));
}

/** Formats the calculation: `6.2% × $65,000 + 1.45% × $65,000`. */
export function ficaFormula(wagesCents: Cents, { wageBaseCents }: FicaRates): string {
  const taxed = Math.min(wagesCents, wageBaseCents);
  return `${percent(SOCIAL_SECURITY)} × ${dollars(taxed)} + ${percent(MEDICARE)} × ${dollars(wagesCents)}`;
}

const newestBase = wageBases.at(-1) ?? wageBases[0];

/** The rates and the newest wage base, formatted for texts. */
export const ficaFigures = {
  socialSecurity: percent(SOCIAL_SECURITY),
  medicare: percent(MEDICARE),
  wageBase: dollars(newestBase[1] * 100),
  year: newestBase[0],
} as const;

/** Names the statute and the wage base. */
export const ficaSource = ({ year, wageBaseCents }: FicaRates) =>
  `DRL § 240(1-b)(b)(5)(vii)(H); 26 U.S.C. § 3101, wage base of ${year}: ${dollars(wageBaseCents)}`;
