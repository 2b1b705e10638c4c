import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { MEDIA_PATH, PIXELS_MAX } from '../../contract/pictures.ts';
import type { UploadedPicture } from '../../contract/posts.ts';
import { TIME_LIMIT_SECONDS } from './converter.ts';
import { readFileType } from './file-type.ts';

/** No page shows a picture larger than this. */
const SIDE_MAX_PIXELS = 2560;
const NAME_MAX = 60;

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
   * @returns null when the bytes are no picture of an accepted format
   */
  return async (bytes: Uint8Array, name: string): Promise<UploadedPicture | null> => {
    const written = await rewrite(bytes, name);
    if (!written) return null;
    const { data, extension, width, height } = written;
    const month = clock().toISOString().slice(0, 7).replace('-', '/');
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 10);
    const place = `uploads/${month}`;
    const file = `${safeName(name)}-${hash}.${extension}`;
    await mkdir(join(folder, place), { recursive: true });
    // Names that begin with a dot are not served.
    const unfinished = join(folder, place, `.${file}-${process.pid}`);
    await writeFile(unfinished, data, { flush: true });
    await rename(unfinished, join(folder, place, file));
    return { path: `${MEDIA_PATH}${place}/${file}`, width, height };
  };
}

async function rewrite(bytes: Uint8Array, name: string) {
  const type = await readFileType(bytes, name);
  const known = type && formats[type.mime];
  if (!known) return null;
  try {
    const input = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', animated: true });
    const { pages = 1 } = await input.metadata();
    const { data, info } = await input
      .autoOrient()
      .resize({
        width: SIDE_MAX_PIXELS,
        ...(pages > 1 ? {} : { height: SIDE_MAX_PIXELS, fit: 'inside' as const }),
        withoutEnlargement: true,
      })
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
