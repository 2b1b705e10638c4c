import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { acceptFile } from '../../media/accept-file.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SafeFetch } from '../safe-fetch.ts';
import { ImportError } from '../wordpress-post.ts';
import { mediaNames, mediaPath, withExtension, withoutSize } from './media-path.ts';

const FILE_MAX_BYTES = 256 * 1024 ** 2;
const PICTURE_MAX_BYTES = 50 * 1024 ** 2;
const PICTURE_NAME = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i;
/** Space left for the database. */
const FREE_MIN_BYTES = 1024 ** 3;
/** The folder of files that are being copied, within the media folder. */
export const INCOMING = '.incoming';
/** Copies held in memory; older ones are looked up in the media folder. */
const REMEMBERED_MAX = 10_000;
/** Failed connections after which a host is skipped for the rest of the import. */
const FAILURES_MAX = 3;
/** Bounds the memory and the open connections of a post with pictures of many hosts. */
const FILES_AT_ONCE = 100;
/** Shorter than for pages. Four requests wait for a silent host together; when they have failed, it is skipped. */
const HEAD_MS = 20_000;

/** A file of a post: its URL in the source, and its path here; null: not copied. */
export type ImportedFile = [from: string, to: string | null];

/** A file copied into the media folder, or why it was not. */
export type CopiedFile = { to: string } | { to: null; reason: string };

/** @param host null: the file is on the source's own host */
export type CopyMedia = (url: URL, host: string | null) => Promise<CopiedFile>;

export interface MediaCopyOptions {
  folder: string;
  fetch: Pick<SafeFetch, 'get'>;
  acceptFile: typeof acceptFile;
  signal: AbortSignal;
}

/** Copies files for one import: each is fetched once, and not at all if an earlier import has copied it. */
export function createMediaCopy({ folder, fetch, acceptFile, signal }: MediaCopyOptions): CopyMedia {
  const copied = new LRUCache<string, Promise<CopiedFile>>({ max: REMEMBERED_MAX });
  const failures = new LRUCache<string, { count: number; reason: string }>({ max: REMEMBERED_MAX });
  const limit = pLimit(FILES_AT_ONCE);

  async function copyFile(url: URL, names: readonly string[]): Promise<CopiedFile> {
    // A copy from an earlier import.
    const found = await stat(join(folder, ...names)).catch(() => null);
    if (found?.isFile()) return { to: mediaPath(names) };
    await mkdir(join(folder, INCOMING), { recursive: true });
    const onTurn = () => {
      const failed = failures.get(url.host);
      if (failed && failed.count >= FAILURES_MAX) throw new ImportError(failed.reason);
    };
    const name = names.at(-1) ?? '';
    const incoming = join(folder, INCOMING, randomUUID());
    try {
      const space = await statfs(folder);
      if (space.bavail * space.bsize < FREE_MIN_BYTES)
        throw new ImportError('The disk of this site is nearly full.');
      const maxBytes = PICTURE_NAME.test(name) ? PICTURE_MAX_BYTES : FILE_MAX_BYTES;
      await fetch.get(url, { maxBytes, headMs: HEAD_MS, onTurn, signal }, async ({ status, body }) => {
        if (status !== 200) throw new ImportError(`${url.host} answers ${status}.`);
        await pipeline(body, createWriteStream(incoming));
      });
      failures.delete(url.host);
      const type = await acceptFile(incoming, name, PICTURE_MAX_BYTES);
      const final = withExtension(names, type);
      await mkdir(dirname(join(folder, ...final)), { recursive: true });
      await rename(incoming, join(folder, ...final));
      return { to: mediaPath(final) };
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (!(error instanceof ImportError || error instanceof Refusal))
        return { to: null, reason: 'It cannot be read as what it seems to be.' };
      // Only failures of a connection have a cause.
      if (error.cause !== undefined) {
        const count = (failures.get(url.host)?.count ?? 0) + 1;
        failures.set(url.host, { count, reason: error.message });
      }
      return { to: null, reason: error.message };
    } finally {
      await rm(incoming, { force: true });
    }
  }

  return (url, host) => {
    // Other sizes and versions of a file have the same name.
    const names = mediaNames(url, host);
    const key = names.join('/');
    const copying = copied.get(key) ?? limit(() => copyFile(withoutSize(url), names));
    copied.set(key, copying);
    copying.catch(() => {});
    return copying;
  };
}

/** Copies nothing: a dry run takes the files of the last import, and expects that new ones can be copied. */
export function copiedBefore(files: readonly ImportedFile[]): CopyMedia {
  const known = new Map(files);
  return async (url, host) => {
    const to = known.get(url.href);
    if (to === null) return { to, reason: 'It was not copied by the last import.' };
    return { to: to ?? mediaPath(mediaNames(url, host)) };
  };
}
