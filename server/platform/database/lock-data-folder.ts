import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile } from '../file-lock.ts';

/**
 * Locks the folder of the embedded database until this process ends.
 * @throws when another process holds the lock or the folder cannot be written
 */
export function lockDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const release = lockFile(join(dataDir, 'site.lock'));
  if (!release) throw new Error(`another server is running on ${dataDir}`);
  process.once('exit', release);
}
