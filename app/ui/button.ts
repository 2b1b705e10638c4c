/** On a phone with large text the padding gives way to the label. */
const base =
  'button inline-flex min-h-12 items-center justify-center gap-2.5 rounded-sm border px-[min(1.5rem,6.2vw)] py-2.5 text-sm font-semibold ' +
  'leading-tight text-center transition-colors';

const variants = {
  primary: 'border-oxblood bg-oxblood text-white hover:border-oxblood-deep hover:bg-oxblood-deep',
  outline: 'border-slate text-ink hover:bg-ink hover:text-paper',
  onDark: 'border-mist/70 text-paper hover:border-paper hover:bg-paper hover:text-navy',
} as const;

/** The classes of a button or of a link that looks like one. */
export function button(variant: keyof typeof variants, extra = ''): string {
  return `${base} ${variants[variant]} ${extra}`;
}
