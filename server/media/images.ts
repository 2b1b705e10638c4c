import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import {
  type PictureFormat,
  type PictureVariant,
  type PictureWidth,
  pictureWidths,
  type ResponsivePicture,
  variantPath,
} from '../../contract/pictures.ts';
import { DiskCache } from '../platform/disk-cache.ts';
import { sha256 } from '../platform/hash.ts';
import type { Log } from '../platform/log.ts';
import { CONVERTER_VERSION, convertPicture, type PictureInfo, readPictureInfo } from './converter.ts';
import { createPictureFiles, type PictureFile, type PictureRoot } from './picture-files.ts';

const VARIANTS_MAX_BYTES = 2 * 1024 ** 3;
const PENDING_MAX = 200;
const INFOS_MAX = 5000;
/** Pixels of the picture in `<img src>`, for browsers that support neither AVIF nor WebP. */
const FALLBACK_WIDTH = 960;

/** Answer to a request for a variant: the converted picture, or the original. */
export type VariantFound =
  | { kind: 'made'; bytes: Buffer; etag: string; type: string }
  | { kind: 'original'; file: PictureFile };

export interface ImagesOptions {
  roots: readonly PictureRoot[];
  /** Cache folder for variants. Anything in it may be deleted at any time. */
  folder: string;
  clock: () => Date;
  log: Log;
  maxBytes?: number;
  convert?: typeof convertPicture;
}

export function createImages({
  roots,
  folder,
  clock,
  log,
  maxBytes = VARIANTS_MAX_BYTES,
  convert = convertPicture,
}: ImagesOptions) {
  const findOriginal = createPictureFiles(roots);
  const variants = new DiskCache({ folder, maxBytes, clock, log });
  // Half of the cores stay free for requests.
  const limitConcurrency = pLimit(Math.ceil(availableParallelism() / 2));
  const infos = new LRUCache<string, { version: string; info: Promise<PictureInfo | null> }>({
    max: INFOS_MAX,
  });

  /** Null for a file that is not a picture, or is too large. */
  function infoOf({ file, version }: PictureFile): Promise<PictureInfo | null> {
    const cached = infos.get(file);
    if (cached?.version === version) return cached.info;
    const info = readPictureInfo(file).catch((error: unknown) => {
      log.warn({ file, reason: reasonOf(error) }, 'not a picture that can be shown smaller');
      return null;
    });
    infos.set(file, { version, info });
    return info;
  }

  return {
    /** @param path path of a URL, percent-encoded */
    findOriginal,

    /**
     * Reads a picture in another size and format from the disk, or converts it now. Returns the original when it is not
     * converted (an animation, a drawing to anything but PNG) or the conversion fails.
     * @returns null when there is no such original, or it is not offered in this format
     */
    async findVariant({ original, width: requested, format }: PictureVariant): Promise<VariantFound | null> {
      const file = await findOriginal(original);
      if (!file) return null;
      const info = await infoOf(file);
      if (!info?.format || (info.format === 'svg' && format !== 'png')) return { kind: 'original', file };
      if (!formatsOf(info.format).includes(format)) return null;
      const width = widthsOf(info).find((step) => step >= requested) ?? widthsOf(info).at(-1) ?? requested;
      const key = sha256(JSON.stringify([CONVERTER_VERSION, file.file, file.version, width, format])).slice(
        0,
        40,
      );
      try {
        const bytes = await variants.getOrMake(key, async () => {
          if (limitConcurrency.pendingCount >= PENDING_MAX)
            throw new Error('too many conversions are pending');
          return limitConcurrency(() => convert(file.file, width, format));
        });
        return { kind: 'made', bytes, etag: `"${key}"`, type: `image/${format}` };
      } catch (error) {
        log.warn({ original, width, format, reason: reasonOf(error) }, 'a picture could not be made smaller');
        return { kind: 'original', file };
      }
    },

    /**
     * Size and sources of a picture, as a page needs them.
     * @param path path of a URL, percent-encoded
     * @returns null when there is no such picture
     */
    async describe(path: string): Promise<ResponsivePicture | null> {
      const file = await findOriginal(path);
      const info = file && (await infoOf(file));
      if (!info) return null;
      const { width, height, format } = info;
      if (!format || format === 'svg') return { src: path, width, height, sources: [] };
      const fallback = variantPath({ original: path, width: FALLBACK_WIDTH, format });
      const sources = formatsOf(format)
        .filter((one) => one !== 'jpeg' && one !== 'png')
        .map((one) => ({
          type: `image/${one}`,
          srcset: widthsOf(info)
            .map(
              (step) =>
                `${variantPath({ original: path, width: step, format: one })} ${Math.min(step, width)}w`,
            )
            .join(', '),
        }));
      return { src: fallback, width, height, sources };
    },
  };
}

export type Images = ReturnType<typeof createImages>;

/** Formats in which a picture is offered: those that compress better first, PNG or JPEG for feed readers last. */
function formatsOf(original: PictureFormat | 'svg'): readonly PictureFormat[] {
  if (original === 'svg') return ['png'];
  if (original === 'avif') return ['avif', 'jpeg'];
  return ['avif', 'webp', original === 'png' ? 'png' : 'jpeg'];
}

/** Widths smaller than the original's, and the next one, which shows it in full. */
function widthsOf({ width }: PictureInfo): readonly PictureWidth[] {
  const smaller = pictureWidths.filter((step) => step < width);
  const last = pictureWidths[smaller.length];
  return last ? [...smaller, last] : smaller;
}

/** First line of the message: libvips appends the whole command to it. */
function reasonOf(error: unknown): string {
  return String(error instanceof Error ? error.message : error)
    .split('\n', 1)
    .join('');
}
