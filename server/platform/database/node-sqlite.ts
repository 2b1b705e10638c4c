import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';

const BUSY_TIMEOUT_MS = 5000;
const CACHED_STATEMENTS_MAX = 300;

/**
 * Opens a database file so that a committed lead survives a power cut: a write-ahead log with an fsync on every commit.
 * Waits up to 5 s for other processes that write.
 */
export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  return database;
}

/** Kysely's SQLite dialect on Node's own driver; several processes may use one file. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(database: DatabaseSync) {
    const config = { database: asKyselyDatabase(database) };
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateTransactionDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

/**
 * Takes the write lock when a transaction begins: one that reads first and writes later would otherwise fail without
 * waiting when another process has written in between.
 */
class ImmediateTransactionDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** Keeps the first error: SQLite has already rolled back after a full disk or an I/O error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!(error instanceof Error && error.message.endsWith('no transaction is active'))) throw error;
    }
  }
}

/** SQLite can roll back schema changes, so migrations run in one transaction that locks out other processes. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Caches prepared statements by their SQL: to prepare one takes longer than to run it. */
function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const cache = new LRUCache<string, SqliteStatement>({
    max: CACHED_STATEMENTS_MAX,
    memoMethod: (sql) => prepare(database, sql),
  });
  return {
    close: () => database.close(),
    prepare: (sql) => cache.memo(sql),
  };
}

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  const reader = statement.columns().length > 0;
  // Node throws when it reports a last row number beyond 2^53, which the search index's internal tables use
  // (https://www.sqlite.org/fts5.html, contentless-delete tables).
  if (!reader) statement.setReadBigInts(true);
  return {
    reader,
    all: (parameters) => statement.all(...bindable(parameters)),
    run: (parameters) => statement.run(...bindable(parameters)),
    // Prepares another statement, because one that is being iterated cannot be run again meanwhile.
    iterate: (parameters) => database.prepare(sql).iterate(...bindable(parameters)),
  };
}

function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (
      value === null ||
      typeof value === 'string' ||
      typeof value === 'number' ||
      typeof value === 'bigint'
    ) {
      return value;
    }
    throw new TypeError(`a ${typeof value} cannot be stored in SQLite`);
  });
}
