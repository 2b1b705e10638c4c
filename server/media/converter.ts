import sharp from 'sharp';
import { PIXELS_MAX, type PictureFormat, type PictureWidth } from '../../contract/pictures.ts';

export const TIME_LIMIT_SECONDS = 30;

/** Part of the cache key: raise it when the settings below change. */
export const CONVERTER_VERSION = 1;

const settings = {
  // Effort 4, the default, takes six times as long for 5% fewer bytes at 1,280 px.
  avif: { quality: 50, effort: 3 },
  webp: { quality: 76 },
  jpeg: { quality: 78, mozjpeg: true },
  png: {},
} as const satisfies Record<PictureFormat, object>;

// One thread for each conversion: images.ts limits their number. libvips' own cache would keep files open.
sharp.concurrency(1);
sharp.cache(false);
// Only formats that browsers show may reach the parsers of libvips.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Svg'].map((format) => `VipsForeignLoad${format}`),
});

export interface PictureInfo {
  /** Pixels after rotation by the EXIF orientation. */
  width: number;
  height: number;
  /** Null for an animation, which is never converted. */
  format: PictureFormat | 'svg' | null;
}

const formats: Record<string, PictureFormat | 'svg'> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

/**
 * Reads the header of a picture file.
 * @throws when browsers do not show its format, or it has more than 100 million pixels
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
 * Resizes a picture, never enlarging it, and removes its metadata, such as where it was taken.
 * @param width maximum in pixels
 * @throws when the file is damaged or too large, or the conversion takes longer than 30 s
 */
export function convertPicture(file: string, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  return (
    sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      // JPEG has no transparency; it would become black.
      .flatten(format === 'jpeg' ? { background: 'white' } : false)
      .toFormat(format, settings[format])
      .timeout({ seconds: TIME_LIMIT_SECONDS })
      .toBuffer()
  );
}
