import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { firmDayEnd, firmDayStart } from '../../content/derive/firm-instants.ts';
import { firmDay } from '../../content/derive/firm-time.ts';
import { caseTypes } from '../../contract/case-types.ts';
import {
  type DeliveryProblem,
  type InquiryDelivery,
  type InquiryDetail,
  type InquiryFilter,
  type InquiryList,
  type InquiryListItem,
  type InquiryState,
  inquirySource,
  MESSAGE_EXCERPT,
  OVERDUE_MS,
  type WaitingInquiries,
} from '../../contract/inquiries.ts';
import type { createMailFiles } from '../outbox/mailer.ts';
import { ERASED, type MailContent } from '../platform/database/schema.ts';
import type { MadeFile } from '../platform/http/send-file.ts';
import type { Pagination } from '../platform/pagination.ts';
import { found, Refusal } from '../platform/refusal.ts';
import { type DeliveryRow, deliveryKind, isBeingSent } from './deliveries.store.ts';
import type { InquiryStore } from './inquiries.store.ts';
import { inquiriesCsv } from './inquiries-csv.ts';
import type { InquiryQuery, StoredInquiry } from './inquiry-list.store.ts';
import type { InquiryTransaction } from './transaction.store.ts';

/** Above the number of inquiries that a firm ever has; bounds the memory of an export. */
const EXPORT_MAX = 1_000_000;
const BATCH = 500;

export interface InquiriesOptions {
  store: InquiryStore;
  inTransaction: InquiryTransaction;
  clock: () => Date;
  mailFiles: Pick<ReturnType<typeof createMailFiles>, 'read' | 'exists'>;
  /** Deletes the files of deleted mails. */
  removeDiscardedFiles: () => Promise<void>;
  /** Called after something was queued in the outbox. */
  onQueued: () => void;
}

