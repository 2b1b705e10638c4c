import { randomUUID } from 'node:crypto';
import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type SqlBool,
  sql,
  type Transaction,
} from 'kysely';
import type { Database } from '../platform/database/schema.ts';

export interface SubscriptionRequest {
  email: string;
  suspectedSpam: string | null;
  /** Token of a new subscription. */
  unsubscribeToken: string;
  /** UTC ISO 8601. */
  at: string;
}

/** A confirmation mail that was queued. */
export interface QueuedConfirmation {
  /** UTC ISO 8601. */
  queuedAt: string;
  /** UTC ISO 8601; null: its link does not expire. */
  expiresAt: string | null;
}

export interface UnsubscribeLink {
  token: string;
  tokenHash: string;
}

/** Both databases limit the parameters of a statement. */
const IDS_AT_ONCE = 500;

export function createNewsletterStore(db: Kysely<Database>) {
  return {
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

/** Mutations within a transaction. */
export function subscriptionMutations(trx: Transaction<Database>) {
  return {
    /** Inserts or updates the subscription of the e-mail address, leaves its status and locks it until the commit. */
    request: ({ email, suspectedSpam, unsubscribeToken, at }: SubscriptionRequest) =>
      trx
        .insertInto('newsletter_subscriptions')
        .values({
          id: randomUUID(),
          email,
          email_key: email.toLowerCase(),
          status: 'pending',
          unsubscribe_token: unsubscribeToken,
          suspected_spam: suspectedSpam,
          requested_at: at,
        })
        .onConflict((conflict) =>
          conflict.column('email_key').doUpdateSet({
            requested_at: (row) => row.ref('excluded.requested_at'),
            // A bot's request does not mark an address that a person has submitted.
            suspected_spam: sql<string | null>`case when excluded.suspected_spam is null then null
              else newsletter_subscriptions.suspected_spam end`,
          }),
        )
        .returning(['id', 'status', 'unsubscribe_token as unsubscribeToken'])
        .executeTakeFirstOrThrow(),

    /** The confirmation mails of a subscription that were queued after this time (UTC ISO 8601), newest first. */
    confirmations: (id: string, after: string): Promise<QueuedConfirmation[]> =>
      trx
        .selectFrom('newsletter_tokens')
        .select(['created_at as queuedAt', 'expires_at as expiresAt'])
        .where('subscription_id', '=', id)
        .where('purpose', '=', 'confirm')
        .where('created_at', '>', after)
        .orderBy('created_at', 'desc')
        .execute(),

    async addConfirmation(id: string, tokenHash: string, { queuedAt, expiresAt }: QueuedConfirmation) {
      await trx
        .insertInto('newsletter_tokens')
        .values({
          token_hash: tokenHash,
          subscription_id: id,
          purpose: 'confirm',
          created_at: queuedAt,
          expires_at: expiresAt,
        })
        .execute();
    },

    /** Finds the subscription of a confirmation link and locks it. */
    async lockToConfirm(tokenHash: string) {
      const subscription = await lock(trx, (row) => row('id', '=', idOfToken(trx, 'confirm', tokenHash)));
      if (!subscription) return null;
      const link = await trx
        .selectFrom('newsletter_tokens')
        .select('expires_at as expiresAt')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return link ? { ...subscription, ...link } : null;
    },

    async confirm(id: string, at: string): Promise<void> {
      await trx
        .updateTable('newsletter_subscriptions')
        .set({ status: 'subscribed', confirmed_at: at, unsubscribed_at: null, suspected_spam: null })
        .where('id', '=', id)
        .execute();
    },

    /** Finds the subscription of an unsubscribe link and locks it. */
    lockToUnsubscribe: ({ token, tokenHash }: UnsubscribeLink) =>
      lock(trx, (row) =>
        row.or([
          row('unsubscribe_token', '=', token),
          row('id', '=', idOfToken(trx, 'unsubscribe', tokenHash)),
        ]),
      ),

    async unsubscribe(id: string, at: string): Promise<void> {
      await trx
        .updateTable('newsletter_subscriptions')
        .set({ status: 'unsubscribed', unsubscribed_at: at })
        .where('id', '=', id)
        .where('status', '!=', 'unsubscribed')
        .execute();
      // Invalidates earlier confirmation links; their tokens still count towards the mail limit.
      await trx
        .updateTable('newsletter_tokens')
        .set({ expires_at: at })
        .where('subscription_id', '=', id)
        .where('purpose', '=', 'confirm')
        .execute();
    },
  };
}

/**
 * Finds a subscription and locks it until the commit, so that concurrent confirmation and unsubscription run one after
 * the other.
 */
function lock(
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
