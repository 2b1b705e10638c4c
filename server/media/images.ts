import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import {
  type PictureFormat,
  type PictureVariant,
  type PictureWidth,
  pictureWidths,
  type ResponsivePicture,
  variantPath,
} from '../../contract/pictures.ts';
import type { Log } from '../log.ts';
import { CONVERTER_VERSION, convertPicture, type PictureInfo, readPictureInfo } from './converter.ts';
import { createPictureFiles, type PictureFile, type PictureRoot } from './picture-files.ts';
import { Turns } from './turns.ts';
import { VariantFolder } from './variant-folder.ts';

const VARIANTS_MAX_BYTES = 2 * 1024 ** 3;
const WAITING_MAX = 200;
const INFOS_IN_MEMORY = 5000;
/** What `<img src>` names, for browsers that know none of the better formats. */
const FALLBACK_WIDTH = 960;

/** What answers a request for a variant: the picture made, or the file it would be made from. */
export type VariantFound =
  | { kind: 'made'; bytes: Buffer; etag: string; type: string }
  | { kind: 'original'; file: PictureFile };

export interface Images {
  /** @param path path of an address, percent-encoded */
  findOriginal(path: string): Promise<PictureFile | null>;
  /**
   * A picture in another size and format: from the disk, or made now. The original stands in for what cannot be
   * made smaller (a drawing, an animation) and for what fails.
   * @returns null when there is no such original, or it is in none of the formats that it may be asked for in
   */
  findVariant(variant: PictureVariant): Promise<VariantFound | null>;
  /**
   * What a page needs to show a picture of this site.
   * @param path path of an address, percent-encoded; null when there is no such picture
   */
  describe(path: string): Promise<ResponsivePicture | null>;
}

export interface ImagesOptions {
  roots: readonly PictureRoot[];
  /** Where variants are kept. Anything in it may be deleted at any time. */
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
}: ImagesOptions): Images {
  const findOriginal = createPictureFiles(roots);
  const kept = new VariantFolder({ folder, maxBytes, clock, log });
  // Half of the cores stay free to answer visitors.
  const turns = new Turns({ atOnce: Math.ceil(availableParallelism() / 2), waitingMax: WAITING_MAX });
  const infos = new Map<string, { version: string; info: Promise<PictureInfo | null> }>();
  const making = new Map<string, Promise<Buffer>>();

  /** Null for a file that is no picture, or too large a one. */
  function infoOf({ file, version }: PictureFile): Promise<PictureInfo | null> {
    const known = infos.get(file);
    if (known?.version === version) return known.info;
    const info = readPictureInfo(file).catch((error: unknown) => {
      log.warn({ file, reason: reasonOf(error) }, 'not a picture that can be shown smaller');
      return null;
    });
    infos.delete(file);
    infos.set(file, { version, info });
    for (const oldest of infos.keys()) {
      if (infos.size <= INFOS_IN_MEMORY) break;
      infos.delete(oldest);
    }
    return info;
  }

  /** Everybody who asks for the same picture waits for the same work. */
  function make(key: string, { file }: PictureFile, width: PictureWidth, format: PictureFormat) {
    const under = making.get(key);
    if (under) return under;
    const work = (async () => {
      const there = await kept.read(key);
      if (there) return there;
      const bytes = await turns.run(() => convert(file, width, format));
      await kept.write(key, bytes);
      return bytes;
    })().finally(() => making.delete(key));
    making.set(key, work);
    return work;
  }

  return {
    findOriginal,

    async findVariant({ original, width: asked, format }) {
      const file = await findOriginal(original);
      if (!file) return null;
      const info = await infoOf(file);
      if (!info?.format) return { kind: 'original', file };
      if (!formatsOf(info.format).includes(format)) return null;
      const width = widthsOf(info).find((one) => one >= asked) ?? widthsOf(info).at(-1) ?? asked;
      const key = createHash('sha256')
        .update(JSON.stringify([CONVERTER_VERSION, file.file, file.version, width, format]))
        .digest('hex')
        .slice(0, 40);
      try {
        const bytes = await make(key, file, width, format);
        return { kind: 'made', bytes, etag: `"${key}"`, type: `image/${format}` };
      } catch (error) {
        log.warn({ original, width, format, reason: reasonOf(error) }, 'a picture could not be made smaller');
        return { kind: 'original', file };
      }
    },

    async describe(path) {
      const file = await findOriginal(path);
      const info = file && (await infoOf(file));
      if (!info) return null;
      const { width, height, format } = info;
      if (!format) return { src: path, width, height, sources: [] };
      const own = variantPath({ original: path, width: FALLBACK_WIDTH, format });
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
      return { src: own, width, height, sources };
    },
  };
}

/** The formats that a picture may be asked for in: the better ones first, its own last. */
function formatsOf(own: PictureFormat): readonly PictureFormat[] {
  if (own === 'avif') return ['avif'];
  return own === 'webp' ? ['avif', 'webp'] : ['avif', 'webp', own];
}

/** The steps up to the picture's own width; the last one shows all of it. */
function widthsOf({ width }: PictureInfo): readonly PictureWidth[] {
  const smaller = pictureWidths.filter((step) => step < width);
  const last = pictureWidths[smaller.length];
  return last ? [...smaller, last] : smaller;
}

/** libvips quotes the whole command; its first line says what was wrong. */
function reasonOf(error: unknown): string {
  return String(error instanceof Error ? error.message : error)
    .split('\n', 1)
    .join('');
}
