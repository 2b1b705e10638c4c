import { stringify } from 'csv-stringify/sync';
import { firmDay } from '../../content/derive/firm-time.ts';
import { paths } from '../../contract/paths.ts';
import {
  type SubscriberFilter,
  type SubscriberList,
  subscriberStatuses,
} from '../../contract/subscribers.ts';
import type { Audit } from '../auth/audit.ts';
import { utcMoment } from '../platform/csv-moments.ts';
import type { MadeFile } from '../platform/http/send-file.ts';
import type { SubscriberStore, SubscriberWithLink } from './subscribers.store.ts';

const EXPORT_BATCH = 500;

export interface SubscribersOptions {
  store: SubscriberStore;
  clock: () => Date;
  siteUrl: string;
  record: Audit['record'];
  /** Deletes the files of deleted mails. */
  removeDiscardedFiles: () => Promise<void>;
  /** Queues failed mails again, and notes it in the audit log. Returns their number. */
  requeueMails: (by: { staff: string; at: string }) => Promise<number>;
  /** Called after mail was queued in the outbox. */
  onMailQueued: () => void;
}

/** The staff's view of the newsletter's list. */
export function createSubscribers(options: SubscribersOptions) {
  const { store, clock, siteUrl, record, removeDiscardedFiles, requeueMails, onMailQueued } = options;
  return {
    async list(filter: SubscriberFilter, page: { limit: number; offset: number }): Promise<SubscriberList> {
      const [subscribers, total, counts] = await Promise.all([
        store.list(filter, page),
        store.count(filter),
        store.counts(),
      ]);
      return { subscribers, total, counts };
    },

    /** Deletes an e-mail address for good. The audit log does not keep it. */
    async remove(id: string, staff: string): Promise<void> {
      await store.remove(id, { staff, at: clock().toISOString() });
      await removeDiscardedFiles();
    },

    /** Queues failed confirmations and tests again. Returns their number. */
    async resendMails(staff: string): Promise<number> {
      const resent = await requeueMails({ staff, at: clock().toISOString() });
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
      await record({ staff, action: 'subscribers-exported', subject: parts.join(', ') });
      return { name: `subscribers-${firmDay(clock())}.csv`, parts: exported(store, filter, siteUrl) };
    },
  };
}

export type Subscribers = ReturnType<typeof createSubscribers>;

async function* exported(
  store: SubscriberStore,
  filter: SubscriberFilter,
  siteUrl: string,
): AsyncGenerator<string> {
  // Byte order mark: Excel needs it to recognize UTF-8.
  yield stringify([columns.map(([heading]) => heading)], { ...csvOptions, bom: true });
  for (let after = ''; ; ) {
    const rows = await store.exported(filter, after, EXPORT_BATCH);
    yield stringify(
      rows.map((row) => columns.map(([, value]) => value(row, siteUrl) ?? '')),
      csvOptions,
    );
    const last = rows.at(-1);
    if (!last || rows.length < EXPORT_BATCH) return;
    after = last.id;
  }
}

// Spreadsheets would run a typed text that begins like a formula (OWASP, "CSV Injection").
const csvOptions = { escape_formulas: true, record_delimiter: 'windows' } as const;

type Column = [
  heading: string,
  value: (row: SubscriberWithLink, siteUrl: string) => string | null | undefined,
];

const columns: Column[] = [
  ['Email', ({ email }) => email],
  ['Status', ({ status }) => subscriberStatuses.find(({ value }) => value === status)?.label],
  ['Requested (UTC)', ({ requestedAt }) => utcMoment(requestedAt)],
  ['Confirmed (UTC)', ({ confirmedAt }) => utcMoment(confirmedAt)],
  ['Unsubscribed (UTC)', ({ unsubscribedAt }) => utcMoment(unsubscribedAt)],
  ['Suspected spam', ({ suspectedSpam }) => suspectedSpam],
  [
    'Unsubscribe link',
    ({ unsubscribeToken }, siteUrl) => `${siteUrl}${paths.newsletterUnsubscribe}?token=${unsubscribeToken}`,
  ],
];
