import { sql, type Transaction } from 'kysely';
import type {
  Subscriber,
  SubscriberFilter,
  SubscriberList,
  SubscriberStatus,
} from '../../contract/subscribers.ts';
import type { DatabaseConnection } from '../platform/database/connect.ts';
import { forUpdate } from '../platform/database/dialect.ts';
import type { Database } from '../platform/database/schema.ts';
import { Refusal } from '../platform/refusal.ts';
import { writeAudit } from '../platform/write-audit.store.ts';

const BEING_SENT = 'A mail to this address is being sent at this moment. Please try again in half a minute.';

export interface SubscriberWithLink extends Subscriber {
  unsubscribeToken: string;
}

const COLUMNS = [
  'id',
  'email',
  'status',
  'suspected_spam as suspectedSpam',
  'requested_at as requestedAt',
  'confirmed_at as confirmedAt',
  'unsubscribed_at as unsubscribedAt',
] as const;

/** @param discard deletes mails of the outbox within a transaction */
export function createSubscriberStore(
  { db, dialect }: Pick<DatabaseConnection, 'db' | 'dialect'>,
  discard: (trx: Transaction<Database>, ids: readonly string[]) => Promise<void>,
) {
  function filtered({ search, status }: SubscriberFilter) {
    let rows = db.selectFrom('newsletter_subscriptions');
    if (status) rows = rows.where('status', '=', status);
    if (search === '') return rows;
    const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    return rows.where(sql<boolean>`email_key like ${pattern} escape '\\'`);
  }

  return {
    list: (
      filter: SubscriberFilter,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<Subscriber[]> =>
      filtered(filter)
        .select(COLUMNS)
        .orderBy('requested_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),

    async count(filter: SubscriberFilter): Promise<number> {
      const { total } = await filtered(filter)
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    /** Counts in the whole list. */
    async counts(): Promise<SubscriberList['counts']> {
      const rows = await db
        .selectFrom('newsletter_subscriptions')
        .select(({ fn }) => ['status', fn.countAll().as('total')])
        .groupBy('status')
        .execute();
      const of = (status: SubscriberStatus) => Number(rows.find((row) => row.status === status)?.total ?? 0);
      return {
        pending: of('pending'),
        subscribed: of('subscribed'),
        unsubscribed: of('unsubscribed'),
      };
    },

    /** Ordered by id, those after this one. */
    exported: (filter: SubscriberFilter, after: string, limit: number): Promise<SubscriberWithLink[]> =>
      filtered(filter)
        .select([...COLUMNS, 'unsubscribe_token as unsubscribeToken'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),

    /**
     * Deletes an address with its tokens and mails. Mailings keep the number of their recipients.
     * @throws {Refusal} while a mail to it is on its way
     */
    remove: (id: string, { staff, at }: { staff: string; at: string }): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const removed = await trx
          .deleteFrom('newsletter_subscriptions')
          .where('id', '=', id)
          .returning(['status', 'email_key'])
          .executeTakeFirst();
        if (!removed) throw new Refusal('not-found');
        const ids = await mailsTo(trx, id, removed.email_key);
        const mails = ids.length === 0 ? [] : await forUpdate(dialect, selectLeases(trx, ids)).execute();
        // A mail in flight would write its .eml file after the deletion.
        if (mails.some(({ status, lease_until }) => status === 'sending' && (lease_until ?? '') > at)) {
          throw new Refusal('mail-being-sent', { message: BEING_SENT });
        }
        await discard(trx, ids);
        await trx.deleteFrom('newsletter_tokens').where('subscription_id', '=', id).execute();
        await trx
          .updateTable('mailing_recipients')
          .set({ last_error: null, state: sql`case when state = 'queued' then 'skipped' else state end` })
          .where('subscription_id', '=', id)
          .execute();
        // The audit log must not keep the deleted e-mail address.
        await writeAudit(trx, { at, staff, action: 'subscriber-removed', subject: removed.status });
      }),
  };
}

export type SubscriberStore = ReturnType<typeof createSubscriberStore>;

function selectLeases(trx: Transaction<Database>, ids: readonly string[]) {
  return trx.selectFrom('outbox_emails').select(['status', 'lease_until']).where('id', 'in', ids);
}

/** The ids of the mails to this address: issues, and what the newsletter has sent to it before. */
async function mailsTo(
  trx: Transaction<Database>,
  subscriptionId: string,
  emailKey: string,
): Promise<string[]> {
  const issues = await trx
    .selectFrom('outbox_emails')
    .select('id')
    .where('id', 'in', (query) =>
      query
        .selectFrom('mailing_recipients')
        .select('mailing_recipients.id')
        .where('subscription_id', '=', subscriptionId),
    )
    .execute();
  // Sent confirmations have no content; they are matched by the token's creation time.
  const others = await trx
    .selectFrom('outbox_emails')
    .select(['id', 'content', 'purpose'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('newsletter_tokens')
          .select('token_hash')
          .whereRef('newsletter_tokens.created_at', '=', 'outbox_emails.created_at')
          .where('subscription_id', '=', subscriptionId),
      ).as('has_token'),
    )
    .where('purpose', 'in', ['newsletter-confirmation', 'newsletter-test'])
    .execute();
  return [
    ...issues,
    ...others.filter(({ content, purpose, has_token }) => {
      const mail = JSON.parse(content) as { to: string } | null;
      return mail === null
        ? purpose === 'newsletter-confirmation' && Boolean(has_token)
        : mail.to.toLowerCase() === emailKey;
    }),
  ].map(({ id }) => id);
}
