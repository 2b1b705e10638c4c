import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, inject, onTestFinished } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../../server/platform/database/connect.ts';
import { migrate } from '../../server/platform/database/migrations/migrate.ts';
import { databaseUrl, MIGRATED_TEMPLATE, onServer } from './postgres-for-vitest.ts';

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
  const database = await open(null);
  if (migrated) await migrate(database.db);
  return database;
};

export const openPostgres: OpenDatabase = async ({ migrated = true } = {}) => {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name} template ${migrated ? MIGRATED_TEMPLATE : 'template1'}`);
  onTestFinished(() => onServer(server, `drop database ${name} with (force)`));
  return open(databaseUrl(server, name));
};

async function open(databaseUrl: string | null): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-test-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const reopen = () => {
    const connection = connectDatabase({ databaseUrl, dataDir });
    onTestFinished(() => connection.close());
    return connection;
  };
  return { ...reopen(), databaseUrl, dataDir, reopen };
}
