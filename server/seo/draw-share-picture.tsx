import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import satori, { type FontWeight } from 'satori';
import { sharePicture } from '../../contract/paths.ts';
import { ShareCard, type ShareCardText } from './share-card.tsx';

const { resolve } = createRequire(import.meta.url);

// satori reads no woff2 and no variable fonts, so these are not the files that pages use.
const FONT_FILES = [
  ['Newsreader', 500, '@fontsource/newsreader/files/newsreader-latin-500-normal.woff'],
  ['Inter', 400, '@fontsource/inter/files/inter-latin-400-normal.woff'],
  ['Inter', 600, '@fontsource/inter/files/inter-latin-600-normal.woff'],
] as const;

let fonts: Promise<{ name: string; weight: FontWeight; data: Buffer }[]> | undefined;

function loadFonts() {
  return Promise.all(
    FONT_FILES.map(async ([name, weight, file]) => ({ name, weight, data: await readFile(resolve(file)) })),
  );
}

/** @returns the picture as PNG */
export async function drawSharePicture(text: ShareCardText): Promise<Buffer> {
  fonts ??= loadFonts();
  const { width, height } = sharePicture;
  const svg = await satori(<ShareCard {...text} />, { width, height, fonts: await fonts });
  // Letters are outlines by now; off the thread that answers visitors.
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}
