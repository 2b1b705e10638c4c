import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ColorRole } from '../../contract/brand.ts';
import { contrastProblems } from '../brand/contrast.ts';
import { parseBrand } from '../brand/read-brand.ts';
import { type Answers, templateFolder } from './answers.ts';

/**
 * The style sheet of the brand: the template's, with the colors of the answers and those that follow from them.
 * @throws with every pair of colors with too little contrast
 */
export function brandCss({ band, action }: Answers['colors']): string {
  const colors: Partial<Record<ColorRole, string>> = {
    ...(band && {
      band,
      accent: band,
      'band-deep': mixed(band, '#000000', 0.3),
      'band-line': mixed(band, '#ffffff', 0.25),
    }),
    ...(action && { action, 'action-deep': mixed(action, '#000000', 0.25) }),
  };
  const css = Object.entries(colors).reduce(
    (text, [role, color]) => text.replace(new RegExp(`(--color-${role}: )#[0-9a-f]{6}`), `$1${color}`),
    readFileSync(join(templateFolder, 'brand.css'), 'utf8'),
  );
  const problems = contrastProblems(parseBrand(css)).map((problem) => problem.replace(/^\S+ /, ''));
  if (problems.length > 0) {
    throw new Error(
      `The colors cannot be read on each other:\n${problems.map((one) => `  ${one}`).join('\n')}`,
    );
  }
  return css;
}

/** @param share of the second color, from 0 to 1 */
function mixed(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
