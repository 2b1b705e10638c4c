import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import {
  describeEachDatabase,
  type OpenDatabase,
  openPostgres,
  type TestDatabase,
} from '../../tests/support/each-database.ts';
import type { Mailer, OutgoingMail } from './mailer.ts';
import { createOutboxStore, outboxMutations } from './outbox.store.ts';
import { OutboxWorker, RETRY_PAUSES_MS } from './outbox-worker.ts';

const START = Date.UTC(2026, 2, 2, 15);

class FakeClock {
  ms = START;
  readonly now = () => new Date(this.ms);
}

async function queue({ db, dialect }: TestDatabase, subject: string, dueAt = new Date(START)): Promise<void> {
  const content = { to: null, replyTo: null, subject, text: 'text', html: null };
  await db.transaction().execute((trx) =>
    outboxMutations(trx, dialect).enqueue({
      submissionId: randomUUID(),
      kind: 'contact',
      mails: [{ purpose: 'contact-notification', content }],
      createdAt: new Date(START).toISOString(),
      dueAt: dueAt.toISOString(),
    }),
  );
}

function workerOn(connection: TestDatabase, clock: FakeClock, mailer: Mailer, onlySender = true) {
  const store = createOutboxStore(connection.db, connection.dialect);
  const log = pino({ level: 'silent' });
  return new OutboxWorker({ store, mailer, clock: clock.now, log, onlySender });
}

async function setUp(open: OpenDatabase, send: (mail: OutgoingMail) => Promise<void> = async () => {}) {
  const connection = await open();
  const clock = new FakeClock();
  const sent: OutgoingMail[] = [];
  const mailer: Mailer = {
    async send(mail) {
      await send(mail);
      sent.push(mail);
    },
  };
  const worker = workerOn(connection, clock, mailer);
  const rows = () =>
    connection.db.selectFrom('outbox_emails').selectAll().orderBy('next_attempt_at').execute();
  return { connection, clock, sent, mailer, worker, rows };
}

it('claims one of many due mails at a time on PostgreSQL, whatever its plan', async () => {
  const connection = await openPostgres();
  for (let index = 0; index < 40; index++) await queue(connection, String(index));
  const { db } = connection;
  // Forces a semi-join that runs the subquery again for each row.
  await sql`create index on outbox_emails (next_attempt_at)`.execute(db);
  const database = sql.id(new URL(connection.databaseUrl ?? '').pathname.slice(1));
  for (const way of ['hashagg', 'hashjoin', 'material', 'mergejoin', 'sort']) {
    await sql`alter database ${database} set ${sql.raw(`enable_${way}`)} to off`.execute(db);
  }
  const claims = [connection.reopen(), connection.reopen()].map((other) => {
    const store = createOutboxStore(other.db, other.dialect);
    return async () => {
      const ids: string[] = [];
      for (let mail = await store.claim(new Date(START)); mail; mail = await store.claim(new Date(START))) {
        ids.push(mail.id);
      }
      return ids;
    };
  });
  const claimed = (await Promise.all(claims.map((claim) => claim()))).flat();
  expect([claimed.length, new Set(claimed).size]).toEqual([40, 40]);
});

it('claims one of 2,000 waiting mails without reading the others', async () => {
  const connection = await openPostgres();
  await queue(connection, 'waiting');
  const { db, dialect } = connection;
  await sql`insert into outbox_emails select (jsonb_populate_record(mail,
    jsonb_build_object('id', mail.id || number, 'submission_id', mail.submission_id || number))).*
    from outbox_emails as mail, generate_series(1, 2000) as number`.execute(db);
  await sql`analyze outbox_emails`.execute(db);
  await db.transaction().execute(async (trx) => {
    expect(await createOutboxStore(trx, dialect).claim(new Date(START))).not.toBeNull();
    const { rows } = await sql<{ read: string }>`select seq_tup_read + idx_tup_fetch as read
      from pg_stat_xact_user_tables where relname = 'outbox_emails'`.execute(trx);
    expect(Number(rows[0]?.read)).toBeLessThan(20);
  });
});

