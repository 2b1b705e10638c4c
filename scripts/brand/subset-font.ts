import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../run.ts';

const ASCII = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
/** The characters of the preloaded fonts, whose ranges contract/brand.css repeats. */
export const CHARACTERS = `${ASCII.replace(/[[\]{}\\^_`~|<>#=]/g, '')}\u00a0§©·½×−–—‘’“”…¡¿ÁÉÍÑÓÚÜáéíñóúüàâäçèêëïôö`;

/** The files of `node_modules/.cache` that contract/brand.css names, with their weights. */
const SUBSETS = {
  // Between the weights of texts and of headings.
  'newsreader-subset.woff2': { family: 'newsreader', weight: 450 },
  'inter-subset.woff2': { family: 'inter', weight: { min: 400, max: 800 } },
};

/** Writes the fonts that every page preloads: 15 and 19 kB instead of 58 and 48. */
export async function writeFontSubsets(): Promise<void> {
  for (const [name, { family, weight }] of Object.entries(SUBSETS)) {
    const folder = join(root, 'node_modules', '@fontsource-variable', family, 'files');
    const subset = await subsetFont(
      await readFile(join(folder, `${family}-latin-wght-normal.woff2`)),
      CHARACTERS,
      {
        targetFormat: 'woff2',
        variationAxes: { wght: weight },
      },
    );
    const file = join(root, 'node_modules', '.cache', name);
    await mkdir(dirname(file), { recursive: true });
    // Two builds at once share the folder.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, subset);
    await rename(unfinished, file);
  }
}
