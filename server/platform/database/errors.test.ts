import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { onServer } from '../../../tests/support/databases-for-vitest.ts';
import { describeEachDatabase, openPostgres, openSqlite } from '../../../tests/support/each-database.ts';
import { freePort } from '../../../tests/support/postgres.ts';
import { connectDatabase } from './connect.ts';
import { isDatabaseUnavailable } from './errors.ts';

const SQLITE_FULL = 13;

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describeEachDatabase('a failing database', (open) => {
  it('is distinguished from a bug', async () => {
    const { db, ping, close } = await open();
    const twice = () => db.insertInto('content_version').values({ id: 1, version: 1 }).execute();
    expect(isDatabaseUnavailable(await failureOf(twice())), 'a broken constraint').toBe(false);
    await db.schema.dropTable('content_version').execute();
    expect(isDatabaseUnavailable(await failureOf(ping())), 'a missing table').toBe(true);
    await close();
    expect(isDatabaseUnavailable(await failureOf(ping())), 'a closed connection').toBe(true);
  });
});

describe('a full disk', () => {
  it('counts as failing, in a transaction too, and loses no later write', async () => {
    const { db } = await openSqlite();
    const write = () =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto('page_views')
          .values({ day: '2026-03-02', path: 'x'.repeat(100_000), count: 1 })
          .execute();
      });
    await sql`pragma max_page_count = 1`.execute(db);
    const error = await failureOf(write());
    expect(error).toMatchObject({ errcode: SQLITE_FULL });
    expect(isDatabaseUnavailable(error)).toBe(true);
    await sql`pragma max_page_count = 100000`.execute(db);
    await write();
  });
});

describe('a database server that closes the connections', () => {
  it('fails a transaction between two queries, and the next one succeeds', async () => {
    const { db, ping, databaseUrl } = await openPostgres();
    const error = await failureOf(
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        await onServer(databaseUrl ?? '', `select pg_terminate_backend(${rows[0]?.pid})`);
        await vi.waitUntil(() => failureOf(sql`select 1`.execute(trx)));
        await sql`select 1`.execute(trx);
      }),
    );
    expect(isDatabaseUnavailable(error)).toBe(true);
    await ping();
  });
});

describe('a database server that is down', () => {
  it('counts as failing', async () => {
    const databaseUrl = `postgres://nobody@localhost:${await freePort()}/none`;
    const { ping, close } = connectDatabase({ databaseUrl, dataDir: '' });
    onTestFinished(close);
    expect(isDatabaseUnavailable(await failureOf(ping()))).toBe(true);
  });

  it('is not the cause of other errors', () => {
    expect(isDatabaseUnavailable(new TypeError('x is undefined'))).toBe(false);
    expect(isDatabaseUnavailable('thrown text')).toBe(false);
  });
});
