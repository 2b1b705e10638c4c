import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { firmDay } from '../../content/derive/firm-time.ts';
import { lockFile } from '../platform/file-lock.ts';
import type { Log } from '../platform/log.ts';
import { type Ask, copySite, type Manifest } from './copy-site.ts';

const DAY_MS = 86_400_000;
export const ARCHIVE_CHECK_MS = 60 * 60 * 1000;
const DATED = /^\d{4}-\d{2}-\d{2}$/;
/** The folder of a copy being made or deleted. A crash may leave it; the next work deletes it. */
const UNFINISHED = '.unfinished';

export interface ArchiveOptions {
  ask: Ask;
  folder: string;
  /** Days between copies; 0: no automatic copy. */
  everyDays: number;
  /** Days after which a copy is deleted, but never the newest one; 0: none is. */
  keepDays: number;
  clock: () => Date;
  log: Log;
}

/** Copies of the public pages as files, one folder for each day in the firm's zone. */
export function createArchive(options: ArchiveOptions) {
  const { ask, folder, everyDays, keepDays, clock, log } = options;
  const unfinished = join(folder, UNFINISHED);
  const stopped = new AbortController();

  const today = () => firmDay(clock());
  const ageInDays = (day: string) => (Date.parse(today()) - Date.parse(day)) / DAY_MS;

  /** The days of the copies, oldest first. */
  async function days(): Promise<string[]> {
    return (await readdir(folder)).filter((name) => DATED.test(name)).sort();
  }

  async function isDue(): Promise<boolean> {
    const newest = (await days()).at(-1);
    return newest === undefined || ageInDays(newest) >= everyDays;
  }

  /** Does work that no other process does at the same time. */
  async function alone<Result>(work: () => Promise<Result>): Promise<Result | 'busy'> {
    await mkdir(folder, { recursive: true });
    const release = lockFile(join(folder, '.lock'));
    if (!release) return 'busy';
    try {
      await removeUnfinished();
      return await work();
    } finally {
      release();
    }
  }

  const removeUnfinished = () => rm(unfinished, { recursive: true, force: true });

  async function copyTo(day: string): Promise<Manifest> {
    await mkdir(unfinished);
    const manifest = await copySite({ ask, folder: unfinished, madeAt: clock(), signal: stopped.signal });
    await rename(unfinished, join(folder, day));
    log.info({ day, files: manifest.files.length }, 'the public pages are archived');
    return manifest;
  }

  async function deleteOld(): Promise<void> {
    if (keepDays === 0) return;
    for (const day of (await days()).slice(0, -1)) {
      if (ageInDays(day) <= keepDays) continue;
      // Renamed first, so that a crash leaves no part of a copy under its date.
      await rename(join(folder, day), unfinished);
      await removeUnfinished();
    }
  }

  async function makeIfDue(): Promise<void> {
    if (everyDays === 0) return;
    try {
      await alone(async () => {
        if (await isDue()) await copyTo(today());
        await deleteOld();
      });
    } catch (error) {
      if (!stopped.signal.aborted) log.error({ err: error }, 'the public pages could not be archived');
    }
  }

  return {
    /** Makes today's copy. `exists`: there is one already; `busy`: another process is at work. */
    async make(): Promise<{ folder: string; made: Manifest | 'exists' | 'busy' }> {
      const day = today();
      const made = await alone(async () => {
        if ((await days()).includes(day)) return 'exists';
        const manifest = await copyTo(day);
        await deleteOld();
        return manifest;
      });
      return { folder: join(folder, day), made };
    },
    /** Makes a copy when the newest one is old enough, and deletes the old ones. Errors are logged. */
    makeIfDue,
    /** Cancels the copy in progress. */
    stop: (): void => stopped.abort(),
  };
}
