// Created once, and only where a number is shown, because creating a format is slow.
let format: Intl.NumberFormat | undefined;

/** Formats a number as `1,234`. */
export function wholeNumber(value: number): string {
  format ??= new Intl.NumberFormat('en-US');
  return format.format(value);
}