describeEachDatabase('the outbox', (open) => {
  it('sends due mails once, in order of their due time', async () => {
    const { connection, clock, sent, worker, rows } = await setUp(open);
    await queue(connection, 'second', new Date(START - 1000));
    await queue(connection, 'first', new Date(START - 2000));
    await queue(connection, 'later', new Date(START + 1000));
    await worker.drain();
    await worker.drain();
    expect(sent.map(({ subject }) => subject)).toEqual(['first', 'second']);
    clock.ms += 1000;
    await worker.drain();
    expect(sent.map(({ subject }) => subject)).toEqual(['first', 'second', 'later']);
    expect((await rows()).map(({ status, attempts }) => [status, attempts])).toEqual([
      ['sent', 1],
      ['sent', 1],
      ['sent', 1],
    ]);
  });

  it('retries after growing pauses and stores the error', async () => {
    let failures = 2;
    const { connection, clock, sent, worker, rows } = await setUp(open, async () => {
      if (failures-- > 0) throw new Error('451 come back later');
    });
    await queue(connection, 'patience');
    await worker.drain();
    expect(await rows()).toMatchObject([
      { status: 'pending', attempts: 1, last_error: 'Error: 451 come back later' },
    ]);
    clock.ms += 4999;
    await worker.drain();
    expect((await rows())[0]?.attempts).toBe(1);
    clock.ms += 1;
    await worker.drain();
    clock.ms += 15_000;
    await worker.drain();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.possibleDuplicate, 'a refused mail was not sent').toBe(false);
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 3 }]);
  });

  it('marks a mail as failed after about three days', async () => {
    const { connection, clock, worker, rows } = await setUp(open, async () => {
      throw new Error('refused');
    });
    await queue(connection, 'hopeless');
    await worker.drain();
    for (const pauseMs of RETRY_PAUSES_MS) {
      expect((await rows())[0]?.status).toBe('pending');
      clock.ms += pauseMs;
      await worker.drain();
    }
    expect(await rows()).toMatchObject([{ status: 'failed', last_error: 'Error: refused' }]);
    expect((clock.ms - START) / 3_600_000).toBeGreaterThan(68);
    expect((clock.ms - START) / 3_600_000).toBeLessThan(74);
    const store = createOutboxStore(connection.db, connection.dialect);
    expect(await store.counts(new Date(clock.ms))).toEqual({
      pending: 0,
      failed: 1,
      lastError: 'Error: refused',
    });
    clock.ms += 365 * 86_400_000;
    await worker.drain();
    expect((await rows())[0]?.attempts).toBe(RETRY_PAUSES_MS.length + 1);
  });

  it('sends the other mails when one fails', async () => {
    const { connection, sent, worker } = await setUp(open, async ({ subject }) => {
      if (subject === 'poison') throw new TypeError('cannot compose');
    });
    await queue(connection, 'poison', new Date(START - 5000));
    await queue(connection, 'healthy');
    await worker.drain();
    expect(sent.map(({ subject }) => subject)).toEqual(['healthy']);
  });

  it('marks mail in doubt after a crash as a possible duplicate', async () => {
    const { connection, clock, sent, worker } = await setUp(open);
    await queue(connection, 'in doubt');
    // The process crashes after claiming the mail.
    await createOutboxStore(connection.db, connection.dialect).claim(clock.now());
    await worker.drain();
    expect(sent, 'the claim still holds').toEqual([]);
    clock.ms += 30_000;
    await worker.drain();
    expect(sent).toMatchObject([{ subject: 'in doubt', possibleDuplicate: true }]);
  });

  it('retries mail in doubt at once after a restart of the only sender, and only then', async () => {
    const { connection, clock, sent, mailer } = await setUp(open);
    await queue(connection, 'in doubt');
    await createOutboxStore(connection.db, connection.dialect).claim(clock.now());
    const oneOfMany = workerOn(connection, clock, mailer, false);
    await oneOfMany.recover();
    await oneOfMany.drain();
    await oneOfMany.stop();
    expect(sent).toEqual([]);
    const only = workerOn(connection, clock, mailer, true);
    await only.recover();
    await only.drain();
    await only.stop();
    expect(sent).toMatchObject([{ possibleDuplicate: true }]);
  });

  it('assigns each mail to one of several senders', async () => {
    const { connection, clock, sent, mailer, worker } = await setUp(open);
    for (let index = 0; index < 20; index++) await queue(connection, `mail ${index}`);
    const others = [1, 2, 3].map(() => workerOn(connection, clock, mailer, false));
    await Promise.all([worker, ...others].map((each) => each.drain()));
    expect(sent).toHaveLength(20);
    expect(new Set(sent.map(({ subject }) => subject)).size).toBe(20);
  });

  it('finishes the current mail before it stops, and claims no other', async () => {
    const started = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const { connection, worker, rows } = await setUp(open, async () => {
      started.resolve();
      await finish.promise;
    });
    await queue(connection, 'under way', new Date(START - 1));
    await queue(connection, 'waiting');
    worker.wake();
    await started.promise;
    const stopped = worker.stop();
    finish.resolve();
    await stopped;
    expect((await rows()).map(({ status }) => status)).toEqual(['sent', 'pending']);
  });

  it('deletes old newsletter confirmations only, and none that is being sent', async () => {
    const { connection, clock, rows } = await setUp(open);
    const { db } = connection;
    const store = createOutboxStore(db, connection.dialect);
    await queue(connection, 'a lead', new Date(START));
    for (const dueAt of [new Date(START - 1), new Date(START)]) await queue(connection, 'confirm', dueAt);
    await db
      .updateTable('outbox_emails')
      .set({ purpose: 'newsletter-confirmation' })
      .where('content', 'like', '%confirm%')
      .execute();
    for (const _ of ['the lead', 'the older confirmation']) await store.claim(clock.now());
    await store.discardNewsletterMails(clock.now());
    expect((await rows()).map(({ purpose, status }) => [purpose, status])).toEqual([
      ['newsletter-confirmation', 'sending'],
      ['contact-notification', 'sending'],
    ]);
  });

  it('continues after a database failure', async () => {
    const { connection, sent, worker } = await setUp(open);
    await queue(connection, 'patience');
    await connection.db.schema.alterTable('outbox_emails').renameTo('elsewhere').execute();
    await worker.drain();
    await connection.db.schema.alterTable('elsewhere').renameTo('outbox_emails').execute();
    await worker.drain();
    expect(sent).toHaveLength(1);
  });
});
