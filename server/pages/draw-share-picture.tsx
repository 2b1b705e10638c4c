import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import satori, { type FontWeight } from 'satori';
import type { Poster } from '../../content/schema/media.ts';
import { sharePicture, videoThumbnail } from '../../contract/paths.ts';
import { brand } from '../platform/brand.ts';
import { ShareCard, type ShareCardContent } from './share-card.tsx';
import { VideoCard } from './video-card.tsx';

/** The card of a page, or the thumbnail of an interview. */
export type PictureContent = ShareCardContent | { poster: Poster };

const { resolve } = createRequire(import.meta.url);

const CUTS = [
  ['display', 500],
  ['sans', 400],
  ['sans', 600],
] as const;

let fonts: Promise<{ name: string; weight: FontWeight; data: Buffer }[]> | undefined;

function loadFonts() {
  return Promise.all(
    CUTS.map(async ([name, weight]) => {
      const family = brand().fonts[name][0].toLowerCase().replaceAll(' ', '-');
      // satori supports neither woff2 nor variable fonts, so these differ from the pages' files.
      const file = resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`);
      return { name, weight, data: await readFile(file) };
    }),
  );
}

/** Renders a share picture as PNG. */
export async function drawSharePicture(content: PictureContent): Promise<Buffer> {
  fonts ??= loadFonts();
  const [card, { width, height }] =
    'poster' in content
      ? [<VideoCard key="video" {...content} />, videoThumbnail]
      : [<ShareCard key="page" {...content} />, sharePicture];
  const svg = await satori(card, { width, height, fonts: await fonts });
  // satori converts text to outlines, so no fonts are needed. renderAsync runs off the main thread.
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}
