import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Log } from '../log.ts';

/** How far below the limit a clean-up goes, so that the next one is not due at once. */
const KEPT_SHARE = 0.9;
/** What share of the limit is written before the folder, in which other processes write too, is measured again. */
const MEASURE_SHARE = 0.05;
/** Finer knowledge of when a file was last used is not worth a write for each request. */
const USE_MARKED_EVERY_MS = 3_600_000;

export interface VariantFolderOptions {
  /** Anything in it may be deleted at any time. */
  folder: string;
  maxBytes: number;
  clock: () => Date;
  log: Log;
}

/** Files that can be made again, on disk, bounded in bytes: those not used for longest go first. */
export class VariantFolder {
  readonly #options: VariantFolderOptions;
  #sinceMeasured = Number.POSITIVE_INFINITY;
  #measuring: Promise<void> | null = null;

  constructor(options: VariantFolderOptions) {
    this.#options = options;
  }

  async read(name: string): Promise<Buffer | null> {
    const file = this.#fileOf(name);
    try {
      const bytes = await readFile(file);
      const now = this.#options.clock();
      const { mtimeMs } = await stat(file);
      if (now.getTime() - mtimeMs > USE_MARKED_EVERY_MS) await utimes(file, now, now);
      return bytes;
    } catch {
      // Not there, just removed by another process, or not to be read: it is made anew.
      return null;
    }
  }

  /** Never fails: a file that cannot be kept is made again at the next request. */
  async write(name: string, bytes: Buffer): Promise<void> {
    const file = this.#fileOf(name);
    try {
      await mkdir(dirname(file), { recursive: true });
      const unfinished = `${file}.${randomBytes(6).toString('hex')}.tmp`;
      await writeFile(unfinished, bytes);
      const now = this.#options.clock();
      await utimes(unfinished, now, now);
      await rename(unfinished, file);
      this.#sinceMeasured += bytes.byteLength;
      if (this.#sinceMeasured > this.#options.maxBytes * MEASURE_SHARE) {
        this.#measuring ??= this.#removeSurplus().finally(() => {
          this.#measuring = null;
        });
        await this.#measuring;
      }
    } catch (error) {
      this.#options.log.warn({ err: error }, 'a picture could not be kept');
    }
  }

  /** A folder for each first two letters, because some file systems are slow with very many files in one. */
  #fileOf(name: string): string {
    return join(this.#options.folder, name.slice(0, 2), name);
  }

  async #removeSurplus(): Promise<void> {
    const { folder, maxBytes } = this.#options;
    this.#sinceMeasured = 0;
    const files = await filesIn(folder);
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total <= maxBytes) return;
    files.sort((a, b) => a.usedAtMs - b.usedAtMs);
    for (const { file, bytes } of files) {
      if (total <= maxBytes * KEPT_SHARE) break;
      await rm(file, { force: true });
      total -= bytes;
    }
  }
}

/** Also what a crash has left half-written. */
async function filesIn(folder: string): Promise<{ file: string; bytes: number; usedAtMs: number }[]> {
  const found: { file: string; bytes: number; usedAtMs: number }[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    // Another process may just have removed it.
    const stats = await stat(file).catch(() => null);
    if (stats) found.push({ file, bytes: stats.size, usedAtMs: stats.mtimeMs });
  }
  return found;
}
