import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { filesOf } from '../../tests/support/test-mail.ts';
import { linksIn, NEWSLETTER_SITE, openNewsletter } from '../../tests/support/test-newsletter.ts';
import type { OutgoingMail } from '../outbox/mailer.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
describeEachDatabase('the newsletter', (open) => {
  it('subscribes an address only after confirmation', async () => {
    const { newsletter, subscribe, send, status, rows, advance, state } = await openNewsletter(open);
    await subscribe(' Ana@Example.com ');
    expect(state.kicks).toBe(1);
    expect(await status()).toEqual(['pending']);
    const mails = await send();
    expect(mails).toMatchObject([{ to: 'Ana@Example.com' }]);
    const { confirm } = linksIn(mails[0] as OutgoingMail);
    advance(3 * DAY);
    expect(await newsletter.confirm(confirm)).toBe('confirmed');
    expect(await rows()).toMatchObject([
      { email: 'Ana@Example.com', status: 'subscribed', confirmed_at: state.now.toISOString() },
    ]);
    expect(await newsletter.confirm(confirm)).toBe('already-confirmed');
  });

  it('stores no usable confirmation token, neither with the subscription nor in the outbox', async () => {
    const { db, linksFor } = await openNewsletter(open);
    const { confirm } = await linksFor('ana@example.com');
    const stored = JSON.stringify([
      await db.selectFrom('newsletter_tokens').selectAll().execute(),
      await db.selectFrom('newsletter_subscriptions').selectAll().execute(),
      await db.selectFrom('outbox_emails').selectAll().execute(),
    ]);
    expect(confirm).toMatch(/^[\w-]{43}$/);
    expect(stored).not.toContain(confirm);
  });

  it('accepts new, pending, confirmed and former subscribers alike, and mails all but the confirmed', async () => {
    const { newsletter, subscribe, send, linksFor, advance } = await openNewsletter(open);
    const confirmed = await linksFor('confirmed@example.com');
    await newsletter.confirm(confirmed.confirm);
    const former = await linksFor('former@example.com');
    await newsletter.confirm(former.confirm);
    await newsletter.unsubscribe(former.unsubscribe);
    await linksFor('waiting@example.com');
    advance(10 * MINUTE);
    const addresses = ['new', 'waiting', 'confirmed', 'former'].map((name) => `${name}@example.com`);
    await Promise.all(addresses.map((address) => subscribe(address)));
    expect((await send()).map(({ to }) => to).sort()).toEqual([
      'former@example.com',
      'new@example.com',
      'waiting@example.com',
    ]);
  });

  it('limits the confirmation mails to one address', async () => {
    const { subscribe, send, advance } = await openNewsletter(open);
    const sentAfter = async (ms: number) => {
      advance(ms);
      await Promise.all([subscribe('ana@example.com'), subscribe('ANA@example.com')]);
      return (await send()).length;
    };
    expect(await sentAfter(0)).toBe(1);
    expect(await sentAfter(10 * MINUTE - 1)).toBe(0);
    expect(await sentAfter(1)).toBe(1);
    expect(await sentAfter(10 * MINUTE)).toBe(1);
    expect(await sentAfter(10 * MINUTE), 'the fourth of a day').toBe(0);
    expect(await sentAfter(DAY)).toBe(1);
  });

  it('mails at once to an address that has just been unsubscribed, at most three times a day', async () => {
    const { newsletter, subscribe, send, linksFor, advance } = await openNewsletter(open);
    for (const mail of ['first', 'second', 'third']) {
      const { confirm, unsubscribe } = await linksFor('ana@example.com');
      expect(await newsletter.confirm(confirm), mail).toBe('confirmed');
      await newsletter.unsubscribe(unsubscribe);
    }
    await subscribe('ana@example.com');
    expect(await send(), 'the fourth of a day').toEqual([]);
    advance(DAY);
    await subscribe('ana@example.com');
    await subscribe('ana@example.com');
    expect(await send()).toHaveLength(1);
  });

  it('accepts every confirmation link for seven days, then none', async () => {
    const { newsletter, linksFor, advance, status } = await openNewsletter(open);
    const first = await linksFor('ana@example.com');
    advance(6 * DAY);
    const second = await linksFor('ana@example.com');
    advance(DAY);
    expect(await newsletter.confirm(first.confirm)).toBe('link-unknown');
    expect(await status()).toEqual(['pending']);
    expect(await newsletter.confirm(second.confirm)).toBe('confirmed');
  });

  it('rejects unknown tokens and tokens of the other purpose', async () => {
    const { newsletter, linksFor, status } = await openNewsletter(open);
    const { confirm, unsubscribe } = await linksFor('ana@example.com');
    for (const token of ['', 'x', `${confirm}x`, confirm.slice(0, -1), unsubscribe, '\0', '💥'.repeat(500)]) {
      expect(await newsletter.confirm(token)).toBe('link-unknown');
    }
    for (const token of ['', confirm, unsubscribe.slice(1), unsubscribe.toLowerCase(), '\0']) {
      expect(await newsletter.unsubscribe(token)).toBe('link-unknown');
    }
    expect(await status()).toEqual(['pending']);
  });

  it('unsubscribes the very recipient, for years, by one token that every mail to it has', async () => {
    const { newsletter, cleanUp, linksFor, advance, rows, state } = await openNewsletter(open);
    const ben = await linksFor('ben@example.com');
    await newsletter.confirm(ben.confirm);
    const first = await linksFor('ana@example.com');
    advance(DAY);
    const second = await linksFor('ana@example.com');
    expect(second.unsubscribe).toBe(first.unsubscribe);
    expect(ben.unsubscribe).not.toBe(first.unsubscribe);
    await newsletter.confirm(second.confirm);
    advance(10 * 365 * DAY);
    await cleanUp();
    expect(await newsletter.unsubscribe(first.unsubscribe)).toBe('unsubscribed');
    expect(await rows()).toMatchObject([
      { status: 'unsubscribed', unsubscribed_at: state.now.toISOString() },
      { status: 'subscribed' },
    ]);
    const before = await rows();
    advance(DAY);
    expect(await newsletter.unsubscribe(first.unsubscribe)).toBe('unsubscribed');
    expect(await rows(), 'the second time changes nothing').toEqual(before);
  });

  it('keeps the unsubscribe link in the database, for the issues that another program sends', async () => {
    const { newsletter, linksFor, rows } = await openNewsletter(open);
    const { confirm, unsubscribe } = await linksFor('ana@example.com');
    await newsletter.confirm(confirm);
    expect((await rows()).map((row) => row.unsubscribe_token)).toEqual([unsubscribe]);
    await newsletter.unsubscribe(unsubscribe);
    const again = await linksFor('ana@example.com');
    await newsletter.confirm(again.confirm);
    expect((await rows()).map((row) => row.unsubscribe_token)).toEqual([unsubscribe]);
  });

  it('accepts the unsubscribe link of a mail from before recipients had one of their own', async () => {
    const { db, newsletter, linksFor, rows, status } = await openNewsletter(open);
    const { confirm } = await linksFor('ana@example.com');
    await newsletter.confirm(confirm);
    const [row] = await rows();
    const token = 'A'.repeat(43);
    await db
      .insertInto('newsletter_tokens')
      .values({
        token_hash: createHash('sha256').update(token).digest('hex'),
        subscription_id: row?.id ?? '',
        purpose: 'unsubscribe',
        created_at: '2026-01-01T00:00:00.000Z',
        expires_at: null,
      })
      .execute();
    expect(await newsletter.unsubscribe(token)).toBe('unsubscribed');
    expect(await status()).toEqual(['unsubscribed']);
  });

  it('accepts only a new confirmation link after unsubscription', async () => {
    const { newsletter, linksFor, status } = await openNewsletter(open);
    const first = await linksFor('ana@example.com');
    await newsletter.unsubscribe(first.unsubscribe);
    expect(await newsletter.confirm(first.confirm)).toBe('link-unknown');
    const again = await linksFor('ana@example.com');
    expect(await status(), 'asking alone changes nothing').toEqual(['unsubscribed']);
    expect(await newsletter.confirm(again.confirm)).toBe('confirmed');
    expect(await status()).toEqual(['subscribed']);
  });

  it('ends unsubscribed when both buttons are pressed concurrently', async () => {
    const { newsletter, linksFor, status } = await openNewsletter(open);
    for (let round = 0; round < 10; round++) {
      const { confirm, unsubscribe } = await linksFor(`ana-${round}@example.com`);
      const presses = [() => newsletter.unsubscribe(unsubscribe), () => newsletter.confirm(confirm)];
      await Promise.all((round % 2 === 0 ? presses : presses.reverse()).map((press) => press()));
    }
    expect(await status()).toEqual(Array.from({ length: 10 }, () => 'unsubscribed'));
  });

  it('stores and flags suspected spam without a mail; a later genuine request clears the flag', async () => {
    const { subscribe, send, rows } = await openNewsletter(open);
    await subscribe('ana@example.com', 'https://spam.example');
    expect(await send()).toEqual([]);
    expect(await rows()).toMatchObject([{ suspected_spam: 'The hidden field was filled in.' }]);
    await subscribe('ana@example.com');
    expect(await send()).toHaveLength(1);
    expect(await rows()).toMatchObject([{ suspected_spam: null }]);
    await subscribe('ana@example.com', 'https://spam.example');
    expect(await rows(), 'a bot does not flag a known address').toMatchObject([{ suspected_spam: null }]);
  });

  it.each([
    undefined,
    null,
    'ana@example.com',
    {},
    { email: 7 },
    { email: '' },
    { email: 'ana' },
    { email: 'ana@example.com\r\nBcc: victim@example.com' },
    { email: 'ana@example.com, victim@example.com' },
    { email: `${'a'.repeat(400)}@example.com` },
    { email: 'a\0na@example.com' },
  ])('rejects %j', async (payload) => {
    const { newsletter, rows } = await openNewsletter(open);
    await expect(newsletter.subscribe(payload)).rejects.toMatchObject({ code: 'invalid-input' });
    expect(await rows()).toEqual([]);
  });

  it('stores nothing when its mail cannot be queued', async () => {
    const { db, subscribe, rows } = await openNewsletter(open);
    await db.schema.alterTable('outbox_emails').renameTo('elsewhere').execute();
    await expect(subscribe('ana@example.com')).rejects.toThrow();
    await db.schema.alterTable('elsewhere').renameTo('outbox_emails').execute();
    expect(await rows()).toEqual([]);
  });

  it('sends mail with one-click unsubscription headers', async () => {
    const { subscribe, send } = await openNewsletter(open);
    await subscribe('ana@example.com');
    const mails = await send();
    const { unsubscribe } = linksIn(mails[0] as OutgoingMail);
    const [source = ''] = (await filesOf(mails)).sources.map(String);
    const headers = (source.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]/g, ' ');
    expect(headers).toContain(
      `List-Unsubscribe: <${NEWSLETTER_SITE}/newsletter/unsubscribe/?token=${unsubscribe}>\r\n`,
    );
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(headers).toContain('To: ana@example.com\r\n');
  });
});
