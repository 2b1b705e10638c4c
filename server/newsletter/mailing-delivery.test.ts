import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { openNewsletterDesk } from '../../tests/support/test-newsletter.ts';
import { MailError } from '../outbox/mailer.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const THREE = ['ana@example.com', 'ben@example.com', 'cy@example.com'];
/** Faster than these tests send. */
const FAST = { env: { NEWSLETTER_PER_MINUTE: '300' } };

const rejected = (words: string, permanent: boolean) =>
  new MailError(Object.assign(new Error(words), { code: 'EENVELOPE' }), {
    permanent,
    possiblyAccepted: false,
  });

describeEachDatabase('the delivery of a mailing', (open) => {
  it('lists what the mail server has refused, with its last words, and retries only what may succeed', async () => {
    const desk = await openNewsletterDesk(await open(), THREE, {
      ...FAST,
      async sendMail({ to }) {
        if (to === 'ana@example.com') throw rejected('550 no such mailbox', true);
        if (to === 'ben@example.com') throw rejected('451 come back later', false);
      },
    });
    const id = await desk.start();
    await desk.services.issues.drain();
    expect(await desk.services.mailings.find(id)).toMatchObject({
      state: 'sending',
      progress: { queued: 1, sent: 1, failed: 1 },
      failures: [
        { email: 'ana@example.com', error: 'MailError: 550 no such mailbox', nextAttemptAt: null },
        {
          email: 'ben@example.com',
          error: 'MailError: 451 come back later',
          nextAttemptAt: '2026-03-02T15:00:05.000Z',
        },
      ],
    });
    expect((await desk.services.dashboard.stats()).outbox, 'the notice about leads').toEqual({
      pending: 0,
      failed: 0,
      lastError: null,
    });
    const ana = await desk.subscriberOf('ana@example.com');
    await desk.services.subscribers.remove(ana.id, 'mara');
    const [failure] = (await desk.services.mailings.find(id))?.failures ?? [];
    expect(failure).toEqual({ email: null, error: '', nextAttemptAt: null });
  });

  it('does not send again what may have arrived before a crash or a lost connection', async () => {
    const connection = await open();
    let lost = true;
    const desk = await openNewsletterDesk(connection, ['ana@example.com', 'ben@example.com'], {
      ...FAST,
      async sendMail({ to }) {
        if (!lost || to === 'mara@firm.example') return;
        lost = false;
        throw new MailError(new Error('connection lost'), { permanent: false, possiblyAccepted: true });
      },
    });
    const id = await desk.start();
    const row = await desk.db
      .selectFrom('outbox_emails')
      .select('id')
      .where('purpose', '=', 'newsletter-issue')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    // A process crashed while it sent this one.
    const lease_until = new Date(desk.state.now.getTime() + 1000).toISOString();
    await desk.db
      .updateTable('outbox_emails')
      .set({ status: 'sending', lease_until })
      .where('id', '=', row.id)
      .execute();
    await desk.services.issues.drain();
    desk.advance(MINUTE);
    await desk.services.issues.drain();
    desk.advance(DAY);
    await desk.services.issues.drain();
    expect(desk.mails).toEqual([]);
    const mailing = await desk.services.mailings.find(id);
    expect(mailing).toMatchObject({ state: 'sent', progress: { queued: 0, sent: 0, failed: 2 } });
    expect(mailing?.failures.map(({ error }) => error)).toEqual([
      expect.stringContaining('It may have arrived'),
      expect.stringContaining('It may have arrived'),
    ]);
    expect(mailing?.failures.some(({ error }) => error.includes('connection lost'))).toBe(true);
  });

  it('leaves no address in the outbox, and after a week no row', async () => {
    const desk = await openNewsletterDesk(await open(), THREE, FAST);
    const id = await desk.start();
    await desk.services.issues.drain();
    const rows = () => desk.db.selectFrom('outbox_emails').selectAll().execute();
    expect(await rows()).toHaveLength(4);
    expect(JSON.stringify(await rows())).not.toContain('@');
    desk.advance(7 * DAY);
    await desk.services.retention.apply();
    expect(await rows()).toEqual([]);
    expect(await desk.progress(id)).toMatchObject({ sent: 3 });
  });

  it('waits in the outbox for longer than a week where the pace is slow', async () => {
    const desk = await openNewsletterDesk(await open(), THREE, FAST);
    const id = await desk.start();
    desk.advance(8 * DAY);
    await desk.services.retention.apply();
    await desk.services.issues.drain();
    expect(await desk.progress(id)).toMatchObject({ sent: 3 });
  });
});
