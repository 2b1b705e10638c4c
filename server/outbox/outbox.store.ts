import { randomUUID } from 'node:crypto';
import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { OutboxState } from '../../contract/admin.ts';
import { type DatabaseDialect, skipLocked } from '../platform/database/dialect.ts';
import {
  type Database,
  ERASED,
  type MailContent,
  type MailPurpose,
  type MailSubmission,
  type WebhookContent,
  type WebhookPurpose,
} from '../platform/database/schema.ts';
import { countUndelivered, createQueue, LEAD_PURPOSES, NEWSLETTER_MAILS } from './outbox-queue.store.ts';

const BATCH = 200;

export type OutboxItem =
  | { purpose: MailPurpose; content: MailContent }
  | { purpose: WebhookPurpose; content: WebhookContent };

export interface SubmissionMails {
  submissionId: string;
  kind: MailSubmission;
  mails: readonly OutboxItem[];
  /** Time of the submission, UTC ISO 8601. */
  createdAt: string;
  /** UTC ISO 8601. */
  dueAt: string;
}

/** Parts of the name of a mail's file. */
export interface MailIdentity {
  id: string;
  /** UTC ISO 8601. */
  createdAt: string;
}

/** The mails, and apart from them the messages to the webhook and the mails to the newsletter's subscribers. */
export function createOutboxStore(db: Kysely<Database>, dialect: DatabaseDialect) {
  return {
    ...createQueue<MailContent>(db, dialect, 'mails'),
    webhooks: createQueue<WebhookContent>(db, dialect, 'webhooks'),
    /** The newsletter's confirmations and tests. */
    newsletterCounts: (now: Date): Promise<OutboxState> => countUndelivered(db, NEWSLETTER_MAILS, now),
    /** The mails to subscribers, whose content is composed when they are sent. */
    issues: createQueue<object>(db, dialect, 'issues'),

    /** Deletes the newsletter's mails queued by this time, except those being sent and unsent issues. */
    async discardNewsletterMails(queuedUntil: Date): Promise<void> {
      const old = db
        .selectFrom('outbox_emails')
        .select('id')
        .where((row) =>
          row.or([
            row('purpose', 'in', ['newsletter-confirmation', 'newsletter-test']).and(
              'status',
              '!=',
              'sending',
            ),
            row('purpose', '=', 'newsletter-issue').and('status', 'in', ['sent', 'failed']),
          ]),
        )
        .where('created_at', '<=', queuedUntil.toISOString())
        .limit(BATCH);
      for (let discarded = BATCH; discarded === BATCH; await yieldToRequests()) {
        discarded = await db.transaction().execute(async (trx) => {
          const { rows } = await trx.executeQuery(skipLocked(dialect, old));
          await outboxMutations(trx, dialect).discard(rows.map(({ id }) => id));
          return rows.length;
        });
      }
    },

    /** Erases the content of mails and webhook messages about leads that were sent by this time, and their files. */
    async eraseLeadMails(sentUntil: Date): Promise<void> {
      const old = db
        .selectFrom('outbox_emails')
        .select(['id', 'created_at'])
        .where('status', '=', 'sent')
        .where('purpose', 'in', LEAD_PURPOSES)
        .where('content', '!=', ERASED)
        .where('sent_at', '<=', sentUntil.toISOString())
        .limit(BATCH);
      for (let erased = BATCH; erased === BATCH; await yieldToRequests()) {
        erased = await db.transaction().execute(async (trx) => {
          const { rows } = await trx.executeQuery(skipLocked(dialect, old));
          if (rows.length === 0) return 0;
          const ids = rows.map(({ id }) => id);
          await trx.updateTable('outbox_emails').set({ content: ERASED }).where('id', 'in', ids).execute();
          await trx
            .insertInto('discarded_mail_files')
            .values(rows)
            .onConflict((row) => row.doNothing())
            .execute();
          return rows.length;
        });
      }
    },

    /** A batch of the files that are still to be deleted: the first whose ids come after this one. */
    discardedFiles: (afterId: string): Promise<MailIdentity[]> =>
      db
        .selectFrom('discarded_mail_files')
        .select(['id', 'created_at as createdAt'])
        .where('id', '>', afterId)
        .orderBy('id')
        .limit(BATCH)
        .execute(),

    /** Notes that these files are deleted. */
    async forgetFiles(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await db.deleteFrom('discarded_mail_files').where('id', 'in', ids).execute();
    },
  };
}

export type OutboxStore = ReturnType<typeof createOutboxStore>;

/** Mutations within a transaction. */
export function outboxMutations(trx: Transaction<Database>, dialect: DatabaseDialect) {
  return {
    issues: createQueue<object>(trx, dialect, 'issues'),

    /**
     * Queues a submission's mails. Unattempted mails of the same purpose are replaced; mails
     * already being sent, or sent, are kept.
     */
    async enqueue({ submissionId, kind, mails, createdAt, dueAt }: SubmissionMails): Promise<void> {
      await trx
        .deleteFrom('outbox_emails')
        .where('submission_id', '=', submissionId)
        .where('purpose', 'in', [
          `${kind}-notification`,
          `${kind}-confirmation`,
          ...(kind === 'newsletter' ? [] : [`${kind}-webhook` as const]),
        ])
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

    /** Queues mails to subscribers by the ids of their recipients. */
    async enqueueIssues(ids: readonly string[], at: string): Promise<void> {
      const rows = ids.map((id) => ({
        id,
        submission_id: id,
        purpose: 'newsletter-issue' as const,
        content: 'null',
        status: 'pending' as const,
        attempts: 0,
        next_attempt_at: at,
        possible_duplicate: 0 as const,
        created_at: at,
      }));
      await trx.insertInto('outbox_emails').values(rows).execute();
    },

    /** Queues the newsletter's failed confirmations and tests again. Returns their number. */
    async requeueNewsletterMails(at: string): Promise<number> {
      const { numUpdatedRows } = await trx
        .updateTable('outbox_emails')
        .set((row) => ({
          status: 'pending',
          earlier_attempts: row('earlier_attempts', '+', row.ref('attempts')),
          attempts: 0,
          next_attempt_at: at,
        }))
        .where('purpose', 'in', NEWSLETTER_MAILS)
        .where('status', '=', 'failed')
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },

    /** Deletes mails. Their files are deleted after the commit: see `createDiscardedFiles`. */
    async discard(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      const mails = await trx
        .deleteFrom('outbox_emails')
        .where('id', 'in', ids)
        .returning(['id', 'created_at'])
        .execute();
      if (mails.length === 0) return;
      await trx
        .insertInto('discarded_mail_files')
        .values(mails)
        .onConflict((row) => row.doNothing())
        .execute();
    },
  };
}

export type OutboxMutations = ReturnType<typeof outboxMutations>;
