import { mediaOutlets } from '#firm/pages/home.ts';
import { publicationWordmarks } from '#firm/pages/media.ts';
import type { WordmarkStyle } from '../../../content/schema/media.ts';

const wordmarkClasses: Readonly<Record<WordmarkStyle, string>> = {
  serif: 'font-display text-xl font-semibold',
  'serif-light': 'font-display text-xl font-light',
  'serif-caps': 'font-display text-sm font-medium tracking-[0.12em] uppercase',
  'serif-ruled': 'border-y border-current py-0.5 font-display text-lg font-bold',
  sans: 'text-lg font-extrabold tracking-tighter',
  'sans-light': 'text-2xl font-light tracking-tighter',
  'sans-spaced': 'text-lg font-medium tracking-[0.08em]',
  condensed: 'text-xs font-bold tracking-[0.22em]',
};

/** A publication's wordmark, or its name if it has none. */
export function PublicationLogo({ name }: { name: string }) {
  const style = publicationWordmarks[name];
  if (!style) return <span className="font-semibold">{name}</span>;
  const wordmark = mediaOutlets.find((outlet) => outlet.name === name)?.logo ?? name;
  return (
    <span>
      <span aria-hidden="true" className={`leading-tight text-accent ${wordmarkClasses[style]}`}>
        {wordmark}
      </span>
      <span className="sr-only">{name}</span>
    </span>
  );
}
