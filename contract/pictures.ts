/**
 * URLs of resized pictures: `/media/_/<width>/<path of the original>.<format>`. Width and format are in
 * the path because WordPress has file names with a question mark and `w=300` in them.
 */

/** Path of uploaded and imported files, and of their folder in `DATA_DIR`. */
export const MEDIA_PATH = '/media/';

/** Paths of the site's own pictures: `drawings` and `articles` in the folders of the firm and of the law. */
export const drawingPaths = ['/drawings/', '/articles/'] as const;

/** Path of the photographs in the firm's folder, which are served as variants only. */
export const PHOTOS_PATH = '/photos/';

/** Path of all variants. */
export const VARIANTS_PATH = `${MEDIA_PATH}_/`;

/** Pixels. A fixed list, so that requests cannot fill the disk. */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const;
export const pictureFormats = ['avif', 'webp', 'jpeg', 'png'] as const;

export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = (typeof pictureFormats)[number];

export interface PictureVariant {
  /** Path of the original, percent-encoded. */
  original: string;
  width: PictureWidth;
  format: PictureFormat;
}

export function variantPath({ original, width, format }: PictureVariant): string {
  return `${VARIANTS_PATH}${width}${original}.${format}`;
}

/**
 * Parses a path built by `variantPath`.
 * @returns null for any other path
 */
export function readVariantPath(path: string): PictureVariant | null {
  if (!path.startsWith(VARIANTS_PATH)) return null;
  const [, digits, original, extension] =
    /^(\d{1,5})(\/.+)\.([a-z]+)$/.exec(path.slice(VARIANTS_PATH.length)) ?? [];
  const width = pictureWidths.find((one) => String(one) === digits);
  const format = pictureFormats.find((one) => one === extension);
  return original && width && format ? { original, width, format } : null;
}

/** Pixels; the width of pictures converted for feed readers and search engines. */
const CONVERTED_WIDTH = 1280;

/**
 * The URL of a picture as PNG or JPEG, the formats that every feed reader and search engine reads. The site's own
 * pictures in other formats are converted.
 * @param address absolute, or a path of this site
 * @returns absolute; null for a picture in another format that cannot be converted
 */
export function pngOrJpeg(address: string, siteUrl: string): string | null {
  const url = URL.parse(address, siteUrl);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const { origin, pathname } = url;
  if (/\.(png|jpe?g)$/i.test(pathname)) return url.href;
  const isOwn = [MEDIA_PATH, ...drawingPaths].some((folder) => pathname.startsWith(folder));
  const format = /\.svg$/i.test(pathname) ? 'png' : /\.(webp|avif)$/i.test(pathname) ? 'jpeg' : null;
  if (!isOwn || origin !== new URL(siteUrl).origin || format === null) return null;
  return origin + variantPath({ original: pathname, width: CONVERTED_WIDTH, format });
}

/** The attributes of a `<picture>` with its sources and its `<img>`. */
export interface ResponsivePicture {
  src: string;
  /** Pixels of `src`, or of its original in the same ratio. */
  width: number;
  height: number;
  /** Best format first; empty for drawings and animations, which are not converted. */
  sources: readonly { type: string; srcset: string }[];
}

/** The `sizes` of a picture in an article's column, which is at most 43rem wide. */
export function articlePictureSizes(width: number): string {
  return `(min-width: 48rem) min(43rem, ${width}px), min(100vw, ${width}px)`;
}

/** More than a phone's camera takes, and far less than a small file can unpack to ("decompression bomb"). */
export const PIXELS_MAX = 100_000_000;
