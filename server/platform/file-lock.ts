import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/**
 * Locks a file until the release or the end of this process, with a lock of the operating system that ends with a
 * crash.
 * @returns the release, to be kept: without it the lock is garbage-collected; null while another process has the lock
 * @throws when the file cannot be written
 */
export function lockFile(file: string): (() => void) | null {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null;
    throw error;
  }
  return () => lock.close();
}
