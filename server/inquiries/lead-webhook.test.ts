import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeEachDatabase, type OpenDatabase } from '../../tests/support/each-database.ts';
import { openLeads } from '../../tests/support/test-leads.ts';
import { contactLead } from '../../tests/support/test-site.ts';
import { OutboxWorker } from '../outbox/outbox-worker.ts';
import { createWebhookSender } from '../outbox/webhook-sender.ts';
import type { WebhookContent } from '../platform/database/schema.ts';
import { composeLeadWebhook } from './lead-webhook.ts';

const SECRET = 'a secret of at least thirty-two characters';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts a receiver that answers with these statuses, the last one again and again. */
async function startReceiver(statuses: number[], headers: Record<string, string> = {}) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    received.push({ headers: request.headers, body });
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    response.writeHead(status ?? 200, headers).end(status === 200 ? '' : 'the case system\nis away');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received };
}

async function setUp(open: OpenDatabase, url: string) {
  const opened = await openLeads(open, { composeWebhook: composeLeadWebhook });
  const { state, db, outbox } = opened;
  const clock = () => state.now;
  const startWorker = () =>
    new OutboxWorker<WebhookContent>({
      store: outbox.webhooks,
      mailer: createWebhookSender({ url, secret: SECRET }, clock),
      clock,
      log: pino({ level: 'silent' }),
      onlySender: true,
    });
  const row = () =>
    db
      .selectFrom('outbox_emails')
      .select(['id', 'status', 'attempts', 'last_error'])
      .where('purpose', '=', 'contact-webhook')
      .executeTakeFirstOrThrow();
  const advance = (ms: number) => {
    state.now = new Date(state.now.getTime() + ms);
  };
  return { ...opened, startWorker, row, advance };
}

describeEachDatabase('the webhook', (open) => {
  it('receives each inquiry once, with what was typed and a signature of it', async () => {
    const { url, received } = await startReceiver([200]);
    const { accept, startWorker, row, mails } = await setUp(open, url);
    const { id } = await accept('contact', {
      ...contactLead,
      origin: { page: '/contact/', utm_source: 'ad' },
    });
    await startWorker().drain();
    await startWorker().drain();
    expect(received).toHaveLength(1);
    const [{ headers, body } = { headers: {} as IncomingHttpHeaders, body: '' }] = received;
    const { type, timestamp, data } = JSON.parse(body);
    expect([type, timestamp]).toEqual(['lead.created', '2026-03-02T15:00:00.000Z']);
    expect(data).toMatchObject({ id, kind: 'contact', name: 'Ana Ruiz', caseTypeLabel: 'Child Custody' });
    expect(data.origin).toEqual({ page: '/contact/', utm_source: 'ad' });
    expect(Object.keys(data)).not.toContain('fingerprint');
    const seconds = String(Date.UTC(2026, 2, 2, 15) / 1000);
    expect(headers['webhook-timestamp']).toBe(seconds);
    expect(headers['webhook-id']).toBe((await row()).id);
    const signed = `${headers['webhook-id']}.${seconds}.${body}`;
    const expected = createHmac('sha256', SECRET).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${expected}`);
    const statuses = (await mails()).map(({ purpose, status }) => [purpose, status]).toSorted();
    expect(statuses, 'the mail is another worker’s').toEqual([
      ['contact-notification', 'pending'],
      ['contact-webhook', 'sent'],
    ]);
  });

  it('is tried again after a failure, after growing pauses, also by another process', async () => {
    const { url, received } = await startReceiver([500, 429, 200]);
    const { accept, startWorker, row, advance } = await setUp(open, url);
    await accept('contact', contactLead);
    await startWorker().drain();
    expect(await row()).toMatchObject({ status: 'pending', attempts: 1 });
    expect((await row()).last_error).toContain('500 the case system is away');
    advance(5000);
    await startWorker().drain();
    advance(5000);
    await startWorker().drain();
    expect(received, 'the second pause is longer').toHaveLength(2);
    advance(10_000);
    await startWorker().drain();
    expect(await row()).toMatchObject({ status: 'sent', attempts: 3 });
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size, 'one id').toBe(1);
  });

  it('gets the message of a process that died while sending', async () => {
    const { url, received } = await startReceiver([200]);
    const { accept, startWorker, outbox, state, row } = await setUp(open, url);
    await accept('contact', contactLead);
    await outbox.webhooks.claim(state.now);
    const worker = startWorker();
    await worker.recover();
    await worker.drain();
    await worker.stop();
    expect(received).toHaveLength(1);
    expect((await row()).status).toBe('sent');
  });

  it.each([400, 401, 404, 410])('is given up at once when it answers %i', async (status) => {
    const { url } = await startReceiver([status]);
    const { accept, startWorker, row } = await setUp(open, url);
    await accept('contact', contactLead);
    await startWorker().drain();
    expect(await row()).toMatchObject({ status: 'failed', attempts: 1 });
  });

  it('is not followed to another address', async () => {
    const elsewhere = await startReceiver([200]);
    const { url } = await startReceiver([307], { Location: elsewhere.url });
    const { accept, startWorker, row } = await setUp(open, url);
    await accept('contact', contactLead);
    await startWorker().drain();
    expect(elsewhere.received).toEqual([]);
    expect(await row()).toMatchObject({ status: 'failed' });
    expect((await row()).last_error).toContain('307');
  });
});

describe('the webhook sender', () => {
  it('tries again what nobody answers', async () => {
    const sender = createWebhookSender({ url: 'http://127.0.0.1:9/', secret: SECRET }, () => new Date());
    await expect(sender.send({ id: '1', body: '{}' })).rejects.toMatchObject({ permanent: false });
  });
});
