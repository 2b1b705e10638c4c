import sharp from 'sharp';
import type { PictureFormat, PictureWidth } from '../../contract/pictures.ts';

/** What a phone's camera makes, and far less than what a small file can unpack to ("decompression bomb"). */
const PIXELS_MAX = 100_000_000;
const TIME_LIMIT_SECONDS = 30;

/** Raise it when the settings below change, so that pictures made with the old ones are made anew. */
export const CONVERTER_VERSION = 1;

const settings = {
  // Effort 4, the default, takes six times as long for 5% fewer bytes at 1,280 px.
  avif: { quality: 50, effort: 3 },
  webp: { quality: 76 },
  jpeg: { quality: 78, mozjpeg: true },
  png: {},
} as const satisfies Record<PictureFormat, object>;

// One thread a picture; how many are made at once is for images.ts to say. libvips' own cache would keep files open.
sharp.concurrency(1);
sharp.cache(false);
// libvips reads many formats; only those that browsers show may reach its parsers.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Svg'].map((format) => `VipsForeignLoad${format}`),
});

export interface PictureInfo {
  /** Pixels, as the picture is shown: turned as its camera was held. */
  width: number;
  height: number;
  /** The format that the file has; null for one that is sent only as it is: a drawing or an animation. */
  format: PictureFormat | null;
}

const formats: Record<string, PictureFormat> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

/**
 * Reads the head of a picture file.
 * @throws when it is no picture that browsers show, or has more than 100 million pixels
 */
export async function readPictureInfo(file: string): Promise<PictureInfo> {
  const {
    mediaType = '',
    pages = 1,
    autoOrient,
  } = await sharp(file, { limitInputPixels: PIXELS_MAX }).metadata();
  return { ...autoOrient, format: pages > 1 ? null : (formats[mediaType] ?? null) };
}

/**
 * Makes a picture smaller, never larger, and takes out what cameras write into it, such as the place.
 * @param width pixels, at most
 * @throws when the file is damaged, too large, or takes longer than 30 s
 */
export function convertPicture(file: string, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  return sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, settings[format])
    .timeout({ seconds: TIME_LIMIT_SECONDS })
    .toBuffer();
}
