import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import type { BackupRecord } from '../../contract/admin.ts';

/** Folders of the data folder to back up; caches and unfinished uploads are left out. */
const KEPT_FOLDERS = ['archive', 'mail', 'media'];

const DAY_MS = 24 * 60 * 60 * 1000;
/** The time of the backup, as the folder is named. */
const BACKUP_NAME = /^(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)Z(?:\.unfinished)?$/;

interface BackupOptions {
  dataDir: string;
  /** Writes a consistent copy of the database into a folder while the site runs. */
  copyDatabase: (folder: string) => Promise<void>;
  record: (backup: BackupRecord) => Promise<void>;
  /** Days after which the backups in the folder are deleted; 0: never. */
  keepDays: number;
  clock: () => Date;
}

/**
 * Copies the database, then the files, into a new folder named by the time, and records it. The folder's name ends in
 * `.unfinished` until all is copied.
 * @param target the folder for backups, outside the data folder
 * @throws in one sentence when the target lies in the data folder
 */
export async function makeBackup(target: string, options: BackupOptions): Promise<BackupRecord> {
  const { dataDir, copyDatabase, record, keepDays, clock } = options;
  if (!relative(dataDir, resolve(target)).startsWith('..')) {
    throw new Error(`Choose a folder outside ${dataDir}, better on another disk.`);
  }
  const folder = join(resolve(target), clock().toISOString().replaceAll(':', '-').replace(/\.\d+/, ''));
  const unfinished = `${folder}.unfinished`;
  await mkdir(target, { recursive: true });
  // A backup holds leads, which are private.
  await mkdir(unfinished, { mode: 0o700 });
  await copyDatabase(unfinished);
  for (const name of KEPT_FOLDERS) {
    const source = join(dataDir, name);
    if (existsSync(source)) await copyFolder(source, join(unfinished, name));
  }
  await rename(unfinished, folder);
  const backup = { finishedAt: clock().toISOString(), folder };
  await record(backup);
  if (keepDays > 0) await removeBackups(target, new Date(clock().getTime() - keepDays * DAY_MS));
  return backup;
}

/** Deletes the backups made before, finished or not. Other folders stay. */
async function removeBackups(target: string, before: Date): Promise<void> {
  for (const name of await readdir(target)) {
    const [, day, time] = BACKUP_NAME.exec(name) ?? [];
    if (!day || !time || new Date(`${day}T${time.replaceAll('-', ':')}Z`) >= before) continue;
    await rm(join(target, name), { recursive: true, force: true });
  }
}

async function copyFolder(source: string, copy: string): Promise<void> {
  const options = { recursive: true, dereference: true, filter: isFinished };
  await cp(source, copy, options).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    // A file was deleted after it had been listed.
    return cp(source, copy, options);
  });
}

/** False for locks and for what is still being written, such as a mail or a copy of the pages. */
function isFinished(path: string): boolean {
  return !basename(path).startsWith('.') && !path.endsWith('.tmp');
}
