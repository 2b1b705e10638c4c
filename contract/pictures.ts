/**
 * Addresses of pictures in sizes of the site's own making: `/media/_/<width>/<path of the original>.<format>`.
 * Width and format stand in the path because WordPress has file names with a question mark and `w=300` in them.
 */

/** Where uploaded and imported files are; their folder is the same below `DATA_DIR`. */
export const MEDIA_PATH = '/media/';

/** Where the site's own pictures are: folders of `public/`. */
export const drawingPaths = ['/drawings/', '/articles/'] as const;

/** Everything below it is a variant, or nothing. */
export const VARIANTS_PATH = `${MEDIA_PATH}_/`;

/** Pixels. No other width is ever made, so that nobody can fill the disk by asking. */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const;
export const pictureFormats = ['avif', 'webp', 'jpeg', 'png'] as const;

export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = (typeof pictureFormats)[number];

export interface PictureVariant {
  /** Path of the original, as it stands in an address: percent-encoded. */
  original: string;
  width: PictureWidth;
  format: PictureFormat;
}

export function variantPath({ original, width, format }: PictureVariant): string {
  return `${VARIANTS_PATH}${width}${original}.${format}`;
}

/** @returns null where the path is none of those that `variantPath` builds */
export function readVariantPath(path: string): PictureVariant | null {
  if (!path.startsWith(VARIANTS_PATH)) return null;
  const [, digits, original, extension] =
    /^(\d{1,5})(\/.+)\.([a-z]+)$/.exec(path.slice(VARIANTS_PATH.length)) ?? [];
  const width = pictureWidths.find((one) => String(one) === digits);
  const format = pictureFormats.find((one) => one === extension);
  return original && width && format ? { original, width, format } : null;
}

/** A picture of this site as a page shows it: `<picture>` with its sources, then `<img>` with `src`. */
export interface ResponsivePicture {
  src: string;
  /** Pixels of `src`, or of what it was made from: the same proportions. */
  width: number;
  height: number;
  /** The better formats first; empty for a drawing or an animation, which is sent as it is. */
  sources: readonly { type: string; srcset: string }[];
}

/** The `sizes` of a picture in the column of an article, which is 43rem wide where there is room. */
export function articlePictureSizes(width: number): string {
  return `(min-width: 48rem) min(43rem, ${width}px), min(100vw, ${width}px)`;
}
