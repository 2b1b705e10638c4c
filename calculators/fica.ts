import { type IsoDate, yearOf } from './calendar.ts';
import { type BasisPoints, type Cents, dollars, percent, roundedQuotient } from './money.ts';

/** An employee's rates: Social Security up to the wage base, Medicare on all wages. 26 U.S.C. § 3101(a), (b)(1). */
const SOCIAL_SECURITY: BasisPoints = 620;
const MEDICARE: BasisPoints = 145;
/** Additional Medicare tax on wages above 200,000 dollars, for a single person. 26 U.S.C. § 3101(b)(2). */
const ADDITIONAL_MEDICARE: BasisPoints = 90;
const ADDITIONAL_ABOVE_CENTS: Cents = 20_000_000;
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

/** Calculates an employee's Social Security and Medicare tax on a year's wages. */
export function ficaOnWages(wagesCents: Cents, rates: FicaRates): Cents {
  const taxed = partsOf(wagesCents, rates).reduce(
    (sum, { rate, cents }) => sum + BigInt(cents) * BigInt(rate),
    0n,
  );
  return roundedQuotient(taxed, BigInt(WHOLE));
}

/** Formats the calculation: `6.2% × $65,000 + 1.45% × $65,000`. */
export function ficaFormula(wagesCents: Cents, rates: FicaRates): string {
  return partsOf(wagesCents, rates)
    .map(({ rate, cents }) => `${percent(rate)} × ${dollars(cents)}`)
    .join(' + ');
}

/** The wages that each rate applies to. */
function partsOf(wagesCents: Cents, { wageBaseCents }: FicaRates): { rate: BasisPoints; cents: Cents }[] {
  const above = wagesCents - ADDITIONAL_ABOVE_CENTS;
  return [
    { rate: SOCIAL_SECURITY, cents: Math.min(wagesCents, wageBaseCents) },
    { rate: MEDICARE, cents: wagesCents },
    ...(above > 0 ? [{ rate: ADDITIONAL_MEDICARE, cents: above }] : []),
  ];
}

const newestBase = wageBases.at(-1) ?? wageBases[0];

/** The rates and the newest wage base, formatted for texts. */
export const ficaFigures = {
  socialSecurity: percent(SOCIAL_SECURITY),
  medicare: percent(MEDICARE),
  additionalMedicare: percent(ADDITIONAL_MEDICARE),
  additionalAbove: dollars(ADDITIONAL_ABOVE_CENTS),
  wageBase: dollars(newestBase[1] * 100),
  year: newestBase[0],
} as const;

/** Names the statute and the wage base. */
export const ficaSource = ({ year, wageBaseCents }: FicaRates) =>
  `DRL § 240(1-b)(b)(5)(vii)(H); 26 U.S.C. § 3101, wage base of ${year}: ${dollars(wageBaseCents)}`;
