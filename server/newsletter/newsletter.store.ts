import { randomUUID } from 'node:crypto';
import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type SqlBool,
  sql,
  type Transaction,
} from 'kysely';
import type { ConfirmationResult, UnsubscribeResult } from '../../contract/newsletter-links.ts';
import type { Database, MailContent } from '../platform/database/schema.ts';

export interface SubscriptionRequest {
  email: string;
  suspectedSpam: string | null;
  /** Token of a new subscription. */
  unsubscribeToken: string;
  now: Date;
}

/** The input of the confirmation mail and its limits. */
export interface SubscriptionState {
  subscribed: boolean;
  /** The recipient's own, the same in every mail. */
  unsubscribeToken: string;
  /** Confirmation mails of the last day, newest first. */
  mails: {
    /** UTC, ISO 8601. */
    queuedAt: string;
    /** False since the address was unsubscribed. */
    linkWorks: boolean;
  }[];
}

export interface UnsubscribeLink {
  token: string;
  tokenHash: string;
}

/** A confirmation mail with the hash of its token. */
export interface ConfirmationPlan {
  mail: MailContent;
  confirmHash: string;
  /** UTC, ISO 8601. */
  confirmUntil: string;
}

/** Queues a mail in the outbox within a transaction. */
export type Enqueue = (
  trx: Transaction<Database>,
  mails: {
    submissionId: string;
    kind: 'newsletter';
    mails: { purpose: 'newsletter-confirmation' | 'newsletter-test'; content: MailContent }[];
    createdAt: string;
    dueAt: string;
  },
) => Promise<void>;

const DAY_MS = 86_400_000;
/** Both databases limit the parameters of a statement. */
const IDS_AT_ONCE = 500;

export function createNewsletterStore(db: Kysely<Database>, enqueue: Enqueue) {
  return {
    /**
     * Stores the request and queues the planned mail in one transaction.
     * @param plan returns null when no mail may be sent
     * @returns whether a mail was queued
     */
    subscribe: (
      request: SubscriptionRequest,
      plan: (state: SubscriptionState) => ConfirmationPlan | null,
    ): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const { now } = request;
        const moment = now.toISOString();
        const { id, status, unsubscribe_token } = await upsertRequest(trx, request);
        const tokens = await trx
          .selectFrom('newsletter_tokens')
          .select(['created_at', 'expires_at'])
          .where('subscription_id', '=', id)
          .where('purpose', '=', 'confirm')
          .where('created_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
          .orderBy('created_at', 'desc')
          .execute();
        const planned = plan({
          subscribed: status === 'subscribed',
          unsubscribeToken: unsubscribe_token,
          mails: tokens.map(({ created_at, expires_at }) => ({
            queuedAt: created_at,
            linkWorks: expires_at === null || expires_at > moment,
          })),
        });
        if (!planned) return false;
        await trx
          .insertInto('newsletter_tokens')
          .values({
            token_hash: planned.confirmHash,
            subscription_id: id,
            purpose: 'confirm',
            created_at: moment,
            expires_at: planned.confirmUntil,
          })
          .execute();
        await enqueue(trx, {
          // The outbox stores one mail per submission and purpose.
          submissionId: randomUUID(),
          kind: 'newsletter',
          mails: [{ purpose: 'newsletter-confirmation', content: planned.mail }],
          createdAt: moment,
          dueAt: moment,
        });
        return true;
      }),

    confirm: (tokenHash: string, now: Date): Promise<ConfirmationResult> =>
      db.transaction().execute(async (trx) => {
        const subscription = await lockSubscription(trx, (row) =>
          row('id', '=', idOfToken(trx, 'confirm', tokenHash)),
        );
        if (!subscription) return 'link-unknown';
        if (subscription.status === 'subscribed') return 'already-confirmed';
        const moment = now.toISOString();
        const { expires_at } = await trx
          .selectFrom('newsletter_tokens')
          .select('expires_at')
          .where('token_hash', '=', tokenHash)
          .executeTakeFirstOrThrow();
        if (expires_at !== null && expires_at <= moment) return 'link-unknown';
        await trx
          .updateTable('newsletter_subscriptions')
          .set({ status: 'subscribed', confirmed_at: moment, unsubscribed_at: null, suspected_spam: null })
          .where('id', '=', subscription.id)
          .execute();
        return 'confirmed';
      }),

    unsubscribe: ({ token, tokenHash }: UnsubscribeLink, now: Date): Promise<UnsubscribeResult> =>
      db.transaction().execute(async (trx) => {
        const subscription = await lockSubscription(trx, (row) =>
          row.or([
            row('unsubscribe_token', '=', token),
            row('id', '=', idOfToken(trx, 'unsubscribe', tokenHash)),
          ]),
        );
        if (!subscription) return 'link-unknown';
        const moment = now.toISOString();
        await trx
          .updateTable('newsletter_subscriptions')
          .set({ status: 'unsubscribed', unsubscribed_at: moment })
          .where('id', '=', subscription.id)
          .where('status', '!=', 'unsubscribed')
          .execute();
        // Invalidates earlier confirmation links; their tokens still count towards the mail limit.
        await trx
          .updateTable('newsletter_tokens')
          .set({ expires_at: moment })
          .where('subscription_id', '=', subscription.id)
          .where('purpose', '=', 'confirm')
          .execute();
        return 'unsubscribed';
      }),

    /** Deletes subscriptions requested before this time and never confirmed. */
    removeUnconfirmed: (requestedBefore: Date): Promise<void> =>
      db.transaction().execute(async (trx) => {
        // Subscriptions first: one confirmed concurrently keeps its tokens.
        const removed = await trx
          .deleteFrom('newsletter_subscriptions')
          .where('status', '=', 'pending')
          .where('requested_at', '<=', requestedBefore.toISOString())
          .returning('id')
          .execute();
        for (let from = 0; from < removed.length; from += IDS_AT_ONCE) {
          const ids = removed.slice(from, from + IDS_AT_ONCE).map(({ id }) => id);
          await trx.deleteFrom('newsletter_tokens').where('subscription_id', 'in', ids).execute();
        }
      }),

    /** Deletes confirmation links made until this time, which have expired. */
    async removeConfirmationLinks(madeUntil: Date): Promise<void> {
      await db
        .deleteFrom('newsletter_tokens')
        .where('purpose', '=', 'confirm')
        .where('created_at', '<=', madeUntil.toISOString())
        .execute();
    },
  };
}

