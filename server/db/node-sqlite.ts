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

const BUSY_TIMEOUT_MS = 5000;
/** Memory for pages of the file, at most; SQLite's own choice is 2 MB, and searches of 100,000 posts read many more. */
const CACHE_KB = 64 * 1024;
/**
 * So much of the file is read where the operating system has it, without a copy for every page: a search that looks
 * through many takes two thirds of the time. https://www.sqlite.org/mmap.html
 */
const MAPPED_MAX = 2 ** 31 - 2 ** 16;

/**
 * Opens a database file so that a committed lead survives a power cut: write-ahead log with an fsync on
 * every commit. Other processes may write too; this one waits up to 5 s for them.
 */
export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -${CACHE_KB};
    pragma mmap_size = ${MAPPED_MAX}`);
  return database;
}

/** Kysely's SQLite dialect on Node's own driver, safe for several processes on one file. */
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
 * Takes the write lock when a transaction begins: a transaction that reads first and writes later would
 * otherwise fail at once, without waiting, when another process has written in between.
 */
class ImmediateTransactionDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite can roll schema changes back, so migrations run in one transaction that excludes other processes. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** To prepare a statement takes as long as to run a short one. */
const PREPARED_MAX = 200;

function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close() {
      prepared.clear();
      database.close();
    },
    /** A statement gives all its rows at once, so that nobody else can be in the middle of it. */
    prepare(sql: string): SqliteStatement {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = database.prepare(sql);
      const reader = statement.columns().length > 0;
      // Node refuses to tell of a last row number beyond 2^53, even when a transaction begins or ends; the index of the
      // search writes such rows (https://www.sqlite.org/fts5.html, contentless-delete tables).
      if (!reader) statement.setReadBigInts(true);
      const kept: SqliteStatement = {
        reader,
        all: (parameters) => statement.all(...bindable(parameters)),
        run: (parameters) => statement.run(...bindable(parameters)),
        iterate: (parameters) => statement.all(...bindable(parameters)).values(),
      };
      prepared.set(sql, kept);
      const [oldest] = prepared.keys();
      if (prepared.size > PREPARED_MAX && oldest !== undefined) prepared.delete(oldest);
      return kept;
    },
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
