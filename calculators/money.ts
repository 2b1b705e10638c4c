/**
 * An amount in whole US cents, always a safe integer: the largest accepted amount (`amount.ts`) keeps every
 * sum far below 2^53; products use bigint.
 */
export type Cents = number;

/** A percentage in hundredths of a percent: 5,000 is 50%. */
export type BasisPoints = number;

const CENTS_PER_DOLLAR = 100;
export const MONTHS_PER_YEAR = 12;

/**
 * Divides exactly, then rounds once to a whole number, halves away from zero. All rounding of the calculators
 * happens here.
 * @throws RangeError when the denominator is zero
 */
export function roundedQuotient(numerator: bigint, denominator: bigint): number {
  const absolute = (value: bigint) => (value < 0n ? -value : value);
  const doubled = 2n * absolute(numerator) + absolute(denominator);
  const rounded = Number(doubled / (2n * absolute(denominator)));
  const negative = numerator < 0n !== denominator < 0n;
  return negative && rounded !== 0 ? -rounded : rounded;
}

/** Calculates `amount × numerator / denominator` exactly, then rounds to the cent, halves away from zero. */
export function portion(amount: Cents, numerator: number, denominator: number): Cents {
  return roundedQuotient(BigInt(amount) * BigInt(numerator), BigInt(denominator));
}

/** Rounded to the cent. */
export function perMonth(yearly: Cents): Cents {
  return portion(yearly, 1, MONTHS_PER_YEAR);
}

const dollarFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats `$1,234.50`, and `$1,234` without cents. A minus sign precedes the dollar sign. */
export function dollars(amount: Cents): string {
  return dollarFormat.format(amount / CENTS_PER_DOLLAR).replace('-', '−');
}

const fullFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats `$1,234.00`, always with cents, so that columns align. */
export function dollarsAndCents(amount: Cents): string {
  return fullFormat.format(amount / CENTS_PER_DOLLAR).replace('-', '−');
}

/** Formats 1,250 as `12.5%`. */
export function percent(basisPoints: BasisPoints): string {
  return `${basisPoints / 100}%`;
}
