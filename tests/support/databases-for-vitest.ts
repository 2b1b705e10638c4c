import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../../server/platform/database/connect.ts';
import { migrate } from '../../server/platform/database/migrations/migrate.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Superuser's URL of the PostgreSQL server of this test run. */
    postgresUrl: string;
    /** Folder with a migrated embedded database to copy. */
    migratedFolder: string;
  }
}

/** A migrated database to copy, which is faster than migrating a new one for each test. */
export const MIGRATED_TEMPLATE = 'migrated';

/** Vitest's global setup: one PostgreSQL server for the run, and a migrated database of each kind. Returns its teardown. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await onServer(server.url, `create database ${MIGRATED_TEMPLATE}`);
  const migratedFolder = await mkdtemp(join(tmpdir(), 'migrated-'));
  for (const url of [databaseUrl(server.url, MIGRATED_TEMPLATE), null]) {
    const connection = connectDatabase({ databaseUrl: url, dataDir: migratedFolder });
    await migrate(connection.db);
    await connection.close();
  }
  project.provide('postgresUrl', server.url);
  project.provide('migratedFolder', migratedFolder);
  return async () => {
    await server.stop();
    await rm(migratedFolder, { recursive: true });
  };
}

/** URL of another database of the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement on a connection of its own. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
