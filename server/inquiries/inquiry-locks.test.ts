import { sql, type Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inquiryFilterSchema } from '../../contract/inquiries.ts';
import { apiPaths } from '../../contract/paths.ts';
import { openPostgres, type TestDatabase } from '../../tests/support/each-database.ts';
import { meanwhile } from '../../tests/support/meanwhile.ts';
import { contactLead, createTestSite } from '../../tests/support/test-site.ts';
import type { Database } from '../platform/database/schema.ts';

const beingSent = { code: 'mail-being-sent' };

/** Claims every mail in a transaction of another process, and commits once the deletion waits for it. */
function claimMeanwhile<T>(connection: TestDatabase, now: Date, remove: () => Promise<T>): Promise<T> {
  const lease = { status: 'sending' as const, lease_until: new Date(now.getTime() + 30_000).toISOString() };
  return meanwhile(connection, (trx) => trx.updateTable('outbox_emails').set(lease).execute(), remove);
}

describe('while another process deletes an inquiry on PostgreSQL', () => {
  it('a note finds it no more', async () => {
    const connection = await openPostgres();
    const { post, services } = await createTestSite(connection);
    await post(apiPaths.contact, contactLead);
    const note = () => services.inquiries.addNote(1, 'Calls back on Monday.', 'tom');
    const remove = (trx: Transaction<Database>) => trx.deleteFrom('requests').execute();
    await expect(meanwhile(connection, remove, note)).rejects.toMatchObject({ code: 'not-found' });
  });
});

it('the end of its time does not delete an inquiry that becomes a client’s meanwhile, on PostgreSQL', async () => {
  const connection = await openPostgres();
  const { post, services, state } = await createTestSite(connection);
  await post(apiPaths.contact, contactLead);
  await services.outbox.drain();
  const retain = (trx: Transaction<Database>) =>
    trx.updateTable('requests').set({ state: 'retained' }).execute();
  const tomorrow = new Date(state.now.getTime() + 24 * 60 * 60 * 1000);
  await meanwhile(connection, retain, () => services.inquiries.removeBefore(tomorrow));
  expect(await services.inquiries.find(1)).toMatchObject({ state: 'retained' });
});

describe('while another process claims a mail on PostgreSQL', () => {
  it('an inquiry is not deleted, and its mail not queued again', async () => {
    const connection = await openPostgres();
    const { post, services, state } = await createTestSite(connection);
    await post(apiPaths.contact, contactLead);
    const { deliveries } = (await services.inquiries.find(1)) ?? { deliveries: [] };
    const id = deliveries[0]?.id ?? '';
    const remove = () => services.inquiries.remove(1, 'mara');
    await expect(claimMeanwhile(connection, state.now, remove)).rejects.toMatchObject(beingSent);
    const resend = () => services.inquiries.resend(1, id, 'mara');
    await expect(claimMeanwhile(connection, state.now, resend)).rejects.toMatchObject(beingSent);
    expect(await services.inquiries.find(1)).not.toBeNull();
  });

  it('the mails of many inquiries are not queued again', async () => {
    const connection = await openPostgres();
    const { post, services, state } = await createTestSite(connection);
    await post(apiPaths.contact, contactLead);
    const failed = { status: 'failed' as const, last_error: 'away', attempts: 4 };
    await connection.db.updateTable('outbox_emails').set(failed).execute();
    const filter = { ...inquiryFilterSchema.parse({}), delivery: 'failed' as const };
    const resend = () => services.inquiries.resendAll(filter, 'mara');
    expect(await claimMeanwhile(connection, state.now, resend)).toBe(0);
  });

  it('a subscriber is not removed', async () => {
    const connection = await openPostgres();
    const { post, services, state } = await createTestSite(connection);
    await post(apiPaths.newsletterSubscriptions, { email: 'ana@example.com' });
    const filter = { search: '', status: undefined };
    const { subscribers } = await services.subscribers.list(filter, { limit: 1, offset: 0 });
    const remove = () => services.subscribers.remove(subscribers[0]?.id ?? '', 'mara');
    await expect(claimMeanwhile(connection, state.now, remove)).rejects.toMatchObject(beingSent);
    expect((await services.subscribers.list(filter, { limit: 1, offset: 0 })).total).toBe(1);
  });
});

it('an inquiry that is sent again while it is deleted leaves no mail behind, on PostgreSQL', async () => {
  const connection = await openPostgres();
  const { post, services } = await createTestSite(connection);
  await post(apiPaths.contact, contactLead);
  await services.outbox.drain();
  const sendAgain = async (trx: Transaction<Database>) => {
    await trx.selectFrom('contact_submissions').select('id').forUpdate().execute();
    await sql`insert into outbox_emails select (jsonb_populate_record(mail,
      jsonb_build_object('id', 'again', 'purpose', 'contact-confirmation'))).* from outbox_emails as mail`.execute(
      trx,
    );
  };
  await meanwhile(connection, sendAgain, () => services.inquiries.remove(1, 'mara'));
  expect(await connection.db.selectFrom('outbox_emails').select('id').execute()).toEqual([]);
});
