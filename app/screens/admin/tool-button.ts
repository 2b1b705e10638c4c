const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm border px-4 text-xs font-semibold whitespace-nowrap ' +
  'transition-colors duration-150 aria-disabled:cursor-progress lg:min-h-9';

const variants = {
  primary: 'border-oxblood bg-oxblood text-white hover:border-oxblood-deep hover:bg-oxblood-deep',
  outline: 'border-stone bg-paper text-ink hover:border-ink hover:bg-white',
  danger: 'border-oxblood bg-paper text-oxblood-deep hover:bg-oxblood hover:text-white',
  quiet: 'border-transparent px-2.5! text-slate hover:text-oxblood',
  onDark:
    'border-mist/50 max-sm:border-transparent max-sm:px-2.5 text-paper hover:border-paper hover:bg-paper hover:text-navy',
} as const;

/** The classes of a compact button, or of a link that looks like one. */
export function toolButton(variant: keyof typeof variants, extra = ''): string {
  return `${base} ${variants[variant]} ${extra}`;
}
