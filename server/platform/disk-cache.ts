import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeAtomically } from './files.ts';
import type { Log } from './log.ts';

/** Share of the limit that a clean-up leaves. */
const KEPT_SHARE = 0.9;
/** Share of the limit that is written before the size of the folder is read again: other processes write to it too. */
const MEASURE_SHARE = 0.05;
/** Interval at which the time of last use is updated, because a write for each request would cost too much. */
const LAST_USE_INTERVAL_MS = 3_600_000;

export interface DiskCacheOptions {
  /** Anything in it may be deleted at any time. */
  folder: string;
  maxBytes: number;
  clock: () => Date;
  log: Log;
}

/** Caches files on disk, bounded in bytes; removes the least recently used first. */
export class DiskCache {
  readonly #options: DiskCacheOptions;
  #bytesSinceMeasured = Number.POSITIVE_INFINITY;
  #measuring: Promise<void> | null = null;
  readonly #pending = new Map<string, Promise<Buffer>>();

  constructor(options: DiskCacheOptions) {
    this.#options = options;
  }

  /** Reads a file, or else makes and keeps it; once for concurrent calls. A failure is not kept. */
  getOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const pending = this.#pending.get(name);
    if (pending) return pending;
    const found = this.#readOrMake(name, make).finally(() => this.#pending.delete(name));
    this.#pending.set(name, found);
    return found;
  }

  async #readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await this.#read(name);
    if (kept) return kept;
    const made = await make();
    await this.#write(name, made);
    return made;
  }

  async #read(name: string): Promise<Buffer | null> {
    const file = this.#fileOf(name);
    try {
      const bytes = await readFile(file);
      const now = this.#options.clock();
      const { mtimeMs } = await stat(file);
      if (now.getTime() - mtimeMs > LAST_USE_INTERVAL_MS) await utimes(file, now, now);
      return bytes;
    } catch {
      // Missing, just removed by another process, or unreadable: a miss.
      return null;
    }
  }

  /** Never fails: a file that cannot be written is a miss at the next request. */
  async #write(name: string, bytes: Buffer): Promise<void> {
    const file = this.#fileOf(name);
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeAtomically(file, bytes);
      const now = this.#options.clock();
      await utimes(file, now, now);
      this.#bytesSinceMeasured += bytes.byteLength;
      if (this.#bytesSinceMeasured > this.#options.maxBytes * MEASURE_SHARE) {
        this.#measuring ??= this.#removeSurplus().finally(() => {
          this.#measuring = null;
        });
        await this.#measuring;
      }
    } catch (error) {
      this.#options.log.warn({ err: error }, 'a picture could not be kept on disk');
    }
  }

  /** Spreads files over subfolders, because some file systems are slow with many files in one folder. */
  #fileOf(name: string): string {
    return join(this.#options.folder, name.slice(0, 2), name);
  }

  async #removeSurplus(): Promise<void> {
    const { folder, maxBytes } = this.#options;
    this.#bytesSinceMeasured = 0;
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

/** Lists all files, including temporary ones left by a crash. */
async function filesIn(folder: string): Promise<{ file: string; bytes: number; usedAtMs: number }[]> {
  const found: { file: string; bytes: number; usedAtMs: number }[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    // Null when another process has just removed it.
    const stats = await stat(file).catch(() => null);
    if (stats) found.push({ file, bytes: stats.size, usedAtMs: stats.mtimeMs });
  }
  return found;
}
