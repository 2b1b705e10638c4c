import type { Brand, ColorRole } from '../../server/platform/brand.ts';
import { brandFile } from './read-brand.ts';

/** Minimum contrast of text (WCAG 1.4.3), and of controls and graphics (1.4.11). */
export const TEXT = 4.5;
export const SEEN = 3;

const LIGHT: ColorRole[] = ['ground', 'tint', 'panel'];
const DARK: ColorRole[] = ['band', 'band-deep'];

/** The pairs of colors that the site shows: these colors on each of these grounds. */
const PAIRS: [needed: number, colors: ColorRole[], grounds: ColorRole[]][] = [
  [TEXT, ['text', 'muted', 'accent', 'action', 'alert', 'success', 'ornament-text'], LIGHT],
  [TEXT, ['text', 'alert', 'alert-deep'], ['alert-tint']],
  [TEXT, ['alert-deep'], ['ground', 'panel']],
  [TEXT, ['on-button'], ['button', 'button-deep']],
  [TEXT, ['on-band', 'on-band-muted', 'on-band-ornament', 'on-band-alert'], DARK],
  [TEXT, ['ground'], ['text', 'muted']],
  [TEXT, ['band'], ['on-band']],
  [TEXT, ['band-deep'], ['on-band-ornament']],
  [SEEN, ['line-strong'], ['ground', 'panel']],
  [SEEN, ['ornament'], LIGHT],
  [SEEN, ['button'], LIGHT],
  [SEEN, ['button-deep'], ['ground']],
  [SEEN, ['on-band-drawing'], DARK],
];

/** One sentence for each pair of colors with too little contrast, in either edition. */
export function contrastProblems({ colors, evening }: Brand): string[] {
  return [...problemsOf(colors, ''), ...problemsOf(evening, ' in the evening edition')];
}

function problemsOf(colors: Brand['colors'], edition: string): string[] {
  return PAIRS.flatMap(([needed, fronts, grounds]) =>
    fronts.flatMap((front) =>
      grounds.flatMap((ground) => {
        const found = contrast(colors[front], colors[ground]);
        // Rounded down, so that a ratio just too low is not shown as enough.
        const shown = Math.floor(found * 100) / 100;
        return found >= needed
          ? []
          : `${brandFile}: --color-${front} (${colors[front]}) on --color-${ground} (${colors[ground]}) has a contrast of ${shown}:1${edition}, and needs ${needed}:1`;
      }),
    ),
  );
}

/** The ratio of two colors (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
