import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PIXELS_MAX } from '../../contract/pictures.ts';
import { ImportError } from './wordpress-post.ts';

/** The entry of EXIF that points to the GPS data (tag 0x8825, type LONG, one value), in both byte orders. */
const GPS = [
  Buffer.from([0x25, 0x88, 0x04, 0x00, 0x01, 0x00, 0x00, 0x00]),
  Buffer.from([0x88, 0x25, 0x00, 0x04, 0x00, 0x00, 0x00, 0x01]),
];
/** Visually lossless. */
const QUALITY = 92;

/**
 * Removes the place from a photograph, and with it all other hidden data; a picture without a place stays as it is.
 * @throws when the file is no picture that can be read, or one too large to be shown
 */
export async function removeLocation(file: string): Promise<void> {
  const bytes = await readFile(file);
  const picture = sharp(bytes, { animated: true });
  const { exif, xmp, format, width, height, pageHeight = height } = await picture.metadata();
  // server/media/converter.ts could not resize the picture either.
  if (width * pageHeight > PIXELS_MAX)
    throw new ImportError(`The picture has more than ${PIXELS_MAX / 1e6} million pixels.`);
  const hasPlace = GPS.some((mark) => exif?.includes(mark)) || (xmp?.includes('GPSL') ?? false);
  if (!hasPlace) return;
  const upright = sharp(bytes, { animated: format === 'gif' || format === 'webp' })
    .autoOrient()
    .keepIccProfile();
  const cleaned = await (format === 'jpeg' || format === 'webp' || format === 'heif'
    ? upright.toFormat(format === 'heif' ? 'avif' : format, { quality: QUALITY })
    : upright
  ).toBuffer();
  await writeFile(file, cleaned);
}
