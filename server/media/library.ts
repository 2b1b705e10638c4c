import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { decodedUri, encodedPath, type MediaPicture } from '../../contract/media.ts';
import { MEDIA_PATH } from '../../contract/pictures.ts';
import type { UploadedPicture } from '../../contract/posts.ts';
import { notAPicture } from '../platform/http/picture-upload.ts';
import type { Log } from '../platform/log.ts';
import type { Pagination } from '../platform/pagination.ts';
import { found, Refusal } from '../platform/refusal.ts';
import type { Images } from './images.ts';
import type { MediaStore, MediaTransaction } from './media.store.ts';
import { prepareReplacement, writePicture } from './store-picture.ts';

export interface MediaQuery extends Pagination {
  /** In the name of the file; empty: all. */
  search: string;
  /** Only pictures that nothing uses. */
  unused: boolean;
}

export interface MediaLibraryOptions {
  /** The folder that `/media/` serves. */
  folder: string;
  store: MediaStore;
  inTransaction: MediaTransaction;
  images: Pick<Images, 'describe' | 'findOriginal'>;
  clock: () => Date;
  log: Log;
}

const DRAWING = 'A drawing (SVG) cannot be replaced. Upload the new picture, and choose it in the posts.';

const PICTURE = /\.(?:jpe?g|jpe|png|gif|webp|avif|svg)$/i;

/** The uploaded and imported pictures. The media folder is the only list of them. */
export function createMediaLibrary(options: MediaLibraryOptions) {
  const { folder, store, inTransaction, images, clock, log } = options;
  const now = () => clock().toISOString();

  /** The pictures of the folder; names that begin with a dot are not served. */
  async function filesNow(): Promise<string[]> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isFile() && PICTURE.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .filter((name) => !name.split(sep).some((part) => part.startsWith('.')));
  }

  const isInFolder = (path: string) => path.startsWith(MEDIA_PATH) && PICTURE.test(path);

  /**
   * Deletes the discarded files that nothing has used since, but none while an import runs. A failed deletion is retried
   * by the next call.
   */
  async function removeDiscarded(): Promise<void> {
    for (const path of await store.discarded()) {
      try {
        await inTransaction(async ({ media }) => {
          if (!(await media.lockOutImports(now())) || !(await media.forgetDiscarded(path))) return;
          const original = await images.findOriginal(path);
          if (original) await rm(original.file, { force: true });
        });
      } catch (error) {
        log.error(
          { err: error, path },
          'a deleted picture could not be removed; trying again within an hour',
        );
      }
    }
  }

  return {
    removeDiscarded,

    /** @param by user name; this account's own uploads are no uses */
    async list(
      { search, unused, limit, offset }: MediaQuery,
      by: string,
    ): Promise<{ pictures: MediaPicture[]; total: number }> {
      const words = search.toLowerCase().split(/\s+/).filter(Boolean);
      const inUse = unused ? await store.pathsInUse(by) : null;
      const names = (await filesNow()).filter((name) => {
        const text = name.toLowerCase();
        return words.every((word) => text.includes(word)) && !inUse?.has(pathOf(name));
      });
      const files = await Promise.all(
        names.map(async (name) => {
          // Null when it has just been removed.
          const stats = await stat(join(folder, name)).catch(() => null);
          return stats && { name, bytes: stats.size, changed: stats.mtimeMs };
        }),
      );
      const existing = files.filter((file) => file !== null);
      existing.sort((a, b) => b.changed - a.changed || (a.name < b.name ? -1 : 1));
      const page = existing.slice(offset, offset + limit);
      const uses = await store.usesOf(
        page.map(({ name }) => pathOf(name)),
        by,
      );
      const pictures = page.map(async ({ name, bytes, changed }): Promise<MediaPicture> => {
        const path = encodedPath(pathOf(name));
        const described = await images.describe(path);
        return {
          path,
          name: name.split(sep).at(-1) ?? name,
          bytes,
          width: described?.width ?? null,
          height: described?.height ?? null,
          changedAt: new Date(changed).toISOString(),
          ...(uses.get(pathOf(name)) ?? { uses: 0, usedIn: [] }),
        };
      });
      return { pictures: await Promise.all(pictures), total: existing.length };
    },

    /**
     * Puts another picture in the place of one, under the same URL.
     * @param by user name
     * @throws {Refusal} when the bytes are no picture, or the old one is a drawing or does not exist
     */
    async replace(path: string, bytes: Uint8Array, by: string): Promise<UploadedPicture> {
      const original = found(isInFolder(path) ? await images.findOriginal(path) : null);
      if (/\.svg$/i.test(original.file)) throw new Refusal('invalid-input', { message: DRAWING });
      const picture = await prepareReplacement(original.file, bytes);
      if (!picture) throw notAPicture();
      const { data, ...size } = picture;
      let former = null as Buffer | null;
      try {
        await inTransaction(async ({ content, record }) => {
          // Pages show the new file.
          await content.bump();
          await record({ staff: by, action: 'picture-replaced', subject: decodedUri(path) });
          former = await readFile(original.file);
          await writePicture(original.file, data);
        });
      } catch (error) {
        // The commit failed.
        if (former) await writePicture(original.file, former);
        throw error;
      }
      return { path, ...size };
    },

    /**
     * Deletes a picture that nothing uses.
     * @param by user name; this account's own upload is no use
     * @throws {Refusal} when there is none, something uses it, or an import runs
     */
    async remove(path: string, by: string): Promise<void> {
      found(isInFolder(path) ? await images.findOriginal(path) : null);
      await inTransaction(async ({ media, record }) => {
        if (!(await media.lockOutImports(now()))) throw new Refusal('import-running');
        if (await media.isUsed(path, by)) throw new Refusal('picture-in-use');
        await media.discard(path);
        await record({ staff: by, action: 'picture-deleted', subject: decodedUri(path) });
      });
      await removeDiscarded();
    },
  };
}

export type MediaLibrary = ReturnType<typeof createMediaLibrary>;

/** The path of a file's URL, decoded. */
const pathOf = (name: string) => MEDIA_PATH + name.split(sep).join('/');
