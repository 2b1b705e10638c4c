// To make a format takes longer than to render a link with a number in it.
const format = new Intl.NumberFormat('en-US');

/** `1,234` */
export function wholeNumber(value: number): string {
  return format.format(value);
}
