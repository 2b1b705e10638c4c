import { mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import { MEDIA_PATH, PIXELS_MAX } from '../../contract/pictures.ts';
import type { UploadedPicture } from '../../contract/posts.ts';
import { writeAtomically } from '../platform/files.ts';
import { sha256 } from '../platform/hash.ts';
import { TIME_LIMIT_SECONDS } from './converter.ts';
import { readFileType } from './file-type.ts';

/** No page shows a picture larger than this. */
const SIDE_MAX_PIXELS = 2560;
const NAME_MAX = 60;
const HASH_LENGTH = 10;

type Written = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** The accepted formats; a drawing (SVG) may hold scripts. */
const formats: Record<string, { format: Written; settings: object }> = {
  'image/jpeg': { format: 'jpeg', settings: { quality: 88, mozjpeg: true } },
  'image/png': { format: 'png', settings: {} },
  'image/webp': { format: 'webp', settings: { quality: 88 } },
  'image/avif': { format: 'avif', settings: { quality: 65, effort: 3 } },
  'image/gif': { format: 'gif', settings: {} },
};

/**
 * Stores uploaded pictures in the media folder: turned upright, without metadata such as the place where they were
 * taken, at most 2,560 pixels wide or high. The same picture is stored once.
 * @param folder the folder that `/media/` serves
 */
export function createPictureStore(folder: string, clock: () => Date) {
  /**
   * @param name as the browser sends it
   * @param keep called with the path before the file is looked for: from then on nobody deletes it
   * @returns null when the bytes are no picture of an accepted format
   */
  return async (
    bytes: Uint8Array,
    name: string,
    keep: (path: string) => Promise<void>,
  ): Promise<UploadedPicture | null> => {
    const written = await rewrite(bytes, name);
    if (!written) return null;
    const { data, extension, width, height } = written;
    const month = clock().toISOString().slice(0, 7).replace('-', '/');
    const hash = sha256(data);
    const place = `uploads/${month}`;
    await mkdir(join(folder, place), { recursive: true });
    for (let length = HASH_LENGTH; ; length++) {
      const file = `${safeName(name)}-${hash.slice(0, length)}.${extension}`;
      const path = `${MEDIA_PATH}${place}/${file}`;
      await keep(path);
      const there = await readFile(join(folder, place, file)).catch(() => null);
      // A picture of this name was replaced.
      if (there && !there.equals(data)) continue;
      if (!there) await writePicture(join(folder, place, file), data);
      return { path, width, height };
    }
  };
}

/**
 * Prepares a picture that is to replace a file, in the format of its name.
 * @returns null when the bytes are no picture of an accepted format
 */
export async function prepareReplacement(
  file: string,
  bytes: Uint8Array,
): Promise<(Pick<UploadedPicture, 'width' | 'height'> & { data: Buffer }) | null> {
  const extension = extname(file).slice(1).toLowerCase();
  const written = await rewrite(bytes, basename(file), extension.replace(/^jpe?g?$/, 'jpeg') as Written);
  return written && { data: written.data, width: written.width, height: written.height };
}

/** Writes a file whole or not at all. */
export async function writePicture(file: string, data: Buffer): Promise<void> {
  // Names that begin with a dot are not served.
  const unfinished = join(dirname(file), `.${basename(file)}-${process.pid}`);
  await writeAtomically(file, data, { temporary: unfinished, durable: true });
}

/** @param wanted the format; without it, that of the picture */
async function rewrite(bytes: Uint8Array, name: string, wanted?: Written) {
  const type = await readFileType(bytes, name);
  const given = type && formats[type.mime];
  if (!given) return null;
  const known = (wanted && Object.values(formats).find(({ format }) => format === wanted)) ?? given;
  const animated = known.format === 'gif' || known.format === 'webp';
  try {
    const input = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', animated });
    const { pages = 1 } = await input.metadata();
    const { data, info } = await input
      .autoOrient()
      .resize({
        width: SIDE_MAX_PIXELS,
        ...(pages > 1 ? {} : { height: SIDE_MAX_PIXELS, fit: 'inside' as const }),
        withoutEnlargement: true,
      })
      // JPEG has no transparency; it would become black.
      .flatten(known.format === 'jpeg' ? { background: 'white' } : false)
      .toFormat(known.format, known.settings)
      .timeout({ seconds: TIME_LIMIT_SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { data, extension: type.extensions[0], width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    // Damaged, too large, or no picture at all: libvips has one kind of error for them.
    return null;
  }
}

/** Latin letters, digits and dashes. */
function safeName(name: string): string {
  const stem = name
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_MAX)
    .replace(/^-+|-+$/g, '');
  return stem || 'picture';
}
