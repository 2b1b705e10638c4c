import { type Kysely, sql } from 'kysely';
import type { OutboxState } from '../../contract/admin.ts';
import { OVERDUE_MS } from '../../contract/inquiries.ts';
import { type DatabaseDialect, skipLocked } from '../platform/database/dialect.ts';
import {
  type Database,
  ERASED,
  type MailContent,
  type MailPurpose,
  type OutboxEmailsTable,
  type WebhookPurpose,
} from '../platform/database/schema.ts';

/** Longer than the slowest attempt, so that a lease expires only after a crash. */
const LEASE_MS = 30_000;
const ERROR_MAX = 1000;
const LEAD_MAILS: readonly MailPurpose[] = [
  'contact-notification',
  'contact-confirmation',
  'consultation-notification',
  'consultation-confirmation',
];
export const NEWSLETTER_MAILS: readonly MailPurpose[] = ['newsletter-confirmation', 'newsletter-test'];
const WEBHOOKS: readonly WebhookPurpose[] = ['contact-webhook', 'consultation-webhook'];
/** Purposes of mails and webhook messages about leads. */
export const LEAD_PURPOSES = [...LEAD_MAILS, ...WEBHOOKS];

/** The purposes of each worker, so that neither a slow webhook nor a newsletter delays the other mails. */
const purposesOf: Record<'mails' | 'webhooks' | 'issues', readonly OutboxEmailsTable['purpose'][]> = {
  mails: [...LEAD_MAILS, ...NEWSLETTER_MAILS],
  webhooks: WEBHOOKS,
  issues: ['newsletter-issue'],
};

export type QueueName = keyof typeof purposesOf;

/** Something leased to this process, to be sent. */
export type Claimed<Content> = Content & {
  id: string;
  /** Time of the submission, UTC ISO 8601. */
  createdAt: string;
  /** Number of this attempt, from 1. */
  attempt: number;
  /** The outcome of an earlier attempt is unknown. */
  possibleDuplicate: boolean;
};

export type ClaimedMail = Claimed<MailContent>;

export interface MailFailure {
  error: string;
  /** `null`: no further attempt. */
  retryAt: Date | null;
  /** The mail may have been accepted although the attempt failed. */
  possiblyAccepted: boolean;
}

/** The rows of the outbox that one worker sends. */
export interface OutboxQueue<Content> {
  /**
   * Leases a row whose lease has expired, or else the one of the first purpose that has been due longest; null: none.
   */
  claim(now: Date): Promise<Claimed<Content> | null>;
  /** Marks a row as sent, or saved as a file, and erases the content of a mail of the newsletter. */
  markSent(id: string, now: Date, savedAsFile?: boolean): Promise<void>;
  markFailed(id: string, failure: MailFailure): Promise<void>;
  /** Ends all leases. Safe only when no other process sends. */
  releaseClaims(now: Date): Promise<void>;
  /** Counts the undelivered rows; in the queue of mails, only those about leads. */
  counts(now: Date): Promise<OutboxState>;
  /** Whether a row could be claimed. */
  hasDue(now: Date): Promise<boolean>;
}

export function createQueue<Content>(
  db: Kysely<Database>,
  dialect: DatabaseDialect,
  name: QueueName,
): OutboxQueue<Content> {
  const purposes = purposesOf[name];
  const expired = (moment: string) =>
    db
      .selectFrom('outbox_emails')
      .select('id')
      .where('purpose', 'in', purposes)
      .where('status', '=', 'sending')
      .where('lease_until', '<=', moment);
  // One purpose and one state: the index then has the first row at once, however many wait behind it.
  const due = (purpose: OutboxEmailsTable['purpose'], moment: string) =>
    db
      .selectFrom('outbox_emails')
      .select('id')
      .where('purpose', '=', purpose)
      .where('status', '=', 'pending')
      .where('next_attempt_at', '<=', moment);
  const claimable = (moment: string) => [expired(moment), ...purposes.map((one) => due(one, moment))];
  return {
    async claim(now) {
      for (const rows of claimable(now.toISOString())) {
        const row = await db
          .updateTable('outbox_emails')
          .set({
            // `status` is the old value here: a claimed row in `sending` had an expired lease.
            possible_duplicate: sql<0 | 1>`case when status = 'sending' then 1 else possible_duplicate end`,
            attempts: sql<number>`attempts + 1`,
            status: 'sending',
            lease_until: new Date(now.getTime() + LEASE_MS).toISOString(),
          })
          // Not `in`: PostgreSQL may run a locking subquery again for each row, and claim several.
          .where('id', '=', skipLocked(dialect, rows.orderBy('next_attempt_at').limit(1)))
          .returning(['id', 'content', 'attempts', 'possible_duplicate', 'created_at'])
          .executeTakeFirst();
        if (!row) continue;
        const content: Content = JSON.parse(row.content);
        return {
          ...content,
          id: row.id,
          createdAt: row.created_at,
          attempt: row.attempts,
          possibleDuplicate: row.possible_duplicate === 1,
        };
      }
      return null;
    },

    async markSent(id, now, savedAsFile = false) {
      await db
        .updateTable('outbox_emails')
        .set({
          status: 'sent',
          sent_at: now.toISOString(),
          lease_until: null,
          saved_as_file: savedAsFile ? 1 : 0,
          // The links of a newsletter mail hold secret tokens.
          content: sql<string>`case when purpose like 'newsletter-%' then ${ERASED} else content end`,
        })
        .where('id', '=', id)
        .execute();
    },

    async markFailed(id, { error, retryAt, possiblyAccepted }) {
      await db
        .updateTable('outbox_emails')
        .set({
          last_error: error.replaceAll('\0', '').slice(0, ERROR_MAX),
          lease_until: null,
          ...(possiblyAccepted ? { possible_duplicate: 1 as const } : {}),
          ...(retryAt
            ? { status: 'pending' as const, next_attempt_at: retryAt.toISOString() }
            : { status: 'failed' as const }),
        })
        .where('id', '=', id)
        .execute();
    },

    async releaseClaims(now) {
      await db
        .updateTable('outbox_emails')
        .set({ lease_until: now.toISOString() })
        .where('status', '=', 'sending')
        .where('purpose', 'in', purposes)
        .execute();
    },

    counts: (now) => countUndelivered(db, name === 'mails' ? LEAD_MAILS : purposes, now),

    async hasDue(now) {
      for (const rows of claimable(now.toISOString())) {
        if (await rows.limit(1).executeTakeFirst()) return true;
      }
      return false;
    },
  };
}

/** Counts messages that wait for a retry or for a minute, and those that failed. */
export async function countUndelivered(
  db: Kysely<Database>,
  purposes: readonly OutboxEmailsTable['purpose'][],
  now: Date,
): Promise<OutboxState> {
  const overdue = new Date(now.getTime() - OVERDUE_MS).toISOString();
  const row = await db
    .selectFrom('outbox_emails')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('status', '!=', 'failed').as('pending'),
      fn.countAll<number>().filterWhere('status', '=', 'failed').as('failed'),
    ])
    .where('status', 'in', ['pending', 'sending', 'failed'])
    .where('purpose', 'in', purposes)
    .where((mail) => mail.or([mail('last_error', 'is not', null), mail('created_at', '<=', overdue)]))
    .executeTakeFirstOrThrow();
  const failure = await db
    .selectFrom('outbox_emails')
    .select('last_error')
    .where('status', '!=', 'sent')
    .where('last_error', 'is not', null)
    .where('purpose', 'in', purposes)
    .orderBy('status')
    .orderBy('next_attempt_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { ...row, lastError: failure?.last_error ?? null };
}
