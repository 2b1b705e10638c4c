import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, inject, onTestFinished } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../../server/platform/database/connect.ts';
import { databaseUrl, MIGRATED_TEMPLATE, onServer } from './databases-for-vitest.ts';

export interface TestDatabase extends DatabaseConnection {
  databaseUrl: string | null;
  /** This test's own folder, for the embedded database and for mail. */
  dataDir: string;
  /** Opens another connection to the same database, as a second process would. */
  reopen(): DatabaseConnection;
}

export interface OpenOptions {
  /** `false`: an empty database. */
  migrated?: boolean;
}

export type OpenDatabase = (options?: OpenOptions) => Promise<TestDatabase>;

/**
 * Runs the same tests on the embedded database and on a real PostgreSQL server. `open` creates a database that is
 * removed when its test ends.
 */
export function describeEachDatabase(name: string, tests: (open: OpenDatabase) => void): void {
  describe(`${name} on SQLite`, () => tests(openSqlite));
  describe(`${name} on PostgreSQL`, () => tests(openPostgres));
}

export const openSqlite: OpenDatabase = async ({ migrated = true } = {}) => {
  const dataDir = await newFolder();
  if (migrated) await cp(inject('migratedFolder'), dataDir, { recursive: true });
  return open(null, dataDir);
};

export const openPostgres: OpenDatabase = async ({ migrated = true } = {}) => {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name} template ${migrated ? MIGRATED_TEMPLATE : 'template1'}`);
  onTestFinished(() => onServer(server, `drop database ${name} with (force)`));
  return open(databaseUrl(server, name), await newFolder());
};

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function open(databaseUrl: string | null, dataDir: string): TestDatabase {
  const reopen = () => {
    const connection = connectDatabase({ databaseUrl, dataDir });
    onTestFinished(() => connection.close());
    return connection;
  };
  return { ...reopen(), databaseUrl, dataDir, reopen };
}