/** The staff's work on the leads of both kinds. */
export function createInquiries(options: InquiriesOptions) {
  const { store, inTransaction, clock, mailFiles, removeDiscardedFiles, onQueued } = options;
  const now = () => clock().toISOString();
  const overdue = () => new Date(clock().getTime() - OVERDUE_MS).toISOString();
  const queryOf = (filter: InquiryFilter): InquiryQuery => ({ ...inMoments(filter), overdue: overdue() });

  /**
   * Deletes an inquiry with its lead, its history and its messages.
   * @param staff null: the server, because the inquiry has been kept for the set time
   * @param before finds it only if it arrived before (UTC ISO 8601) and is still not a client's
   */
  const remove = (number: number, staff: string | null, before?: string): Promise<void> =>
    inTransaction(async ({ inquiries, deliveries, outbox, record }) => {
      const inquiry = found(await inquiries.lockLead(number));
      const messages = await deliveries.lockAll(inquiry);
      // A mail in flight would write its .eml file after the deletion.
      if (messages.some((delivery) => isBeingSent(delivery, now()))) throw new Refusal('mail-being-sent');
      if (before !== undefined && !(await inquiries.isWithoutRetainer(number, before))) {
        throw new Refusal('not-found');
      }
      await outbox.discard(messages.map(({ id }) => id));
      await inquiries.remove(inquiry);
      await record({ staff, action: 'request-deleted', subject: `request ${number}` });
    });

  return {
    async list(filter: InquiryFilter, pagination: Pagination): Promise<InquiryList> {
      const query = queryOf(filter);
      const [numbers, total] = await Promise.all([store.numbers(query, pagination), store.count(query)]);
      const [inquiries, problems] = await Promise.all([
        store.read(numbers),
        store.problems(numbers, query.overdue),
      ]);
      const items = inquiries.map((inquiry) => toListItem(inquiry, problems.get(inquiry.number) ?? null));
      return { requests: items, total };
    },

    waiting: (): Promise<WaitingInquiries> => store.waiting(overdue()),

    async find(number: number): Promise<InquiryDetail | null> {
      const [inquiry] = await store.read([number]);
      if (!inquiry) return null;
      const [entries, rows] = await Promise.all([store.entries([number]), store.deliveries(inquiry)]);
      const deliveries = rows.map(async (row) => {
        return toDelivery(row, await mailFiles.exists({ id: row.id, createdAt: row.created_at }));
      });
      const numbers = await store.related(inquiry);
      const related = numbers.length > 0 ? await store.read(numbers) : [];
      return {
        ...inquiry,
        entries: entries.get(number) ?? [],
        deliveries: await Promise.all(deliveries),
        related: related.map(({ number: other, name, createdAt, state, pageSource }) => ({
          number: other,
          name,
          createdAt,
          state,
          source: inquirySource(pageSource),
        })),
      };
    },

    /** Stores a state that differs from the present one. */
    setState: (number: number, state: InquiryState, staff: string): Promise<void> =>
      inTransaction(async ({ inquiries, record }) => {
        const at = now();
        if (await inquiries.setState(number, state, at)) {
          await inquiries.addEntries([{ number, state }], { staff, at });
          await record({ staff, action: 'request-state', subject: `request ${number}: ${state}` });
        } else if (!(await inquiries.lock(number))) throw new Refusal('not-found');
      }),

    addNote: (number: number, note: string, staff: string): Promise<void> =>
      inTransaction(async ({ inquiries, record }) => {
        if (!(await inquiries.lock(number))) throw new Refusal('not-found');
        await inquiries.addEntries([{ number, note }], { staff, at: now() });
        await record({ staff, action: 'request-note', subject: `request ${number}` });
      }),

    /** Sends a mail, or the message to the webhook, again. */
    async resend(number: number, deliveryId: string, staff: string): Promise<void> {
      await inTransaction(async ({ inquiries, deliveries, record }) => {
        const at = now();
        const inquiry = found(await inquiries.lockLead(number));
        const delivery = (await deliveries.lockAll(inquiry)).find(({ id }) => id === deliveryId);
        if (!delivery || delivery.content === ERASED) throw new Refusal('not-found');
        if (isBeingSent(delivery, at)) throw new Refusal('mail-being-sent');
        await deliveries.requeue([delivery.id], at);
        await inquiries.addEntries([{ number, resent: deliveryKind(delivery.purpose) }], { staff, at });
        const subject = `request ${number}: ${delivery.purpose}`;
        await record({ staff, action: 'delivery-resent', subject });
      });
      onQueued();
    },

    /** Sends all messages of the filtered inquiries again that have the filtered problem. Returns their number. */
    async resendAll(filter: InquiryFilter & { delivery: DeliveryProblem }, staff: string): Promise<number> {
      const query = queryOf(filter);
      const numbers = await store.numbers(query, { limit: EXPORT_MAX, offset: 0 });
      const which = { problem: filter.delivery, overdue: query.overdue };
      const resendBatch = (batch: readonly number[]) =>
        inTransaction(async ({ inquiries, deliveries, record }) => {
          const at = now();
          const locked = await deliveries.lockProblems(batch, which);
          const resent = locked.filter((delivery) => !isBeingSent(delivery, at));
          if (resent.length === 0) return 0;
          await deliveries.requeue(
            resent.map(({ id }) => id),
            at,
          );
          const entries = resent.map(({ number, purpose }) => ({ number, resent: deliveryKind(purpose) }));
          await inquiries.addEntries(entries, { staff, at });
          const messages = `${resent.length} ${resent.length === 1 ? 'message' : 'messages'}`;
          const subject = `${messages} about ${filterSubject(filter, batch.length)}`;
          await record({ staff, action: 'delivery-resent', subject });
          return resent.length;
        });
      let resent = 0;
      try {
        for (let start = 0; start < numbers.length; start += BATCH) {
          resent += await resendBatch(numbers.slice(start, start + BATCH));
        }
      } finally {
        // Earlier batches are queued, even if a later one fails.
        if (resent > 0) onQueued();
      }
      return resent;
    },

    /** The `.eml` file of a mail, where there is one. */
    async mailFile(number: number, deliveryId: string): Promise<Uint8Array<ArrayBuffer> | null> {
      const [inquiry] = await store.read([number]);
      const row = inquiry && (await store.deliveries(inquiry)).find(({ id }) => id === deliveryId);
      return row ? mailFiles.read({ id: row.id, createdAt: row.created_at }) : null;
    },

    /** Deletes an inquiry; the audit log keeps that it was deleted. */
    async remove(number: number, staff: string): Promise<void> {
      await remove(number, staff);
      await removeDiscardedFiles();
    },

    /** Deletes earlier inquiries, except those of clients. One with a mail on its way waits for the next call. */
    async removeBefore(moment: Date): Promise<void> {
      const before = moment.toISOString();
      for (const number of await store.withoutRetainer(before)) {
        try {
          await remove(number, null, before);
        } catch (error) {
          // A mail is on its way, or it is a client's now.
          if (!(error instanceof Refusal)) throw error;
        }
        await yieldToRequests();
      }
      await removeDiscardedFiles();
    },

    /** The filtered list as CSV. */
    async export(filter: InquiryFilter, staff: string): Promise<MadeFile> {
      const numbers = await store.numbers(queryOf(filter), { limit: EXPORT_MAX, offset: 0 });
      const subject = filterSubject(filter, numbers.length);
      await inTransaction(({ record }) => record({ staff, action: 'requests-exported', subject }));
      return { name: `requests-${firmDay(clock())}.csv`, parts: exported(store, numbers) };
    },
  };
}

