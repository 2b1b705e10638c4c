import { type AddressInfo, connect } from 'node:net';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { apiPaths } from '../../contract/paths.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import { placeholdersIn, readContentSources } from '../../scripts/content-check/content-sources.ts';
import { readSampleSources, samplesIn, unmarkedSamples } from '../../scripts/content-check/samples.ts';
import { contactLead } from '../browser/lead-forms.ts';
import type { Site } from '../browser/site.ts';
import { test } from '../support/site-fixtures.ts';

function send(site: Site, lead: object): Promise<Response> {
  return fetch(site.url + apiPaths.contact, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(lead),
  });
}

async function contacts(site: Site): Promise<{ id: string; email: string }[]> {
  const login = await fetch(site.url + staffApiPaths.adminLogin, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'admin123' }),
  });
  const { token } = (await login.json()) as { token: string };
  const list = await fetch(site.url + staffApiPaths.adminContacts, {
    headers: { Authorization: `Basic ${token}` },
  });
  return (await list.json()) as { id: string; email: string }[];
}

/** A real SMTP server that can be switched off and on again on the same port. */
async function startSmtp(port = 0) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    stop: () => new Promise<void>((closed) => server.close(closed)),
  };
}

test('a lead acknowledged right before kill -9 is there after the restart, with its mail, once', {
  tag: '@database',
}, async ({ startSite }) => {
  test.setTimeout(120_000);
  const site = await startSite();
  const leads = Array.from({ length: 5 }, contactLead);
  for (const lead of leads) expect((await send(site, lead)).status).toBe(201);
  await site.stop('SIGKILL');
  await site.restart();
  expect((await contacts(site)).map(({ email }) => email).sort()).toEqual(
    leads.map(({ email }) => email).sort(),
  );
  // With several processes, a mail that one of them left behind waits for its lease to end.
  await expect.poll(async () => (await site.mails()).length, { timeout: 60_000 }).toBe(leads.length);
});

test('the same submission sent twice at once is one lead and one mail', { tag: '@database' }, async ({
  startSite,
}) => {
  const site = await startSite();
  const lead = { ...contactLead(), submissionId: crypto.randomUUID() };
  const answers = await Promise.all([send(site, lead), send(site, lead), send(site, lead)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  expect((await contacts(site)).map(({ id }) => id)).toEqual([lead.submissionId]);
  await expect.poll(async () => (await site.mails()).length).toBe(1);
});

test('with the mail server down a lead is accepted; when it is up again the mail arrives once', async ({
  startSite,
}) => {
  const first = await startSmtp();
  await first.stop();
  const site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${first.port}` });
  const lead = contactLead();
  expect((await send(site, lead)).status).toBe(201);
  await expect.poll(() => site.output()).toContain('mail not sent, trying again');
  const smtp = await startSmtp(first.port);
  await expect.poll(() => smtp.received.length, { timeout: 30_000 }).toBe(1);
  await site.stop();
  await site.restart();
  expect((await send(site, contactLead())).status).toBe(201);
  await expect.poll(() => smtp.received.length).toBe(2);
  expect(smtp.received.filter((mail) => mail.includes(lead.email))).toHaveLength(1);
  await smtp.stop();
});

test('at its start the server says how many samples and placeholders are left', async ({ site }) => {
  const count = (items: readonly string[], noun: string) =>
    items.length > 0 ? [`${items.length} ${noun}${items.length === 1 ? '' : 's'}`] : [];
  const sources = await readSampleSources();
  const left = [
    ...count([...samplesIn(sources), ...unmarkedSamples(sources)], 'sample'),
    ...count(placeholdersIn(await readContentSources()), 'placeholder'),
  ];
  const line = `The content has ${left.join(' and ')}: npm run content:check lists them.`;
  await expect.poll(() => site.output()).toContain('Admin area');
  expect(site.output().includes(line)).toBe(left.length > 0);
});

test('SIGTERM lets a request under way finish and leaves with code 0', async ({ startSite }) => {
  const site = await startSite();
  const body = JSON.stringify(contactLead());
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (text: string) => {
    answer += text;
  });
  const head = [
    `POST ${apiPaths.contact} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ].join('\r\n');
  socket.write(`${head}\r\n\r\n${body.slice(0, 20)}`);
  // The server has the first half once it has answered a request that came after it.
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  const stopped = site.stop('SIGTERM');
  await expect.poll(() => site.output()).toContain('shutting down');
  socket.write(body.slice(20));
  expect(await stopped).toBe(0);
  expect(answer).toMatch(/^HTTP\/1\.1 201 /);
});

test('a slow visitor delays the shutdown by less than ten seconds, and the exit code is 0', async ({
  startSite,
}) => {
  const site = await startSite();
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1').on('error', () => {});
  const head = [
    `POST ${apiPaths.contact} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    'Content-Length: 20',
  ].join('\r\n');
  socket.write(`${head}\r\n\r\n{`);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect(await site.stop('SIGTERM')).toBe(0);
  expect(site.output()).not.toContain('shutdown took too long');
});

test('a second server on the same folder says so and does not start', async ({ startSite }) => {
  const site = await startSite();
  await expect(startSite({ DATA_DIR: site.dataDir })).rejects.toThrow(
    /ended with 1 before it was ready\.\s+The database cannot be used: another server is running on .+\n$/,
  );
});

test('several server processes take leads together and send each mail once', { tag: '@database' }, async ({
  startSite,
}) => {
  const site = await startSite({ WORKERS: '3' });
  const leads = Array.from({ length: 12 }, contactLead);
  const answers = await Promise.all(leads.map((lead) => send(site, lead)));
  expect(answers.map(({ status }) => status)).toEqual(leads.map(() => 201));
  await expect.poll(async () => (await site.mails()).length).toBe(leads.length);
  expect(await site.stop('SIGTERM')).toBe(0);
});
