import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ConfirmationResult, UnsubscribeResult } from '../../contract/newsletter-links.ts';
import type { Database, MailContent, NewsletterTokensTable } from '../db/schema.ts';

/** A request to be on the list. */
export interface SubscriptionRequest {
  email: string;
  suspectedSpam: string | null;
  now: Date;
}

/** What decides whether a mail goes out now. */
export interface SubscriptionState {
  subscribed: boolean;
  /** Of the last day, newest first; UTC, ISO 8601. */
  mailedAt: string[];
}

/** A mail with new links, and what is kept of them. */
export interface ConfirmationPlan {
  mail: MailContent;
  confirmHash: string;
  unsubscribeHash: string;
  /** UTC, ISO 8601. */
  confirmUntil: string;
}

export interface NewsletterStore {
  /**
   * Notes the request and queues the mail that the plan holds, in one transaction.
   * @param plan null: no mail is due in this state
   * @returns whether a mail was queued
   */
  request(
    request: SubscriptionRequest,
    plan: (state: SubscriptionState) => ConfirmationPlan | null,
  ): Promise<boolean>;
  confirm(tokenHash: string, now: Date): Promise<ConfirmationResult>;
  unsubscribe(tokenHash: string, now: Date): Promise<UnsubscribeResult>;
  /** Removes addresses that were asked for before this moment and never confirmed. */
  removeUnconfirmed(requestedBefore: Date): Promise<void>;
}

/** Puts a mail into the outbox as part of a transaction. */
export type Enqueue = (
  trx: Transaction<Database>,
  mails: {
    submissionId: string;
    kind: 'newsletter';
    mails: { purpose: 'newsletter-confirmation'; content: MailContent }[];
    createdAt: string;
    dueAt: string;
  },
) => Promise<void>;

const DAY_MS = 86_400_000;
/** A statement takes a limited number of parameters. */
const IDS_AT_ONCE = 500;

export function createNewsletterStore(db: Kysely<Database>, enqueue: Enqueue): NewsletterStore {
  return {
    request: (request, plan) =>
      db.transaction().execute(async (trx) => {
        const { now } = request;
        const moment = now.toISOString();
        const { id, status } = await noteRequest(trx, request);
        const tokens = await trx
          .selectFrom('newsletter_tokens')
          .select('created_at')
          .where('subscription_id', '=', id)
          .where('purpose', '=', 'confirm')
          .where('created_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
          .orderBy('created_at', 'desc')
          .execute();
        const planned = plan({
          subscribed: status === 'subscribed',
          mailedAt: tokens.map(({ created_at }) => created_at),
        });
        if (!planned) return false;
        const token = (
          purpose: NewsletterTokensTable['purpose'],
          token_hash: string,
          expires_at: string | null,
        ) => ({ token_hash, subscription_id: id, purpose, created_at: moment, expires_at });
        await trx
          .insertInto('newsletter_tokens')
          .values([
            token('confirm', planned.confirmHash, planned.confirmUntil),
            token('unsubscribe', planned.unsubscribeHash, null),
          ])
          .execute();
        await enqueue(trx, {
          // One of its own for each mail: the outbox holds one mail for each submission and purpose.
          submissionId: randomUUID(),
          kind: 'newsletter',
          mails: [{ purpose: 'newsletter-confirmation', content: planned.mail }],
          createdAt: moment,
          dueAt: moment,
        });
        return true;
      }),

    confirm: (tokenHash, now) =>
      db.transaction().execute(async (trx) => {
        const subscription = await lockSubscription(trx, 'confirm', tokenHash);
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

    unsubscribe: (tokenHash, now) =>
      db.transaction().execute(async (trx) => {
        const subscription = await lockSubscription(trx, 'unsubscribe', tokenHash);
        if (!subscription) return 'link-unknown';
        const moment = now.toISOString();
        await trx
          .updateTable('newsletter_subscriptions')
          .set({ status: 'unsubscribed', unsubscribed_at: moment })
          .where('id', '=', subscription.id)
          .where('status', '!=', 'unsubscribed')
          .execute();
        // An older mail must not bring the address back; its time still counts against sending another.
        await trx
          .updateTable('newsletter_tokens')
          .set({ expires_at: moment })
          .where('subscription_id', '=', subscription.id)
          .where('purpose', '=', 'confirm')
          .execute();
        return 'unsubscribed';
      }),

    removeUnconfirmed: (requestedBefore) =>
      db.transaction().execute(async (trx) => {
        // The addresses first: one that is confirmed at this moment keeps its links.
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
  };
}

/** One row for each address; whether it is on the list does not change here. It stays locked until the commit. */
function noteRequest(trx: Transaction<Database>, { email, suspectedSpam, now }: SubscriptionRequest) {
  return trx
    .insertInto('newsletter_subscriptions')
    .values({
      id: randomUUID(),
      email,
      email_key: email.toLowerCase(),
      status: 'pending',
      suspected_spam: suspectedSpam,
      requested_at: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet({
        requested_at: (row) => row.ref('excluded.requested_at'),
        // A program's request says nothing against an address that a person has asked for.
        suspected_spam: sql<string | null>`case when excluded.suspected_spam is null then null
          else newsletter_subscriptions.suspected_spam end`,
      }),
    )
    .returning(['id', 'status'])
    .executeTakeFirstOrThrow();
}

/**
 * The subscription that a link is for. It stays locked until the commit, so that of a confirmation and an unsubscription
 * at the same moment the second one sees what the first one did.
 */
function lockSubscription(
  trx: Transaction<Database>,
  purpose: NewsletterTokensTable['purpose'],
  tokenHash: string,
) {
  const linked = trx
    .selectFrom('newsletter_tokens')
    .select('subscription_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose);
  return trx
    .updateTable('newsletter_subscriptions')
    .set(({ ref }) => ({ status: ref('status') }))
    .where('id', '=', linked)
    .returning(['id', 'status'])
    .executeTakeFirst();
}
