const base =
  'button inline-flex items-center justify-center rounded-sm border font-semibold leading-tight text-center transition-colors';

/** On a phone with large text the padding gives way to the label. */
const usualSize = 'min-h-12 gap-2.5 px-[min(1.5rem,6.2vw)] py-2.5 text-sm';

const variants = {
  primary: 'border-button bg-button text-on-button hover:border-button-deep hover:bg-button-deep',
  outline: 'border-muted text-text hover:bg-text hover:text-ground',
  onDark: 'border-on-band-muted/70 text-on-band hover:border-on-band hover:bg-on-band hover:text-band',
} as const;

/**
 * The classes of a button or of a link that looks like one.
 * @param size its height, padding and text size; empty where the element around it sets them
 */
export function button(variant: keyof typeof variants, extra = '', size = usualSize): string {
  return `${base} ${size} ${variants[variant]} ${extra}`;
}
