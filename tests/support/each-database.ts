import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, inject, onTestFinished } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../../server/db/connect.ts';
import { migrate } from '../../server/db/migrations/migrate.ts';

export interface TestDatabase extends DatabaseConnection {
  databaseUrl: string | null;
  /** A folder of this test's own, for the embedded database and for mail. */
  dataDir: string;
  /** One more connection to the same database, as a second process would have. */
  reopen(): DatabaseConnection;
}

export interface OpenOptions {
  /** `false`: an empty database. */
  migrated?: boolean;
}

export type OpenDatabase = (options?: OpenOptions) => Promise<TestDatabase>;

/**
 * Runs the same tests on the embedded database and on a real PostgreSQL server. `open` gives each test a
 * database of its own, which goes when the test ends.
 */
export function describeEachDatabase(name: string, tests: (open: OpenDatabase) => void): void {
  describe(`${name} on SQLite`, () => tests(openSqlite));
  describe(`${name} on PostgreSQL`, () => tests(openPostgres));
}

export const openSqlite: OpenDatabase = (options) => open(null, options);

export const openPostgres: OpenDatabase = async (options) => {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  onTestFinished(() => onServer(server, `drop database ${name} with (force)`));
  const address = new URL(server);
  address.pathname = `/${name}`;
  return open(address.href, options);
};

async function open(databaseUrl: string | null, options: OpenOptions = {}): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-test-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const reopen = () => {
    const connection = connectDatabase({ databaseUrl, dataDir });
    onTestFinished(() => connection.close());
    return connection;
  };
  const connection = reopen();
  if (options.migrated !== false) await migrate(connection.db);
  return { ...connection, databaseUrl, dataDir, reopen };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
