import { firmDay } from '../../content/derive/firm-time.ts';
import { paths } from '../../contract/paths.ts';
import {
  type SubscriberFilter,
  type SubscriberList,
  subscriberStatuses,
} from '../../contract/subscribers.ts';
import { csv, utcMoment } from '../platform/csv.ts';
import type { MadeFile } from '../platform/http/send-file.ts';
import type { Pagination } from '../platform/pagination.ts';
import { found, Refusal } from '../platform/refusal.ts';
import type { SubscriberStore, SubscriberWithLink } from './subscribers.store.ts';
import type { NewsletterTransaction } from './transaction.store.ts';

const EXPORT_BATCH = 500;
const BEING_SENT = 'A mail to this address is being sent at this moment. Please try again in half a minute.';

export interface SubscribersOptions {
  store: SubscriberStore;
  inTransaction: NewsletterTransaction;
  clock: () => Date;
  siteUrl: string;
  /** Deletes the files of deleted mails. */
  removeDiscardedFiles: () => Promise<void>;
  /** Called after mail was queued in the outbox. */
  onMailQueued: () => void;
}

/** The staff's view of the newsletter's list. */
export function createSubscribers(options: SubscribersOptions) {
  const { store, inTransaction, clock, siteUrl, removeDiscardedFiles, onMailQueued } = options;
  return {
    async list(filter: SubscriberFilter, pagination: Pagination): Promise<SubscriberList> {
      const [subscribers, total, counts] = await Promise.all([
        store.list(filter, pagination),
        store.count(filter),
        store.counts(),
      ]);
      return { subscribers, total, counts };
    },

    /**
     * Deletes an e-mail address for good, with its tokens and mails. The audit log does not keep it.
     * @throws {Refusal} while a mail to it is on its way
     */
    async remove(id: string, staff: string): Promise<void> {
      await inTransaction(async ({ subscribers, outbox, record }) => {
        const at = clock().toISOString();
        const { status, emailKey } = found(await subscribers.remove(id));
        const mails = await subscribers.lockMails(id, emailKey);
        // A mail in flight would write its .eml file after the deletion.
        if (mails.some((mail) => mail.status === 'sending' && (mail.leaseUntil ?? '') > at)) {
          throw new Refusal('mail-being-sent', { message: BEING_SENT });
        }
        await outbox.discard(mails.map((mail) => mail.id));
        await subscribers.removeTraces(id);
        await record({ staff, action: 'subscriber-removed', subject: status });
      });
      await removeDiscardedFiles();
    },

    /** Queues failed confirmations and tests again. Returns their number. */
    async resendMails(staff: string): Promise<number> {
      const resent = await inTransaction(async ({ outbox, record }) => {
        const count = await outbox.requeueNewsletterMails(clock().toISOString());
        const subject = `${count} newsletter ${count === 1 ? 'mail' : 'mails'}`;
        if (count > 0) await record({ staff, action: 'delivery-resent', subject });
        return count;
      });
      if (resent > 0) onMailQueued();
      return resent;
    },

    /** The filtered list as CSV. */
    async export(filter: SubscriberFilter, staff: string): Promise<MadeFile> {
      const parts = [
        `${await store.count(filter)} addresses`,
        ...(filter.status ? [filter.status] : []),
        ...(filter.search === '' ? [] : ['a search']),
      ];
      const subject = parts.join(', ');
      await inTransaction(({ record }) => record({ staff, action: 'subscribers-exported', subject }));
      return { name: `subscribers-${firmDay(clock())}.csv`, parts: exported(store, filter, siteUrl) };
    },
  };
}

export type Subscribers = ReturnType<typeof createSubscribers>;

async function* exported(store: SubscriberStore, filter: SubscriberFilter, siteUrl: string) {
  const { head, lines } = subscribersCsv(siteUrl);
  yield head();
  for (let after = ''; ; ) {
    const rows = await store.exported(filter, after, EXPORT_BATCH);
    yield lines(rows);
    const last = rows.at(-1);
    if (!last || rows.length < EXPORT_BATCH) return;
    after = last.id;
  }
}

const subscribersCsv = (siteUrl: string) =>
  csv<SubscriberWithLink>([
    ['Email', ({ email }) => email],
    ['Status', ({ status }) => subscriberStatuses.find(({ value }) => value === status)?.label],
    ['Requested (UTC)', ({ requestedAt }) => utcMoment(requestedAt)],
    ['Confirmed (UTC)', ({ confirmedAt }) => utcMoment(confirmedAt)],
    ['Unsubscribed (UTC)', ({ unsubscribedAt }) => utcMoment(unsubscribedAt)],
    ['Suspected spam', ({ suspectedSpam }) => suspectedSpam],
    [
      'Unsubscribe link',
      ({ unsubscribeToken }) => `${siteUrl}${paths.newsletterUnsubscribe}?token=${unsubscribeToken}`,
    ],
  ]);
