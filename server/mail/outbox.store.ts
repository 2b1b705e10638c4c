import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type DatabaseDialect, skipLocked } from '../db/dialect.ts';
import type { Database, MailContent, MailPurpose, MailSubmission } from '../db/schema.ts';

/** Longer than the slowest attempt to send, so that only a dead sender loses its claim. */
const LEASE_MS = 30_000;
const ERROR_MAX = 1000;

/** The mails that one submission calls for. */
export interface SubmissionMails {
  submissionId: string;
  kind: MailSubmission;
  mails: { purpose: MailPurpose; content: MailContent }[];
  /** Moment of the submission, UTC ISO 8601. */
  createdAt: string;
  /** UTC ISO 8601. */
  dueAt: string;
}

/** A mail that this process, and no other, is to send now. */
export interface ClaimedMail extends MailContent {
  id: string;
  /** Moment of the submission, UTC ISO 8601. */
  createdAt: string;
  /** Which attempt this is, from 1. */
  attempt: number;
  /** An earlier attempt ended without telling whether the mail was sent. */
  possibleDuplicate: boolean;
}

export interface OutboxStore {
  /**
   * Queues a submission's mails within its own transaction. What nobody has tried to send yet is replaced, what
   * is on its way or sent is kept and not repeated.
   */
  enqueue(trx: Transaction<Database>, mails: SubmissionMails): Promise<void>;
  /** Takes the mail that has been due longest, or one whose sender died; null when there is none. */
  claim(now: Date): Promise<ClaimedMail | null>;
  /** What a mail about the newsletter said is forgotten then. */
  markSent(id: string, now: Date): Promise<void>;
  /** @param retryAt null: given up */
  markFailed(id: string, error: string, retryAt: Date | null): Promise<void>;
  /** Ends all claims. Only for a process that knows it is the only sender. */
  releaseClaims(now: Date): Promise<void>;
  counts(): Promise<{ pending: number; failed: number }>;
}

export function createOutboxStore(db: Kysely<Database>, dialect: DatabaseDialect): OutboxStore {
  return {
    async enqueue(trx, { submissionId, kind, mails, createdAt, dueAt }) {
      await trx
        .deleteFrom('outbox_emails')
        .where('submission_id', '=', submissionId)
        .where('purpose', 'in', [`${kind}-notification`, `${kind}-confirmation`])
        .where('status', '=', 'pending')
        .where('attempts', '=', 0)
        .execute();
      for (const { purpose, content } of mails) {
        await trx
          .insertInto('outbox_emails')
          .values({
            id: randomUUID(),
            submission_id: submissionId,
            purpose,
            content: JSON.stringify(content),
            status: 'pending',
            attempts: 0,
            next_attempt_at: dueAt,
            possible_duplicate: 0,
            created_at: createdAt,
          })
          .onConflict((conflict) => conflict.columns(['submission_id', 'purpose']).doNothing())
          .execute();
      }
    },

    async claim(now) {
      const moment = now.toISOString();
      const due = db
        .selectFrom('outbox_emails')
        .select('id')
        .where((row) =>
          row.or([
            row('status', '=', 'pending').and('next_attempt_at', '<=', moment),
            row('status', '=', 'sending').and('lease_until', '<=', moment),
          ]),
        )
        .orderBy('next_attempt_at')
        .limit(1);
      const row = await db
        .updateTable('outbox_emails')
        .set({
          // Both databases compute new values from the old row: a mail found in sending was abandoned.
          possible_duplicate: sql<0 | 1>`case when status = 'sending' then 1 else possible_duplicate end`,
          attempts: sql<number>`attempts + 1`,
          status: 'sending',
          lease_until: new Date(now.getTime() + LEASE_MS).toISOString(),
        })
        .where('id', 'in', skipLocked(dialect, due))
        .returning(['id', 'content', 'attempts', 'possible_duplicate', 'created_at'])
        .executeTakeFirst();
      if (!row) return null;
      const content: MailContent = JSON.parse(row.content);
      return {
        ...content,
        id: row.id,
        createdAt: row.created_at,
        attempt: row.attempts,
        possibleDuplicate: row.possible_duplicate === 1,
      };
    },

    async markSent(id, now) {
      await db
        .updateTable('outbox_emails')
        .set({
          status: 'sent',
          sent_at: now.toISOString(),
          lease_until: null,
          // It holds links that are for its reader only.
          content: sql<string>`case when purpose = 'newsletter-confirmation' then 'null' else content end`,
        })
        .where('id', '=', id)
        .execute();
    },

    async markFailed(id, error, retryAt) {
      await db
        .updateTable('outbox_emails')
        .set({
          last_error: error.replaceAll('\0', '').slice(0, ERROR_MAX),
          lease_until: null,
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
        .execute();
    },

    async counts() {
      const row = await db
        .selectFrom('outbox_emails')
        .select(({ fn }) => [
          fn.countAll().filterWhere('status', 'in', ['pending', 'sending']).as('pending'),
          fn.countAll().filterWhere('status', '=', 'failed').as('failed'),
        ])
        .where('status', '!=', 'sent')
        .executeTakeFirstOrThrow();
      return { pending: Number(row.pending), failed: Number(row.failed) };
    },
  };
}
