import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/**
 * Locks the folder of the embedded database until this process ends. The lock is one of the operating system's, so a
 * crash leaves none behind.
 * @throws when another process holds the lock or the folder cannot be written
 */
export function lockDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'site.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new Error(`another server is running on ${dataDir}`, { cause: error });
    }
    throw error;
  }
  // The listener also keeps the lock from being garbage-collected, which would release it.
  process.once('exit', () => lock.close());
}
