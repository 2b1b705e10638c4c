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

/** The mails, and apart from them what is sent to the webhook, so that a slow one delays no mail. */
export interface OutboxStore extends OutboxQueue<MailContent> {
  webhooks: OutboxQueue<WebhookContent>;
  /**
   * Queues a submission's mails within its transaction. Unattempted mails of the same purpose are replaced;
   * mails already being sent, or sent, are kept.
   */
  enqueue(trx: Transaction<Database>, mails: SubmissionMails): Promise<void>;
  /**
   * Deletes the newsletter confirmations queued until this time, sent or not, but for those being sent.
   * @param forget deletes what else is left of a mail; when it throws, nothing is deleted here
   */
  removeConfirmations(
    queuedUntil: Date,
    forget: (mail: Pick<ClaimedMail, 'id' | 'createdAt'>) => Promise<void>,
  ): Promise<void>;
}

export function createOutboxStore(db: Kysely<Database>, dialect: DatabaseDialect): OutboxStore {
  return {
    ...createQueue(db, dialect, 'not in'),
    webhooks: createQueue(db, dialect, 'in'),

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
  };
}
