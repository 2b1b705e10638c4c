import type { Issue, RecipientState } from '../../contract/mailings.ts';
import type { Claimed, OutboxQueue } from '../outbox/outbox-queue.store.ts';
import type { MailContent } from '../platform/database/schema.ts';
import type { MailingStore } from './mailings.store.ts';
import type { NewsletterTransaction } from './transaction.store.ts';

export interface IssueQueueOptions {
  store: Pick<MailingStore, 'recipient'>;
  inTransaction: NewsletterTransaction;
  /** The outbox's rows of issues. */
  queue: OutboxQueue<object>;
  /** False while the pace, which all processes share, allows no further mail. */
  takeSendSlot: (now: Date) => Promise<boolean>;
  compose: (issue: Issue, recipient: { to: string; unsubscribeToken: string }) => MailContent;
}

const IN_DOUBT =
  'The server stopped, or its connection was lost, while it sent this mail. It may have arrived, so it is not sent again.';

/**
 * The mails to subscribers, as the outbox's worker takes them: at a pace that all processes share, composed when they are
 * sent, and none twice. One that may have arrived is given up.
 */
export function createIssueQueue(
  options: IssueQueueOptions,
): Omit<OutboxQueue<MailContent>, 'counts' | 'hasDue'> {
  const { store, inTransaction, queue, takeSendSlot, compose } = options;

  /** Marks a recipient together with its row of the outbox. */
  const finish = (
    id: string,
    change: { state?: RecipientState; lastError?: string },
    inOutbox: (rows: OutboxQueue<object>) => Promise<void>,
  ) =>
    inTransaction(async ({ mailings, outbox }) => {
      await inOutbox(outbox.issues);
      await mailings.setRecipient(id, change);
    });

  const withdraw = (id: string, state: 'skipped' | 'cancelled') =>
    inTransaction(({ mailings }) => mailings.withdraw(id, state));

  const markFailed: OutboxQueue<MailContent>['markFailed'] = (id, failure) =>
    finish(
      id,
      {
        lastError: failure.error.replaceAll('\0', ''),
        ...(failure.retryAt ? {} : { state: 'failed' as const }),
      },
      (rows) => rows.markFailed(id, failure),
    );

  /** @returns null for a mail that is not to be sent any more */
  async function prepare(claimed: Claimed<object>): Promise<Claimed<MailContent> | null> {
    const { id, createdAt, attempt, possibleDuplicate } = claimed;
    const recipient = await store.recipient(id);
    if (possibleDuplicate) {
      const error = recipient?.lastError ? `${IN_DOUBT} ${recipient.lastError}` : IN_DOUBT;
      await markFailed(id, { error, retryAt: null, possiblyAccepted: true });
    } else if (recipient?.cancelledAt) {
      await withdraw(id, 'cancelled');
    } else if (recipient?.status !== 'subscribed' || !recipient.email || !recipient.issue) {
      await withdraw(id, 'skipped');
    } else {
      const { email: to, unsubscribeToken } = recipient;
      const content = compose(JSON.parse(recipient.issue), { to, unsubscribeToken: unsubscribeToken ?? '' });
      return { ...content, id, createdAt, attempt, possibleDuplicate };
    }
    return null;
  }

  return {
    async claim(now) {
      if (!(await queue.hasDue(now)) || !(await takeSendSlot(now))) return null;
      for (let claimed = await queue.claim(now); claimed; claimed = await queue.claim(now)) {
        const mail = await prepare(claimed);
        if (mail) return mail;
      }
      return null;
    },
    markSent: (id, now, savedAsFile) =>
      finish(id, { state: savedAsFile ? 'saved' : 'sent' }, (rows) => rows.markSent(id, now, savedAsFile)),
    markFailed,
    releaseClaims: queue.releaseClaims,
  };
}
