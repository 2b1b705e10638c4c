import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabaseDialect } from './dialect.ts';
import { NodeSqliteDialect, openSqlite } from './node-sqlite.ts';
import type { Database } from './schema.ts';

const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 15_000;
const POOL_SIZE = 10;

/**
 * OID of PostgreSQL's `bigint`, which `pg` returns as text by default. Exact up to 2^53: counts, sums of integer columns,
 * and WordPress ids.
 */
const BIGINT = 20;

export interface DatabaseConnection {
  db: Kysely<Database>;
  dialect: DatabaseDialect;
  /** @throws when the database does not answer or is not migrated */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** `null`: the embedded database, the file `site.sqlite` in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  /** Limit of one statement on PostgreSQL; 0: none, for changes of the schema. */
  statementTimeoutMs?: number;
  /** Called when the PostgreSQL server closes an idle connection. */
  onIdleError?: (error: Error) => void;
}

/** Opens the database. A PostgreSQL connection is made by the first query. */
export function connectDatabase({ databaseUrl, dataDir, ...options }: ConnectOptions): DatabaseConnection {
  return databaseUrl === null ? connectSqlite(dataDir) : connectPostgres(databaseUrl, options);
}

function connectSqlite(dataDir: string): DatabaseConnection {
  mkdirSync(dataDir, { recursive: true });
  const database = openSqlite(join(dataDir, 'site.sqlite'));
  const db = new Kysely<Database>({ dialect: new NodeSqliteDialect(database) });
  return {
    db,
    dialect: 'sqlite',
    ping: () => ping(db),
    async close() {
      await db.destroy();
      // Kysely does not close a database that it has never queried.
      if (database.isOpen) database.close();
    },
  };
}

function connectPostgres(
  databaseUrl: string,
  {
    statementTimeoutMs = STATEMENT_TIMEOUT_MS,
    onIdleError,
  }: Pick<ConnectOptions, 'statementTimeoutMs' | 'onIdleError'>,
): DatabaseConnection {
  const types = new pg.TypeOverrides();
  types.setTypeParser(BIGINT, Number);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    // As text: `pg` does not send the number 0, and a limit of the role or the database would remain.
    statement_timeout: String(statementTimeoutMs) as unknown as number,
  });
  // Without listeners, a restart of the database server would end this process; the pool reconnects by itself.
  pool.on('error', (error) => onIdleError?.(error));
  // The pool does not listen on a client in use; that client's next query fails with the error.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    dialect: 'postgres',
    ping: () => ping(db),
    async close() {
      await db.destroy();
      if (!pool.ending) await pool.end();
    },
  };
}

async function ping(db: Kysely<Database>): Promise<void> {
  await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow();
}
