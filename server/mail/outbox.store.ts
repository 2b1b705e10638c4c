import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { DatabaseDialect } from '../db/dialect.ts';
import type {
  Database,
  MailContent,
  MailPurpose,
  MailSubmission,
  WebhookContent,
  WebhookPurpose,
} from '../db/schema.ts';
import { type ClaimedMail, createQueue, type OutboxQueue } from './outbox-queue.store.ts';

export type OutboxItem =
  | { purpose: MailPurpose; content: MailContent }
  | { purpose: WebhookPurpose; content: WebhookContent };

export interface SubmissionMails {
  submissionId: string;
  kind: MailSubmission;
  mails: readonly OutboxItem[];
  /** Moment of the submission, UTC ISO 8601. */
  createdAt: string;
  /** UTC ISO 8601. */
  dueAt: string;
}

/** The mails, and apart from them what is sent to the webhook and to the newsletter's subscribers. */
export interface OutboxStore extends OutboxQueue<MailContent> {
  webhooks: OutboxQueue<WebhookContent>;
  /** The mails to subscribers, whose content is composed when they are sent; within a transaction, if one is given. */
  issues(db: Kysely<Database>): OutboxQueue<object>;
  /** Queues mails to subscribers by the ids of their recipients. */
  enqueueIssues(trx: Transaction<Database>, ids: readonly string[], at: string): Promise<void>;
  /**
   * Queues a submission's mails within its transaction. Unattempted mails of the same purpose are replaced;
   * mails already being sent, or sent, are kept.
   */
  enqueue(trx: Transaction<Database>, mails: SubmissionMails): Promise<void>;
  /**
   * Deletes the newsletter's mails queued until this time, but for those being sent, and issues that are still to be sent.
   * @param forget deletes what else is left of a mail; when it throws, nothing is deleted here
   */
  removeNewsletterMails(
    queuedUntil: Date,
    forget: (mail: Pick<ClaimedMail, 'id' | 'createdAt'>) => Promise<void>,
  ): Promise<void>;
}

export function createOutboxStore(db: Kysely<Database>, dialect: DatabaseDialect): OutboxStore {
  return {
    ...createQueue(db, dialect, 'mails'),
    webhooks: createQueue(db, dialect, 'webhooks'),
    issues: (connection) => createQueue(connection, dialect, 'issues'),

    async enqueue(trx, { submissionId, kind, mails, createdAt, dueAt }) {
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

    async enqueueIssues(trx, ids, at) {
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

    async removeNewsletterMails(queuedUntil, forget) {
      await db.transaction().execute(async (trx) => {
        const removed = await trx
          .deleteFrom('outbox_emails')
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
          .returning(['id', 'created_at'])
          .execute();
        for (const { id, created_at } of removed) await forget({ id, createdAt: created_at });
      });
    },
  };
}
