import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeEachDatabase, type OpenDatabase } from '../../tests/support/each-database.ts';
import { addSubscribers, openNewsletterDesk } from '../../tests/support/test-newsletter.ts';
import { createMailer } from '../outbox/mailer.ts';

const PAGE = { limit: 50, offset: 0 };

async function setUp(open: OpenDatabase) {
  const connection = await open();
  const mailer = createMailer({
    mail: { smtpUrl: null, to: 'intake@firm.example', from: 'website@firm.example' },
    dataDir: connection.dataDir,
  });
  const desk = await openNewsletterDesk(connection, ['ana@example.com', 'Ben_O@example.com'], {
    env: { NEWSLETTER_PER_MINUTE: '300', DATA_DIR: connection.dataDir },
    sendMail: mailer.send,
  });
  await addSubscribers(connection, ['waiting@example.org'], 'pending');
  await addSubscribers(connection, ['left@example.org'], 'unsubscribed');
  const { subscribers } = desk.services;
  const addresses = async (filter: {
    search?: string;
    status?: 'pending' | 'subscribed' | 'unsubscribed';
  }) => {
    const list = await subscribers.list({ search: '', ...filter }, PAGE);
    return list.subscribers.map(({ email }) => email).toSorted();
  };
  return { ...desk, subscribers, addresses, dataDir: connection.dataDir };
}

describeEachDatabase("the newsletter's list", (open) => {
  it('is searched by any part of an address, filtered by status, and counted', async () => {
    const { subscribers, addresses } = await setUp(open);
    expect(await addresses({ search: 'EXAMPLE.com' })).toEqual(['Ben_O@example.com', 'ana@example.com']);
    expect(await addresses({ search: 'n_o' }), 'an underscore is itself').toEqual(['Ben_O@example.com']);
    for (const search of ['%', '\\', "'", 'nobody']) expect(await addresses({ search })).toEqual([]);
    expect(await addresses({ status: 'unsubscribed' })).toEqual(['left@example.org']);
    expect(await addresses({ status: 'pending', search: 'ana' })).toEqual([]);
    expect(await subscribers.list({ search: 'example.com' }, { limit: 1, offset: 1 })).toMatchObject({
      subscribers: [{ status: 'subscribed' }],
      total: 2,
      counts: { pending: 1, subscribed: 2, unsubscribed: 1 },
    });
  });

  it('is exported as CSV in which no address is a formula', async () => {
    const { subscribers, services, subscriberOf, ...desk } = await setUp(open);
    await addSubscribers(desk, ["=cmd|'/c calc'!a0@example.com"]);
    const { parts } = await subscribers.export({ search: '', status: 'subscribed' }, 'mara');
    const csv = (await Array.fromAsync(parts)).join('');
    const [head, ...lines] = csv.trimEnd().split('\r\n');
    expect(head).toBe(
      '\ufeffEmail,Status,Requested (UTC),Confirmed (UTC),Unsubscribed (UTC),Suspected spam,Unsubscribe link',
    );
    expect(lines).toHaveLength(3);
    const { unsubscribe_token } = await subscriberOf('ana@example.com');
    expect(lines).toContainEqual(
      `ana@example.com,Subscribed,2026-02-01 12:00:00,2026-02-01 12:00:00,,,http://localhost:3000/newsletter/unsubscribe/?token=${unsubscribe_token}`,
    );
    expect(lines.some((line) => line.startsWith("'=cmd"))).toBe(true);
    const { entries } = await services.audit.list(PAGE);
    expect(entries).toMatchObject([
      { staff: 'mara', action: 'subscribers-exported', subject: '3 addresses, subscribed' },
    ]);
  });

  it('forgets a removed address entirely: its row, links, mails and their files', async () => {
    const { subscribers, services, start, subscriberOf, progress, dataDir, db } = await setUp(open);
    await services.newsletter.subscribe({ email: 'new@example.com' });
    await services.outbox.drain();
    await db
      .updateTable('newsletter_subscriptions')
      .set({ status: 'subscribed' })
      .where('email', '=', 'new@example.com')
      .execute();
    const id = await start();
    await services.issues.drain();
    const mailFiles = () => readdir(join(dataDir, 'mail'));
    expect(await mailFiles(), 'a confirmation, a test mail and three issues').toHaveLength(5);
    const removed = await subscriberOf('new@example.com');
    await subscribers.remove(removed.id, 'mara');
    expect(await mailFiles()).toHaveLength(3);
    const tables = [
      'newsletter_subscriptions',
      'newsletter_tokens',
      'outbox_emails',
      'audit_log',
      'mailing_recipients',
    ] as const;
    const stored = JSON.stringify(
      await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())),
    );
    expect(stored).not.toContain('new@example.com');
    expect(stored).not.toContain(removed.unsubscribe_token);
    expect(await progress(id), 'the mailing keeps its count').toMatchObject({ sent: 3 });
    expect((await services.audit.list(PAGE)).entries[0]).toMatchObject({
      staff: 'mara',
      action: 'subscriber-removed',
      subject: 'subscribed',
    });
    await expect(subscribers.remove(removed.id, 'mara')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('keeps an address whose mail is being sent, until it is sent', async () => {
    const { subscribers, subscriberOf, start, db, state } = await setUp(open);
    await start();
    const ana = await subscriberOf('ana@example.com');
    const lease_until = new Date(state.now.getTime() + 1000).toISOString();
    await db
      .updateTable('outbox_emails')
      .set({ status: 'sending', lease_until })
      .where('purpose', '=', 'newsletter-issue')
      .execute();
    await expect(subscribers.remove(ana.id, 'mara')).rejects.toMatchObject({ code: 'mail-being-sent' });
    expect(await subscriberOf('ana@example.com')).toEqual(ana);
  });
});