export type NewsletterStore = ReturnType<typeof createNewsletterStore>;

/** Inserts or updates the row of the address, leaves its status and locks it until the commit. */
function upsertRequest(
  trx: Transaction<Database>,
  { email, suspectedSpam, unsubscribeToken, now }: SubscriptionRequest,
) {
  return trx
    .insertInto('newsletter_subscriptions')
    .values({
      id: randomUUID(),
      email,
      email_key: email.toLowerCase(),
      status: 'pending',
      unsubscribe_token: unsubscribeToken,
      suspected_spam: suspectedSpam,
      requested_at: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet({
        requested_at: (row) => row.ref('excluded.requested_at'),
        // A bot's request does not mark an address that a person has submitted.
        suspected_spam: sql<string | null>`case when excluded.suspected_spam is null then null
          else newsletter_subscriptions.suspected_spam end`,
      }),
    )
    .returning(['id', 'status', 'unsubscribe_token'])
    .executeTakeFirstOrThrow();
}

/**
 * Finds a subscription and locks it until the commit, so that concurrent confirmation and unsubscription run one after
 * the other.
 */
function lockSubscription(
  trx: Transaction<Database>,
  isLinked: (row: ExpressionBuilder<Database, 'newsletter_subscriptions'>) => Expression<SqlBool>,
) {
  return trx
    .updateTable('newsletter_subscriptions')
    .set(({ ref }) => ({ status: ref('status') }))
    .where(isLinked)
    .returning(['id', 'status'])
    .executeTakeFirst();
}

/** The id of the subscription that a hashed token belongs to. */
function idOfToken(trx: Transaction<Database>, purpose: 'confirm' | 'unsubscribe', tokenHash: string) {
  return trx
    .selectFrom('newsletter_tokens')
    .select('subscription_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose);
}
