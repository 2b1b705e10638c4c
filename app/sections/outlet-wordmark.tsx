import type { MediaLogo, WordmarkStyle } from '../../content/schema/media.ts';

const classes: Readonly<Record<WordmarkStyle, string>> = {
  serif: 'font-display text-xl font-medium',
  'serif-light': 'font-display text-xl tracking-wide',
  'serif-caps': 'font-display text-sm font-medium tracking-[0.12em] uppercase',
  'serif-ruled': 'border-y border-current py-0.5 font-display text-lg font-medium',
  sans: 'text-lg font-bold tracking-tighter',
  'sans-light': 'text-2xl font-light tracking-tighter',
  'sans-spaced': 'text-lg font-medium tracking-[0.08em]',
  condensed: 'text-xs font-bold tracking-[0.22em]',
};

/** An outlet's wordmark, with its full name for screen readers. */
export function OutletWordmark({ logo, name, style }: Omit<MediaLogo, 'type'>) {
  return (
    <>
      <span aria-hidden="true" className={`leading-tight text-accent ${classes[style]}`}>
        {logo}
      </span>
      <span className="sr-only">{name}</span>
    </>
  );
}
