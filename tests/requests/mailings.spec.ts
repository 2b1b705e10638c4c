import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import type { Mailing, MailingDetail } from '../../contract/mailings.ts';
import { apiPaths } from '../../contract/paths.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import type { SubscriberList } from '../../contract/subscribers.ts';
import type { Site } from '../browser/site.ts';
import { test } from '../support/site-fixtures.ts';

const READERS = ['ana', 'ben', 'cy', 'dee', 'eve'].map((name) => `${name}@example.com`);
const REJECTED = 'gone@example.com';

/** The text of a mail without the line breaks of its encoding. */
const unfolded = (source: string) => source.replace(/=\r\n/g, '');

const isConfirmation = (source: string) => unfolded(source).includes('/newsletter/confirm/');

/** A real SMTP server that accepts the issue for `hold` without saying so, and rejects one address from a moment on. */
async function startSmtp({ hold }: { hold: string }) {
  const received: { to: string; source: string }[] = [];
  const held = Promise.withResolvers<void>();
  let holds = true;
  let rejects = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) =>
      rejects && address === REJECTED
        ? done(Object.assign(new Error('5.1.1 no such mailbox'), { responseCode: 550 }))
        : done(),
    onData(stream, { envelope }, done) {
      const to = envelope.rcptTo[0]?.address ?? '';
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString();
        received.push({ to, source });
        // Accepted, but the sender never hears of it.
        if (holds && to === hold && source.includes('List-Unsubscribe') && !isConfirmation(source)) {
          holds = false;
          held.resolve();
        } else {
          done();
        }
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    held: held.promise,
    reject: () => {
      rejects = true;
    },
    stop: () => server.close(),
  };
}

async function call<Answer>(site: Site, method: string, path: string, body?: object): Promise<Answer> {
  const login = await fetch(site.url + staffApiPaths.adminLogin, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'admin123' }),
  });
  const { token } = (await login.json()) as { token: string };
  const answer = await fetch(site.url + path, {
    method,
    headers: { Authorization: `Basic ${token}`, 'Content-Type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return (await answer.json()) as Answer;
}

/** Subscribes an address and confirms it by the link in its mail. */
async function subscribe(site: Site, email: string, confirmations: () => string[]): Promise<void> {
  await fetch(site.url + apiPaths.newsletterSubscriptions, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const link = /\/newsletter\/confirm\/\?token=[\w-]{43}/;
  const mine = () => confirmations().find((source) => source.includes(`To: ${email}`));
  await expect.poll(() => mine() !== undefined).toBe(true);
  const [path] = link.exec(unfolded(mine() ?? '').replaceAll('=3D', '=')) ?? [];
  const answer = await fetch(`${site.url}${path}`, {
    method: 'POST',
    body: new FormData(),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
}

test('a mailing reaches each subscriber once, in spite of kill -9 while one mail is on its way', async ({
  startSite,
}) => {
  const smtp = await startSmtp({ hold: 'cy@example.com' });
  const settings = { SMTP_URL: smtp.url, NEWSLETTER_PER_MINUTE: '300', RATE_LIMIT: 'off' };
  const site = await startSite(settings);
  const sources = () => smtp.received.map(({ source }) => source);
  for (const email of [...READERS, REJECTED]) await subscribe(site, email, sources);
  const { subscribers } = await call<SubscriberList>(
    site,
    'GET',
    `${staffApiPaths.newsletterSubscribers}?status=subscribed`,
  );
  expect(subscribers.map(({ email }) => email).sort()).toEqual([...READERS, REJECTED].sort());
  smtp.reject();
  const { posts } = (await (await fetch(`${site.url}${apiPaths.blogPosts}?limit=1`)).json()) as {
    posts: { slug: string }[];
  };
  const { slug } = posts[0] ?? {};
  const { id } = await call<Mailing>(site, 'POST', staffApiPaths.newsletterMailings, { slug });
  const mailing = staffApiPaths.newsletterMailing(id);
  await call(site, 'POST', `${mailing}/test`, { email: 'staff@firm.example' });
  await call(site, 'POST', `${mailing}/start`);

  await smtp.held;
  await site.stop('SIGKILL');
  await site.restart();
  const finished = async () => (await call<MailingDetail>(site, 'GET', mailing)).progress.queued;
  await expect.poll(finished).toBe(0);
  const issues = smtp.received.filter(
    ({ to, source }) => to !== 'staff@firm.example' && !isConfirmation(source),
  );
  expect(issues.map(({ to }) => to).sort()).toEqual(READERS);
  expect(
    issues.every(({ source }) => source.includes('List-Unsubscribe-Post: List-Unsubscribe=One-Click')),
  ).toBe(true);
  const { progress, failures } = await call<MailingDetail>(site, 'GET', mailing);
  expect(progress).toMatchObject({ sent: 4, failed: 2 });
  const wordsTo = new Map(failures.map(({ email, error }) => [email, error]));
  expect(wordsTo.get('cy@example.com')).toContain('It may have arrived');
  expect(wordsTo.get(REJECTED)).toContain('550 5.1.1 no such mailbox');
  expect(failures.every(({ nextAttemptAt }) => nextAttemptAt === null)).toBe(true);
  smtp.stop();
});
