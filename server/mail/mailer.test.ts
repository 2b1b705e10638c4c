import { createServer } from 'node:net';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSqlite } from '../../tests/support/each-database.ts';
import { addresses, filesOf, lead, mailOf } from '../../tests/support/test-mail.ts';
import { composeLeadEmail } from './lead-email.ts';
import { createMailer } from './mailer.ts';
import { createOutboxStore } from './outbox.store.ts';
import { OutboxWorker } from './outbox-worker.ts';

async function smtp(options: SMTPServerOptions = {}, port = 0) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  onTestFinished(close);
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { received, port: address.port, url: `smtp://127.0.0.1:${address.port}`, close };
}

describe('mail without an SMTP server', () => {
  it('is written to a file named by time and id, and replaced on a second attempt', async () => {
    const { names, sources } = await filesOf([mailOf(lead), mailOf(lead, { possibleDuplicate: true })]);
    expect(names).toEqual(['20260302T150000Z-mail-1.eml']);
    expect(sources[0]?.toString()).toContain('X-Possible-Duplicate: yes');
  });
});

describe('mail by SMTP', () => {
  async function outboxWith(smtpUrl: string) {
    const connection = await openSqlite();
    const state = { now: new Date(lead.createdAt) };
    const store = createOutboxStore(connection.db, connection.dialect);
    const mailer = createMailer({ mail: { smtpUrl, ...addresses }, dataDir: connection.dataDir });
    const worker = new OutboxWorker({
      store,
      mailer,
      clock: () => state.now,
      log: pino({ level: 'silent' }),
      onlySender: true,
    });
    await connection.db.transaction().execute((trx) =>
      store.enqueue(trx, {
        submissionId: lead.id,
        kind: 'contact',
        mails: [{ purpose: 'contact-notification', content: composeLeadEmail(lead) }],
        createdAt: lead.createdAt,
        dueAt: lead.createdAt,
      }),
    );
    const row = () => connection.db.selectFrom('outbox_emails').selectAll().executeTakeFirstOrThrow();
    return { state, worker, row };
  }

  it('is delivered and marked as sent', async () => {
    const { url, received } = await smtp();
    const { worker, row } = await outboxWith(url);
    await worker.drain();
    const email = await PostalMime.parse(received[0] ?? '');
    expect(email.subject).toContain('Ana Ruiz');
    expect((await row()).status).toBe('sent');
  });

  it('is delivered once after the server was down', async () => {
    const first = await smtp();
    await first.close();
    const { state, worker, row } = await outboxWith(first.url);
    await worker.drain();
    expect(await row()).toMatchObject({
      status: 'pending',
      last_error: expect.stringContaining('ECONNREFUSED'),
    });
    const { received } = await smtp({}, first.port);
    state.now = new Date(state.now.getTime() + 5000);
    await worker.drain();
    await worker.drain();
    expect(received).toHaveLength(1);
    expect((await row()).status).toBe('sent');
  });

  it('is retried when the server rejects it', async () => {
    const { url, received } = await smtp({
      onRcptTo: (_address, _session, done) => done(new Error('mailbox is full')),
    });
    const { worker, row } = await outboxWith(url);
    await worker.drain();
    expect(received).toEqual([]);
    expect(await row()).toMatchObject({
      status: 'pending',
      attempts: 1,
      last_error: expect.stringContaining('mailbox is full'),
    });
  });

  it('times out when the server never answers', { timeout: 20_000 }, async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const sockets = new Set<{ destroy(): void }>();
    silent.on('connection', (socket) => sockets.add(socket));
    onTestFinished(async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => silent.close(resolve));
    });
    const address = silent.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const { worker, row } = await outboxWith(`smtp://127.0.0.1:${address.port}`);
    await worker.drain();
    expect(await row()).toMatchObject({ status: 'pending', last_error: expect.stringContaining('Greeting') });
  });
});
