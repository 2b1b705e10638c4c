import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 200;
const SQLITE_BUSY = 5;
// Git ignores this folder, and neither npm ci nor the build empties it.
const folder = join(import.meta.dirname, '..', '.react-router');

/**
 * Runs `work` while no other process of this checkout is inside the same lock. It is the operating system's
 * lock on an SQLite file, so it never outlives its owner, however that ended.
 */
export async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, `${name}.lock`));
  try {
    while (!acquired(lock)) await pause(POLL_MS);
    return await work();
  } finally {
    lock.close();
  }
}

function acquired(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
