import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../run.ts';

const ASCII = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
/** The characters of the preloaded fonts, whose ranges contract/brand.css repeats. */
export const CHARACTERS = `${ASCII.replace(/[[\]{}\\^_`~|<>#=]/g, '')}\u00a0§©·½×−–—‘’“”…¡¿ÉÓáéíñóúü`;

/** The files of `node_modules/.cache` that contract/brand.css names, with their weights and OpenType features. */
const SUBSETS = {
  // Between the weights of texts and of headings.
  'newsreader-subset.woff2': { family: 'newsreader', weight: 450, features: ['kern', 'liga', 'tnum'] },
  'inter-subset.woff2': {
    family: 'inter',
    weight: { min: 400, max: 700 },
    features: ['kern', 'calt', 'tnum'],
  },
};

/** Writes the fonts that every page preloads: 13 and 15 kB instead of 58 and 48. */
export async function writeFontSubsets(): Promise<void> {
  for (const [name, { family, weight, features }] of Object.entries(SUBSETS)) {
    const folder = join(root, 'node_modules', '@fontsource-variable', family, 'files');
    const whole = await readFile(join(folder, `${family}-latin-wght-normal.woff2`));
    // Not written in the call: the types of the package lack `keepFeatures`.
    const options = {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
      keepFeatures: features,
    } as const;
    const subset = await subsetFont(whole, CHARACTERS, options);
    const file = join(root, 'node_modules', '.cache', name);
    await mkdir(dirname(file), { recursive: true });
    // Two builds at once share the folder.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, subset);
    await rename(unfinished, file);
  }
}
