// Created once, because creating a format is slow.
const format = new Intl.NumberFormat('en-US');

/** Formats a number as `1,234`. */
export function wholeNumber(value: number): string {
  return format.format(value);
}
