import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand, colored, coloredForPages } from '../../server/platform/brand.ts';
import { root } from '../run.ts';
import { contrastProblems } from './contrast.ts';
import { brandFile, parseBrand, wholeBrand } from './read-brand.ts';
import { CHARACTERS } from './subset-font.ts';

const css = wholeBrand(await readFile(join(root, brandFile), 'utf8'));

/** The brand with another color for a role. */
const changed = (role: string, color: string) => `${css}@theme { --color-${role}: ${color}; }`;

describe('the brand', () => {
  it('names each color that is missing or not written in six digits', () => {
    const broken = changed('action', 'darkred').replace(/--color-band-line:.*\n/g, '');
    expect(() => parseBrand(broken)).toThrow(/--color-action needs .*; --color-band-line needs/);
  });

  it('names a font that has no general family behind it', () => {
    const broken = `${css}@theme { --font-sans: "Inter"; }`;
    expect(() => parseBrand(broken)).toThrow('--font-sans needs at least two families');
  });

  it('is that of every site in what the firm does not name', () => {
    const plain = parseBrand(wholeBrand(''));
    const own = parseBrand(wholeBrand('@theme { --color-band: #123b2e; }'));
    expect(own).toEqual({
      ...plain,
      colors: { ...plain.colors, band: '#123b2e' },
      evening: { ...plain.evening, band: '#123b2e' },
    });
  });

  it('loads the fonts of the pages and no others', () => {
    const { fontFiles } = parseBrand(
      wholeBrand(`@theme { --font-display: "Lora", serif; }
        @font-face { font-family: "Lora"; src: url("lora.woff2") format("woff2"); }`),
    );
    expect(fontFiles).toEqual([expect.stringContaining('inter'), 'lora.woff2']);
  });

  it('gives every character to one of the two files of a font, the preloaded one if it has it', () => {
    const faces = [...wholeBrand('').matchAll(/url\("([^"]+)"\)[^}]*unicode-range:\s*([^;]+);/g)];
    const codesOf = (ranges: string) =>
      ranges.split(/,\s*/).flatMap((range) => {
        const [first = 0, last = first] = range
          .slice(2)
          .split('-')
          .map((code) => Number.parseInt(code, 16));
        return Array.from({ length: last - first + 1 }, (_, index) => first + index);
      });
    const preloaded = [...CHARACTERS].map((character) => character.charCodeAt(0)).toSorted((a, b) => a - b);
    expect(faces.map(([, file]) => file?.includes('subset'))).toEqual([true, false, true, false]);
    const printed = [...codesOf('U+20-7E'), ...codesOf('U+A0-FF'), ...codesOf('U+2000-2215')];
    const others = printed.filter((code) => !preloaded.includes(code));
    for (const [, file = '', ranges = ''] of faces) {
      const codes = codesOf(ranges);
      if (file.includes('subset')) expect(codes).toEqual(preloaded);
      else {
        expect(codes.filter((code) => preloaded.includes(code))).toEqual([]);
        expect(others.filter((code) => !codes.includes(code))).toEqual([]);
      }
    }
  });

  it('has enough contrast in every pair of colors', () => {
    expect(contrastProblems(parseBrand(css))).toEqual([]);
  });

  it('names each pair with too little contrast, with the ratio it has and the one it needs', () => {
    const dark = changed('on-band-alert', 'light-dark(#8c1d2c, #f2b5ba)');
    expect(contrastProblems(parseBrand(dark))).toEqual([
      expect.stringMatching(
        /--color-on-band-alert \(#8c1d2c\) on --color-band \(#\w{6}\) has a contrast of 1\.\d+:1, and needs 4\.5:1$/,
      ),
      expect.stringMatching(/ on --color-band-deep .* needs 4\.5:1$/),
    ]);
    expect(contrastProblems(parseBrand(changed('line-strong', '#aaaaaa')))).toContainEqual(
      expect.stringMatching(
        /--color-line-strong .* on --color-panel .* has a contrast of 2\.32:1, and needs 3:1$/,
      ),
    );
  });

  it('names a pair with too little contrast in the evening edition only', () => {
    const { colors } = parseBrand(css);
    const dim = changed('muted', `light-dark(${colors.muted}, #33445f)`);
    const problems = contrastProblems(parseBrand(dim));
    expect(problems).toContainEqual(
      expect.stringMatching(
        /--color-muted \(#33445f\) on --color-ground \(#\w{6}\) .*:1 in the evening edition, and needs 4\.5:1$/,
      ),
    );
    for (const problem of problems) expect(problem).toContain('evening');
  });

  it('colors a drawing, for pages in both editions', () => {
    const drawing = '<svg viewBox="0 0 1 1"><path stroke="var(--color-accent)"/></svg>';
    const { colors, evening } = brand();
    expect(colored(drawing)).toBe(`<svg viewBox="0 0 1 1"><path stroke="${colors.accent}"/></svg>`);
    expect(coloredForPages(drawing)).toBe(
      '<svg viewBox="0 0 1 1">' +
        `<style>:root{--color-accent:${colors.accent}}` +
        `@media (prefers-color-scheme:dark){:root{--color-accent:${evening.accent}}}</style>` +
        '<path stroke="var(--color-accent)"/></svg>',
    );
    expect(coloredForPages('<svg/>')).toBe('<svg/>');
  });

  it('is written in its file only', async () => {
    const { colors: light, evening } = brand();
    const colors = [...Object.values(light), ...Object.values(evening)].map((color) => {
      const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
      return `${color}\\b|rgba?\\(${parts.join(',? ')}\\b`;
    });
    const literal = new RegExp(colors.join('|'), 'i');
    const found: string[] = [];
    for await (const path of glob('{app,content,contract,public,server}/**/*.{css,html,svg,ts,tsx}', {
      cwd: root,
    })) {
      if (path === brandFile || path === 'contract/brand.css' || /\.(test|spec)\.tsx?$/.test(path)) continue;
      const [color] = literal.exec(await readFile(join(root, path), 'utf8')) ?? [];
      if (color) found.push(`${path}: ${color}`);
    }
    expect(found).toEqual([]);
  });
});
