import type { Kysely, Transaction } from 'kysely';
import type { Issue, RecipientState } from '../../contract/mailings.ts';
import type { Claimed, OutboxQueue } from '../outbox/outbox-queue.store.ts';
import type { Database, MailContent } from '../platform/database/schema.ts';
import { takeSendSlot } from './pace.store.ts';

export interface IssueQueueOptions {
  /** The outbox's rows of issues, on a connection or within a transaction. */
  queue: (db: Kysely<Database>) => OutboxQueue<object>;
  /** Mails of all processes together. */
  perMinute: number;
  compose: (issue: Issue, recipient: { to: string; unsubscribeToken: string }) => MailContent;
}

const IN_DOUBT =
  'The server stopped, or its connection was lost, while it sent this mail. It may have arrived, so it is not sent again.';

/**
 * The mails to subscribers, as the outbox's worker takes them: at a pace that all processes share, composed when they are
 * sent, and none twice. One that may have arrived is given up.
 */
export function createIssueQueue(
  db: Kysely<Database>,
  { queue, perMinute, compose }: IssueQueueOptions,
): Omit<OutboxQueue<MailContent>, 'counts' | 'hasDue'> {
  const outbox = queue(db);

  /** Marks a recipient together with its row of the outbox. */
  const finish = (
    id: string,
    change: { state?: RecipientState; last_error?: string },
    inOutbox: (rows: OutboxQueue<object>) => Promise<void>,
  ) =>
    db.transaction().execute(async (trx) => {
      await inOutbox(queue(trx));
      await trx.updateTable('mailing_recipients').set(change).where('id', '=', id).execute();
    });

  const withdraw = (id: string, state: 'skipped' | 'cancelled') =>
    db.transaction().execute(async (trx) => {
      await trx.deleteFrom('outbox_emails').where('id', '=', id).execute();
      await trx.updateTable('mailing_recipients').set({ state }).where('id', '=', id).execute();
    });

  const markFailed: OutboxQueue<MailContent>['markFailed'] = (id, failure) =>
    finish(
      id,
      {
        last_error: failure.error.replaceAll('\0', ''),
        ...(failure.retryAt ? {} : { state: 'failed' as const }),
      },
      (rows) => rows.markFailed(id, failure),
    );

  /** @returns null for a mail that is not to be sent any more */
  async function prepare(claimed: Claimed<object>): Promise<Claimed<MailContent> | null> {
    const { id, createdAt, attempt, possibleDuplicate } = claimed;
    const recipient = await readRecipient(db, id);
    if (possibleDuplicate) {
      const error = recipient?.last_error ? `${IN_DOUBT} ${recipient.last_error}` : IN_DOUBT;
      await markFailed(id, { error, retryAt: null, possiblyAccepted: true });
    } else if (recipient?.cancelled_at) {
      await withdraw(id, 'cancelled');
    } else if (recipient?.status !== 'subscribed' || !recipient.email || !recipient.issue) {
      await withdraw(id, 'skipped');
    } else {
      const { email: to, unsubscribe_token: unsubscribeToken = '' } = recipient;
      const content = compose(JSON.parse(recipient.issue), { to, unsubscribeToken: unsubscribeToken ?? '' });
      return { ...content, id, createdAt, attempt, possibleDuplicate };
    }
    return null;
  }

  return {
    async claim(now) {
      if (!(await outbox.hasDue(now)) || !(await takeSendSlot(db, now, perMinute))) return null;
      for (let claimed = await outbox.claim(now); claimed; claimed = await outbox.claim(now)) {
        const mail = await prepare(claimed);
        if (mail) return mail;
      }
      return null;
    },
    markSent: (id, now, savedAsFile) =>
      finish(id, { state: savedAsFile ? 'saved' : 'sent' }, (rows) => rows.markSent(id, now, savedAsFile)),
    markFailed,
    releaseClaims: outbox.releaseClaims,
  };
}

function readRecipient(db: Kysely<Database> | Transaction<Database>, id: string) {
  return db
    .selectFrom('mailing_recipients as recipient')
    .innerJoin('mailings', 'mailings.id', 'recipient.mailing_id')
    .leftJoin('newsletter_subscriptions as subscription', 'subscription.id', 'recipient.subscription_id')
    .select(['recipient.last_error', 'mailings.issue', 'mailings.cancelled_at'])
    .select(['subscription.email', 'subscription.status', 'subscription.unsubscribe_token'])
    .where('recipient.id', '=', id)
    .executeTakeFirst();
}
