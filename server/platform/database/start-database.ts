import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockFile } from '../file-lock.ts';
import type { Log } from '../log.ts';
import { type ConnectOptions, connectDatabase, type DatabaseConnection } from './connect.ts';
import { isDatabaseAway } from './errors.ts';
import { migrate } from './migrations/migrate.ts';

const RETRY_PAUSE_MS = 2000;

export interface StartDatabaseOptions extends ConnectOptions {
  /** Locks the embedded database; false in cluster workers, whose primary holds the lock. */
  lock: boolean;
  log: Log;
}

/**
 * Opens and migrates the database. Waits for a PostgreSQL server that does not answer.
 * @throws {Error} with one sentence for the operator
 */
export async function startDatabase({
  lock,
  log,
  ...options
}: StartDatabaseOptions): Promise<DatabaseConnection> {
  try {
    if (lock && options.databaseUrl === null) lockDataFolder(options.dataDir);
    await whenDatabaseAnswers(() => migrateAlone(options), log);
    return connectDatabase(options);
  } catch (error) {
    throw startFailure(error);
  }
}

/**
 * Locks the folder of the embedded database until this process ends.
 * @throws when another process holds the lock or the folder cannot be written
 */
function lockDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const release = lockFile(join(dataDir, 'site.lock'));
  if (!release) throw new Error(`another server is running on ${dataDir}`);
  process.once('exit', release);
}

/** Migrates on a connection of its own, on which a change of a large table may take its time. */
async function migrateAlone(options: ConnectOptions): Promise<void> {
  const connection = connectDatabase({ ...options, statementTimeoutMs: 0 });
  try {
    await migrate(connection.db);
  } finally {
    await connection.close();
  }
}

/**
 * Repeats work while the database server does not answer.
 * @throws the first other error
 */
export async function whenDatabaseAnswers(work: () => Promise<void>, log: Log): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      log.warn({ err: error }, 'the database does not answer; the site starts as soon as it does');
      await pause(RETRY_PAUSE_MS);
    }
  }
}

/** Explains in one sentence why the server cannot start on its database. */
export function startFailure(error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`The database cannot be used: ${reason} (see DATABASE_URL and DATA_DIR).`, {
    cause: error,
  });
}
