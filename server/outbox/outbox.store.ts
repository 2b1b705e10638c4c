import { randomUUID } from 'node:crypto';
import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { OutboxState } from '../../contract/admin.ts';
import { type DatabaseDialect, skipLocked } from '../platform/database/dialect.ts';
import {
  type Database,
  type DiscardedMailFilesTable,
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
  /** Mutates messages in batches, each in its own transaction. Those locked by another process are left to it. */
  async function inBatches(
    messages: SelectQueryBuilder<Database, 'outbox_emails', object>,
    mutate: (trx: Transaction<Database>, batch: readonly DiscardedMailFilesTable[]) => Promise<void>,
  ): Promise<void> {
    const next = messages.select(['id', 'created_at']).limit(BATCH);
    for (let mutated = BATCH; mutated === BATCH; await yieldToRequests()) {
      mutated = await db.transaction().execute(async (trx) => {
        const { rows } = await trx.executeQuery(skipLocked(dialect, next));
        if (rows.length > 0) await mutate(trx, rows);
        return rows.length;
      });
    }
  }

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
        .where('created_at', '<=', queuedUntil.toISOString());
      await inBatches(old, (trx, mails) => outboxMutations(trx, dialect).discard(mails.map(({ id }) => id)));
    },

    /** Erases the content of mails and webhook messages about leads that were sent by this time, and their files. */
    async eraseLeadMails(sentUntil: Date): Promise<void> {
      const old = db
        .selectFrom('outbox_emails')
        .where('status', '=', 'sent')
        .where('purpose', 'in', LEAD_PURPOSES)
        .where('content', '!=', ERASED)
        .where('sent_at', '<=', sentUntil.toISOString());
      await inBatches(old, async (trx, messages) => {
        const ids = messages.map(({ id }) => id);
        await trx.updateTable('outbox_emails').set({ content: ERASED }).where('id', 'in', ids).execute();
        await discardFiles(trx, messages);
      });
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
      await discardFiles(trx, mails);
    },
  };
}

export type OutboxMutations = typeof outboxMutations;

/** Notes that the files of these mails are to be deleted after the commit. */
async function discardFiles(trx: Transaction<Database>, mails: readonly DiscardedMailFilesTable[]) {
  if (mails.length === 0) return;
  await trx
    .insertInto('discarded_mail_files')
    .values(mails)
    .onConflict((row) => row.doNothing())
    .execute();
}
