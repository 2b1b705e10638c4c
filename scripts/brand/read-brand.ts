import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import site from '../../package.json' with { type: 'json' };
import { type Brand, type ColorRole, colorRoles } from '../../server/platform/brand.ts';
import { root } from '../run.ts';

const folderOf = (alias: keyof typeof site.imports) => site.imports[alias].replace(/^\.\/(.*)\/\*$/, '$1');

/** The folder of the firm whose site is built, and the file of its brand; relative to the project folder. */
export const firmFolder = folderOf('#firm/*');
export const brandFile = `${firmFolder}/brand.css`;
/** The folder of the state's law, which has pictures, too. */
export const lawFolder = folderOf('#law/*');

/** One color for both editions, or `light-dark()` with one for each. */
const COLOR = /^(?:(#[0-9a-f]{6})|light-dark\((#[0-9a-f]{6}), ?(#[0-9a-f]{6})\))$/i;

/**
 * Reads the colors and the type of a brand. Of two values for a name the last counts, as in the style sheet.
 * @throws with every color or font that is missing or is not written as `#rrggbb` or `light-dark(#rrggbb, #rrggbb)`
 */
export function parseBrand(css: string): Brand {
  const values = new Map(
    [...css.matchAll(/--((?:color|font)-[a-z-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
  const pairs = colorRoles.map((role) => {
    const [, both = '', light = both, dark = both] = COLOR.exec(values.get(`color-${role}`) ?? '') ?? [];
    return { role, light, dark };
  });
  const edition = (of: 'light' | 'dark') =>
    Object.fromEntries(pairs.map((pair) => [pair.role, pair[of]])) as Record<ColorRole, string>;
  const families = (kind: string): [string, ...string[]] => {
    const [first = '', ...others] = (values.get(`font-${kind}`) ?? '')
      .split(',')
      .map((name) => name.trim().replace(/^"(.*)"$/, '$1'));
    return [first, ...others];
  };
  const fonts = { display: families('display'), sans: families('sans') };
  const problems = [
    ...pairs
      .filter(({ light }) => !light)
      .map(({ role }) => `--color-${role} needs a color like #1a2b3c or light-dark(#1a2b3c, #d4e5f6)`),
    ...Object.entries(fonts)
      .filter(([, names]) => names.length < 2)
      .map(([kind]) => `--font-${kind} needs at least two families, the last a general one`),
  ];
  if (problems.length > 0) throw new Error(`${brandFile}: ${problems.join('; ')}`);
  return {
    colors: edition('light'),
    evening: edition('dark'),
    fonts,
    fontFiles: fontFiles(css, [fonts.display[0], fonts.sans[0]]),
  };
}

/** The first upright font of each of these families. */
function fontFiles(css: string, families: readonly string[]): string[] {
  const files = new Map<string, string>();
  for (const [face] of css.matchAll(/@font-face\s*\{[^}]*\}/g)) {
    const [, family = ''] = /font-family:\s*"([^"]+)"/.exec(face) ?? [];
    const [, file] = /url\("([^"]+)"\)/.exec(face) ?? [];
    if (file && families.includes(family) && !face.includes('italic;') && !files.has(family))
      files.set(family, file);
  }
  return [...files.values()];
}

/** Completes the style sheet of a firm with the colors and the type that it does not name. */
export function wholeBrand(css: string): string {
  const whole = readFileSync(join(root, 'contract', 'brand.css'), 'utf8') + css;
  return whole.replace(/\/\*.*?\*\//gs, '');
}

/** The brand of the firm whose site is built. */
export function readBrand(): Brand {
  return parseBrand(wholeBrand(readFileSync(join(root, brandFile), 'utf8')));
}
