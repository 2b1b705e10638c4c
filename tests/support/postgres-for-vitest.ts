import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../../server/platform/database/connect.ts';
import { migrate } from '../../server/platform/database/migrations/migrate.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Superuser's URL of the PostgreSQL server of this test run. */
    postgresUrl: string;
  }
}

/** A migrated database to copy: faster than migrating a new one for each test. */
export const MIGRATED_TEMPLATE = 'migrated';

/** Vitest's global setup: starts one PostgreSQL server for the run. Returns its teardown. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await onServer(server.url, `create database ${MIGRATED_TEMPLATE}`);
  const connection = connectDatabase({
    databaseUrl: databaseUrl(server.url, MIGRATED_TEMPLATE),
    dataDir: '',
  });
  await migrate(connection.db);
  await connection.close();
  project.provide('postgresUrl', server.url);
  return server.stop;
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
