import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { PIXELS_MAX } from '../../contract/pictures.ts';
import { Refusal } from '../platform/refusal.ts';
import { type FileType, readFileType } from './file-type.ts';

const BEGINNING_BYTES = 4100;
/** EXIF entry that points to the GPS data (tag 0x8825, type LONG, one value), in both byte orders. */
const GPS = [
  Buffer.from([0x25, 0x88, 0x04, 0x00, 0x01, 0x00, 0x00, 0x00]),
  Buffer.from([0x88, 0x25, 0x00, 0x04, 0x00, 0x00, 0x00, 0x01]),
];
/** Visually lossless. */
const QUALITY = 92;

/**
 * Accepts a file of another site for the media folder, and removes the location from a picture.
 * @param name as that site has it
 * @throws {Refusal} with the reason
 */
export async function acceptFile(file: string, name: string, pictureMaxBytes: number): Promise<FileType> {
  const refuse = (message: string) => new Refusal('invalid-input', { message });
  const beginning = await buffer(createReadStream(file, { end: BEGINNING_BYTES - 1 }));
  const type = await readFileType(beginning, name);
  if (!type) throw refuse('It is no picture, document or recording.');
  // A picture is decoded as a whole.
  if (type.isPicture && (await stat(file)).size > pictureMaxBytes)
    throw refuse(`The picture is larger than ${pictureMaxBytes / 1024 ** 2} MB.`);
  if (type.isPicture && type.mime !== 'image/svg+xml') await removeLocation(file);
  return type;
}

/**
 * Removes all metadata from a picture that contains a location; other pictures are not changed.
 * @throws when the picture cannot be read, or is too large to be shown
 */
async function removeLocation(file: string): Promise<void> {
  const bytes = await readFile(file);
  const picture = sharp(bytes, { animated: true });
  const { exif, xmp, format, width, height, pageHeight = height } = await picture.metadata();
  // server/media/converter.ts could not resize it either.
  if (width * pageHeight > PIXELS_MAX)
    throw new Refusal('invalid-input', {
      message: `The picture has more than ${PIXELS_MAX / 1e6} million pixels.`,
    });
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