export type Inquiries = ReturnType<typeof createInquiries>;

async function* exported(store: InquiryStore, numbers: readonly number[]): AsyncGenerator<string> {
  yield inquiriesCsv.head();
  for (let start = 0; start < numbers.length; start += BATCH) {
    const batch = numbers.slice(start, start + BATCH);
    const [inquiries, entries] = await Promise.all([store.read(batch), store.entries(batch)]);
    yield inquiriesCsv.lines(
      inquiries.map((inquiry) => ({ ...inquiry, entries: entries.get(inquiry.number) ?? [] })),
    );
  }
}

/** Converts days to instants; the last day is included. */
function inMoments({ from, to, ...filter }: InquiryFilter): Omit<InquiryQuery, 'overdue'> {
  return {
    ...filter,
    since: from && firmDayStart(from).toISOString(),
    before: to && firmDayEnd(to).toISOString(),
  };
}

function toListItem(
  { consent: _, notice: __, origin: ___, message, ...inquiry }: StoredInquiry,
  delivery: DeliveryProblem | null,
): InquiryListItem {
  // Drops half of a surrogate pair.
  const excerpt = message.slice(0, MESSAGE_EXCERPT).replace(/[\uD800-\uDBFF]$/, '');
  return { ...inquiry, message: excerpt, delivery };
}

function toDelivery(row: DeliveryRow, hasFile: boolean): InquiryDelivery {
  const kind = deliveryKind(row.purpose);
  const stored: unknown = JSON.parse(row.content);
  const content = kind === 'webhook' ? null : (stored as MailContent | null);
  return {
    id: row.id,
    kind,
    status: row.status,
    attempts: row.attempts,
    earlierAttempts: row.earlier_attempts,
    nextAttemptAt: row.next_attempt_at,
    sentAt: row.sent_at,
    savedAsFile: row.saved_as_file === 1,
    lastError: row.last_error,
    mail: content && { to: content.to, subject: content.subject, text: content.text },
    hasFile,
    canResend: stored !== null,
  };
}

/** The kind and values of the filters; a search may hold a visitor's name. */
function filterSubject({ search, caseType, order: _, ...filter }: InquiryFilter, count: number): string {
  const parts = Object.entries(filter).flatMap(([name, value]) => (value ? [`${name} ${value}`] : []));
  const known = caseTypes.some(({ value }) => value === caseType);
  if (caseType) parts.push(known ? `case type ${caseType}` : 'a case type');
  if (search.trim() !== '') parts.push('a search');
  return [`${count} requests`, ...parts].join(', ');
}
