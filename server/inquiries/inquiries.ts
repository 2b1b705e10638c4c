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
import type { Audit } from '../auth/audit.ts';
import type { MailContent } from '../platform/database/schema.ts';
import type { MadeFile } from '../platform/http/send-file.ts';
import { Refusal } from '../platform/refusal.ts';
import { type DeliveryRow, deliveryKind } from './deliveries.store.ts';
import type { InquiryStore } from './inquiries.store.ts';
import { csvHead, csvLines } from './inquiries-csv.ts';
import type { InquiryQuery, StoredInquiry } from './inquiry-list.store.ts';

/** Above the number of inquiries that a firm ever has; bounds the memory of an export. */
const EXPORT_MAX = 1_000_000;
const BATCH = 500;

export interface MailFiles {
  read(mail: { id: string; createdAt: string }): Promise<Uint8Array<ArrayBuffer> | null>;
  exists(mail: { id: string; createdAt: string }): Promise<boolean>;
}

export interface InquiriesOptions {
  store: InquiryStore;
  clock: () => Date;
  mailFiles: MailFiles;
  /** Deletes the files of deleted mails. */
  removeDiscardedFiles: () => Promise<void>;
  record: Audit['record'];
  /** Called after something was queued in the outbox. */
  onQueued: () => void;
}

/** The staff's work on the leads of both kinds. */
export function createInquiries(options: InquiriesOptions) {
  const { store, clock, mailFiles, removeDiscardedFiles, record, onQueued } = options;
  const changedBy = (staff: string) => ({ staff, at: clock().toISOString() });
  const overdue = () => new Date(clock().getTime() - OVERDUE_MS).toISOString();
  const queryOf = (filter: InquiryFilter): InquiryQuery => ({ ...inMoments(filter), overdue: overdue() });

  return {
    async list(filter: InquiryFilter, page: { limit: number; offset: number }): Promise<InquiryList> {
      const query = queryOf(filter);
      const [numbers, total] = await Promise.all([store.numbers(query, page), store.count(query)]);
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

    setState: (number: number, state: InquiryState, staff: string): Promise<void> =>
      store.setState(number, state, changedBy(staff)),
    addNote: (number: number, text: string, staff: string): Promise<void> =>
      store.addNote(number, text, changedBy(staff)),

    /** Sends a mail, or the message to the webhook, again. */
    async resend(number: number, deliveryId: string, staff: string): Promise<void> {
      await store.resend(number, deliveryId, changedBy(staff));
      onQueued();
    },

    /** Sends all messages of the filtered inquiries again that have the filtered problem. Returns their number. */
    async resendAll(filter: InquiryFilter & { delivery: DeliveryProblem }, staff: string): Promise<number> {
      const query = queryOf(filter);
      const numbers = await store.numbers(query, { limit: EXPORT_MAX, offset: 0 });
      const which = { problem: filter.delivery, overdue: query.overdue };
      let resent = 0;
      try {
        for (let start = 0; start < numbers.length; start += BATCH) {
          const batch = numbers.slice(start, start + BATCH);
          resent += await store.resendAll(
            batch,
            which,
            filterSubject(filter, batch.length),
            changedBy(staff),
          );
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
      await store.remove(number, changedBy(staff));
      await removeDiscardedFiles();
    },

    /** Deletes earlier inquiries, except those of clients. One with a mail on its way waits for the next call. */
    async removeBefore(moment: Date): Promise<void> {
      const before = moment.toISOString();
      for (const number of await store.withoutRetainer(before)) {
        try {
          await store.remove(number, { staff: null, at: clock().toISOString() }, before);
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
      await record({ staff, action: 'requests-exported', subject: filterSubject(filter, numbers.length) });
      return { name: `requests-${firmDay(clock())}.csv`, parts: exported(store, numbers) };
    },
  };
}

export type Inquiries = ReturnType<typeof createInquiries>;

async function* exported(store: InquiryStore, numbers: readonly number[]): AsyncGenerator<string> {
  yield csvHead();
  for (let start = 0; start < numbers.length; start += BATCH) {
    const batch = numbers.slice(start, start + BATCH);
    const [inquiries, entries] = await Promise.all([store.read(batch), store.entries(batch)]);
    yield csvLines(inquiries.map((inquiry) => ({ ...inquiry, entries: entries.get(inquiry.number) ?? [] })));
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
