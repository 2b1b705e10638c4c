import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DashboardStats } from '../../contract/admin.ts';
import { type DatabaseDialect, skipLocked } from '../db/dialect.ts';
import type { Database, MailContent, MailPurpose, MailSubmission } from '../db/schema.ts';

/** Longer than the slowest attempt, so that a lease expires only after a crash. */
const LEASE_MS = 30_000;
const ERROR_MAX = 1000;

export interface SubmissionMails {
  submissionId: string;
  kind: MailSubmission;
  mails: { purpose: MailPurpose; content: MailContent }[];
  /** Moment of the submission, UTC ISO 8601. */
  createdAt: string;
  /** UTC ISO 8601. */
  dueAt: string;
}

/** A mail leased to this process. */
export interface ClaimedMail extends MailContent {
  id: string;
  /** Moment of the submission, UTC ISO 8601. */
  createdAt: string;
  /** Number of this attempt, from 1. */
  attempt: number;
  /** The outcome of an earlier attempt is unknown. */
  possibleDuplicate: boolean;
}

export interface MailFailure {
  error: string;
  /** `null`: no further attempt. */
  retryAt: Date | null;
  /** The mail may have been accepted although the attempt failed. */
  possiblyAccepted: boolean;
}

export interface OutboxStore {
  /**
   * Queues a submission's mails within its transaction. Unattempted mails of the same purpose are replaced;
   * mails already being sent, or sent, are kept.
   */
  enqueue(trx: Transaction<Database>, mails: SubmissionMails): Promise<void>;
  /** Leases the mail that has been due longest, also one whose lease has expired; null when none is due. */
  claim(now: Date): Promise<ClaimedMail | null>;
  /** Marks the mail as sent and erases the content of a newsletter confirmation. */
  markSent(id: string, now: Date): Promise<void>;
  markFailed(id: string, failure: MailFailure): Promise<void>;
  /** Ends all leases. Safe only when no other process sends. */
  releaseClaims(now: Date): Promise<void>;
  /**
   * Deletes the newsletter confirmations queued until this time, sent or not, but for those being sent.
   * @param forget deletes what else is left of a mail; when it throws, nothing is deleted here
   */
  removeConfirmations(
    queuedUntil: Date,
    forget: (mail: Pick<ClaimedMail, 'id' | 'createdAt'>) => Promise<void>,
  ): Promise<void>;
  counts(): Promise<DashboardStats['outbox']>;
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
          // `status` is the old value here: a claimed row in `sending` had an expired lease.
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
          // Its links hold secret tokens.
          content: sql<string>`case when purpose = 'newsletter-confirmation' then 'null' else content end`,
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
        .execute();
    },

    async removeConfirmations(queuedUntil, forget) {
      await db.transaction().execute(async (trx) => {
        const removed = await trx
          .deleteFrom('outbox_emails')
          .where('purpose', '=', 'newsletter-confirmation')
          .where('status', '!=', 'sending')
          .where('created_at', '<=', queuedUntil.toISOString())
          .returning(['id', 'created_at'])
          .execute();
        for (const { id, created_at } of removed) await forget({ id, createdAt: created_at });
      });
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
      const failure = await db
        .selectFrom('outbox_emails')
        .select('last_error')
        .where('status', '=', 'failed')
        .orderBy('next_attempt_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return {
        pending: Number(row.pending),
        failed: Number(row.failed),
        lastError: failure?.last_error ?? null,
      };
    },
  };
}
