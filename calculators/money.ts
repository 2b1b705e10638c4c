/**
 * A sum of money in whole US cents: always a safe integer. The largest accepted amount (`amount.ts`) keeps
 * every sum of a calculation far below 2^53; products are made with bigint.
 */
export type Cents = number;

/** A percentage in hundredths of a percent: 5,000 is 50%. */
export type BasisPoints = number;

const CENTS_PER_DOLLAR = 100;
export const MONTHS_PER_YEAR = 12;

/**
 * `numerator / denominator`, exact, then rounded once to a whole number, halves away from zero. Everything
 * that a calculator rounds is rounded here.
 * @throws RangeError when the denominator is zero.
 */
export function roundedQuotient(numerator: bigint, denominator: bigint): number {
  const size = (value: bigint) => (value < 0n ? -value : value);
  const doubled = 2n * size(numerator) + size(denominator);
  const rounded = Number(doubled / (2n * size(denominator)));
  const negative = numerator < 0n !== denominator < 0n;
  return negative && rounded !== 0 ? -rounded : rounded;
}

/** `amount × numerator / denominator`, exact, then rounded to the cent, halves away from zero. */
export function portion(amount: Cents, numerator: number, denominator: number): Cents {
  return roundedQuotient(BigInt(amount) * BigInt(numerator), BigInt(denominator));
}

/** A twelfth of a yearly sum, to the cent. */
export function perMonth(yearly: Cents): Cents {
  return portion(yearly, 1, MONTHS_PER_YEAR);
}

const dollarFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** `$1,234.50`, and `$1,234` where there are no cents. A minus sign stands before the dollar sign. */
export function dollars(amount: Cents): string {
  return dollarFormat.format(amount / CENTS_PER_DOLLAR).replace('-', '−');
}

const fullFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,234.00`: always with cents, so that columns of figures stand under each other. */
export function dollarsAndCents(amount: Cents): string {
  return fullFormat.format(amount / CENTS_PER_DOLLAR).replace('-', '−');
}

/** `12.5%` of 1,250. */
export function percent(basisPoints: BasisPoints): string {
  return `${basisPoints / 100}%`;
}
