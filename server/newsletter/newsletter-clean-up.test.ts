import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { addresses } from '../../tests/support/test-mail.ts';
import { openNewsletter } from '../../tests/support/test-newsletter.ts';
import { createDiscardedFiles } from '../outbox/discarded-files.ts';
import { createMailer } from '../outbox/mailer.ts';
import type { ClaimedMail } from '../outbox/outbox-queue.store.ts';

const DAY = 24 * 60 * 60_000;

describeEachDatabase('the clean-up of the newsletter', (open) => {
  it('deletes only subscriptions unconfirmed for a week', async () => {
    const { db, newsletter, cleanUp, linksFor, advance, rows } = await openNewsletter(open);
    await linksFor('silent@example.com');
    advance(1);
    const stays = await linksFor('stays@example.com');
    await newsletter.confirm(stays.confirm);
    const left = await linksFor('left@example.com');
    await newsletter.unsubscribe(left.unsubscribe);
    await linksFor('younger@example.com');
    advance(7 * DAY - 1);
    await cleanUp();
    const kept = ['left@example.com', 'stays@example.com', 'younger@example.com'];
    expect((await rows()).map(({ email }) => email)).toEqual(kept);
    expect(await db.selectFrom('newsletter_tokens').select('token_hash').execute()).toHaveLength(3);
  });

  it('keeps no address and no link of a confirmation mail after a week, sent, failed or written to a file', async () => {
    const { db, dataDir, outbox, cleanUp, state, subscribe, advance } = await openNewsletter(open);
    const files = () => readdir(join(dataDir, 'mail'));
    await subscribe('sent@example.com');
    const mailer = createMailer({ mail: { smtpUrl: null, ...addresses }, dataDir });
    const written = (await outbox.claim(state.now)) as ClaimedMail;
    await mailer.send(written);
    await outbox.markSent(written.id, state.now);
    await subscribe('failed@example.com');
    const failed = (await outbox.claim(state.now)) as ClaimedMail;
    const error = '550 failed@example.com: unknown';
    await outbox.markFailed(failed.id, { error, retryAt: null, possiblyAccepted: false });
    await subscribe('waiting@example.com');
    advance(7 * DAY - 1);
    await cleanUp();
    expect(await db.selectFrom('outbox_emails').select('status').execute()).toHaveLength(3);
    expect(await files()).toHaveLength(1);
    advance(1);
    await cleanUp();
    expect(await db.selectFrom('outbox_emails').selectAll().execute()).toEqual([]);
    expect(await files()).toEqual([]);
    expect(await db.selectFrom('newsletter_subscriptions').selectAll().execute()).toEqual([]);
  });

  it('tries again to delete a file that could not be deleted', async () => {
    const { db, dataDir, outbox, cleanUp, subscribe, state, advance } = await openNewsletter(open);
    await subscribe('ana@example.com');
    const mail = (await outbox.claim(state.now)) as ClaimedMail;
    await createMailer({ mail: { smtpUrl: null, ...addresses }, dataDir }).send(mail);
    await outbox.markSent(mail.id, state.now);
    advance(7 * DAY);
    await outbox.discardNewsletterMails(state.now);
    const log = pino({ level: 'silent' });
    const removeFile = () => Promise.reject(new Error('read-only'));
    await createDiscardedFiles({ store: outbox, removeFile, log })();
    expect(await db.selectFrom('outbox_emails').selectAll().execute()).toEqual([]);
    expect(await readdir(join(dataDir, 'mail'))).toHaveLength(1);
    await cleanUp();
    expect(await readdir(join(dataDir, 'mail'))).toEqual([]);
    expect(await outbox.discardedFiles('')).toEqual([]);
  });

  it('touches no file while it holds the database', async () => {
    const { db, outbox, subscribe, state, advance } = await openNewsletter(open);
    await subscribe('ana@example.com');
    advance(7 * DAY);
    await outbox.discardNewsletterMails(state.now);
    const answers: string[] = [];
    const removeFile = async () => {
      // With the database held, this query would wait for the file.
      await db.selectFrom('outbox_emails').select('id').execute();
      answers.push('answered');
    };
    await createDiscardedFiles({ store: outbox, removeFile, log: pino({ level: 'silent' }) })();
    expect(answers).toEqual(['answered']);
  });
});
