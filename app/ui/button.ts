/** On a phone with large text the padding gives way to the label. */
const base =
  'button inline-flex min-h-12 items-center justify-center gap-2.5 rounded-sm border px-[min(1.5rem,6.2vw)] py-2.5 text-sm font-semibold ' +
  'leading-tight text-center transition-colors';

const variants = {
  primary: 'border-button bg-button text-on-button hover:border-button-deep hover:bg-button-deep',
  outline: 'border-muted text-text hover:bg-text hover:text-ground',
  onDark: 'border-on-band-muted/70 text-on-band hover:border-on-band hover:bg-on-band hover:text-band',
} as const;

/** The classes of a button or of a link that looks like one. */
export function button(variant: keyof typeof variants, extra = ''): string {
  return `${base} ${variants[variant]} ${extra}`;
}
