import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { openPostgres, type TestDatabase } from '../../tests/support/each-database.ts';
import { contactLead, createTestSite } from '../../tests/support/test-site.ts';
import type { Database } from '../db/schema.ts';

/** Claims every mail in a transaction of another process, and commits once the deletion waits for it. */
function claimMeanwhile<T>(connection: TestDatabase, now: Date, remove: () => Promise<T>): Promise<T> {
  const lease = { status: 'sending' as const, lease_until: new Date(now.getTime() + 30_000).toISOString() };
  return meanwhile(connection, (trx) => trx.updateTable('outbox_emails').set(lease).execute(), remove);
}

/** Changes rows in a transaction of another process, and commits once `work` waits for it. */
async function meanwhile<T>(
  connection: TestDatabase,
  change: (trx: Transaction<Database>) => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const other = connection.reopen();
  const changed = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const transaction = other.db.transaction().execute(async (trx) => {
    await change(trx);
    changed.resolve();
    await commit.promise;
  });
  await changed.promise;
  const done = work();
  const isWaiting = async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
      other.db,
    );
    return rows.length > 0;
  };
  while (!(await isWaiting())) await wait(10);
  commit.resolve();
  await transaction;
  return done;
}

describe('while another process deletes a request on PostgreSQL', () => {
  it('a note finds it no more', async () => {
    const connection = await openPostgres();
    const { post, services } = await createTestSite(connection);
    await post(apiPaths.contact, contactLead);
    const note = () => services.requests.addNote(1, 'Calls back on Monday.', 'tom');
    const remove = (trx: Transaction<Database>) => trx.deleteFrom('requests').execute();
    expect(await meanwhile(connection, remove, note)).toBe('not-found');
  });
});

it('the end of its time does not delete a request that becomes a client’s meanwhile, on PostgreSQL', async () => {
  const connection = await openPostgres();
  const { post, services, state } = await createTestSite(connection);
  await post(apiPaths.contact, contactLead);
  await services.outbox.drain();
  const retain = (trx: Transaction<Database>) =>
    trx.updateTable('requests').set({ state: 'retained' }).execute();
  const tomorrow = new Date(state.now.getTime() + 24 * 60 * 60 * 1000);
  await meanwhile(connection, retain, () => services.requests.removeBefore(tomorrow));
  expect(await services.requests.find(1)).toMatchObject({ state: 'retained' });
});

describe('while another process claims a mail on PostgreSQL', () => {
  it('a request is not deleted, and its mail not queued again', async () => {
    const connection = await openPostgres();
    const { post, services, state } = await createTestSite(connection);
    await post(apiPaths.contact, contactLead);
    const { deliveries } = (await services.requests.find(1)) ?? { deliveries: [] };
    const id = deliveries[0]?.id ?? '';
    const remove = () => services.requests.remove(1, 'mara');
    expect(await claimMeanwhile(connection, state.now, remove)).toBe('sending');
    const resend = () => services.requests.resend(1, id, 'mara');
    expect(await claimMeanwhile(connection, state.now, resend)).toBe('sending');
    expect(await services.requests.find(1)).not.toBeNull();
  });

  it('a subscriber is not removed', async () => {
    const connection = await openPostgres();
    const { post, services, state } = await createTestSite(connection);
    await post(apiPaths.newsletterSubscriptions, { email: 'ana@example.com' });
    const filter = { search: '', status: undefined };
    const { subscribers } = await services.subscribers.list(filter, { limit: 1, offset: 0 });
    const remove = () => services.subscribers.remove(subscribers[0]?.id ?? '', 'mara');
    expect(await claimMeanwhile(connection, state.now, remove)).toBe('sending');
    expect((await services.subscribers.list(filter, { limit: 1, offset: 0 })).total).toBe(1);
  });
});
