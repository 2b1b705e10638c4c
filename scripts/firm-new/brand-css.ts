import type { ColorRole } from '../../server/platform/brand.ts';
import { contrast, contrastProblems, SEEN, TEXT } from '../brand/contrast.ts';
import { parseBrand, wholeBrand } from '../brand/read-brand.ts';
import type { Answers } from './answers.ts';

const HEAD = `/* The firm's colors and type, where they differ from those of contract/brand.css, which says what each is for. The build
   checks the contrast of every pair. */
`;

/**
 * The style sheet of the brand: the colors of the answers and those that follow from them.
 * @throws with every pair of colors with too little contrast
 */
export function brandCss({ band, action }: Answers['colors']): string {
  const colors: Partial<Record<ColorRole, string>> = {
    ...(band && {
      band,
      accent: `light-dark(${band}, ${mixed(band, '#ffffff', 0.75)})`,
      'band-deep': mixed(band, '#000000', 0.3),
      'band-line': mixed(band, '#ffffff', 0.25),
    }),
    ...(action && actionColors(action, parseBrand(wholeBrand('')).evening.panel)),
  };
  const lines = Object.entries(colors).map(([role, color]) => `  --color-${role}: ${color};\n`);
  const css = `${HEAD}${lines.length > 0 ? `@theme {\n${lines.join('')}}\n` : ''}`;
  const problems = contrastProblems(parseBrand(wholeBrand(css))).map((problem) =>
    problem.replace(/^\S+ /, ''),
  );
  if (problems.length > 0) {
    throw new Error(
      `The colors cannot be read on each other:\n${problems.map((one) => `  ${one}`).join('\n')}`,
    );
  }
  return css;
}

/** Lightens the color until, on the lightest ground of the evening edition, links can be read and buttons seen. */
function actionColors(action: string, eveningGround: string) {
  const lighter = (needed: number) =>
    Array.from({ length: 101 }, (_, percent) => mixed(action, '#ffffff', percent / 100)).find(
      (color) => contrast(color, eveningGround) >= needed,
    ) ?? '#ffffff';
  const button = lighter(SEEN);
  return {
    action: `light-dark(${action}, ${lighter(TEXT)})`,
    button: `light-dark(${action}, ${button})`,
    'button-deep': `light-dark(${mixed(action, '#000000', 0.25)}, ${mixed(button, '#000000', 0.08)})`,
  };
}

/** @param share share of the second color, from 0 to 1 */
function mixed(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
