import { describe, expect, it, onTestFinished } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { freePort } from '../../tests/support/postgres.ts';
import { connectDatabase } from './connect.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

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
