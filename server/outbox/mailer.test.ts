import { createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSqlite } from '../../tests/support/each-database.ts';
import { addresses, filesOf, lead, mailOf } from '../../tests/support/test-mail.ts';
import { composeLeadEmail } from '../inquiries/lead-email.ts';
import { createMailer } from './mailer.ts';
import { createOutboxStore, outboxMutations } from './outbox.store.ts';
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
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  const disconnect = () => {
    for (const socket of sockets) socket.destroy();
  };
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  onTestFinished(close);
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { received, port: address.port, url: `smtp://127.0.0.1:${address.port}`, disconnect, close };
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
      outboxMutations(trx, connection.dialect).enqueue({
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
      possible_duplicate: 0,
      last_error: expect.stringContaining('ECONNREFUSED'),
    });
    const { received } = await smtp({}, first.port);
    state.now = new Date(state.now.getTime() + 5000);
    await worker.drain();
    await worker.drain();
    expect(received).toHaveLength(1);
    expect((await row()).status).toBe('sent');
  });

  it.each([
    [452, { status: 'pending', attempts: 1 }],
    [550, { status: 'failed', attempts: 1 }],
  ])('is retried after a temporary rejection only (%i)', async (responseCode, expected) => {
    const { url, received } = await smtp({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('mailbox is full'), { responseCode })),
    });
    const { worker, row } = await outboxWith(url);
    await worker.drain();
    expect(received).toEqual([]);
    expect(await row()).toMatchObject({
      ...expected,
      possible_duplicate: 0,
      last_error: expect.stringContaining(`${responseCode} mailbox is full`),
    });
  });

  it('is retried when the server refuses the login', async () => {
    const { url } = await smtp({
      authOptional: false,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('wrong password')),
    });
    const { worker, row } = await outboxWith(url.replace('smtp://', 'smtp://user:wrong@'));
    await worker.drain();
    expect(await row()).toMatchObject({ status: 'pending', last_error: expect.stringContaining('535') });
  });

  it('is marked as a possible duplicate when the answer to the whole mail was lost', async () => {
    let answers = false;
    const received: string[] = [];
    const { url, disconnect } = await smtp({
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received.push(Buffer.concat(chunks).toString());
          if (answers) done();
          else disconnect();
        });
      },
    });
    const { state, worker, row } = await outboxWith(url);
    await worker.drain();
    expect(await row()).toMatchObject({ status: 'pending', possible_duplicate: 1 });
    answers = true;
    state.now = new Date(state.now.getTime() + 5000);
    await worker.drain();
    expect(received.map((source) => source.includes('X-Possible-Duplicate: yes'))).toEqual([false, true]);
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
