import { type Kysely, sql, type Transaction } from 'kysely';
import type {
  Subscriber,
  SubscriberFilter,
  SubscriberList,
  SubscriberStatus,
} from '../../contract/subscribers.ts';
import { type DatabaseDialect, forUpdate } from '../platform/database/dialect.ts';
import type { Database } from '../platform/database/schema.ts';
import type { Pagination } from '../platform/pagination.ts';

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

export function createSubscriberStore(db: Kysely<Database>) {
  function filtered({ search, status }: SubscriberFilter) {
    let rows = db.selectFrom('newsletter_subscriptions');
    if (status) rows = rows.where('status', '=', status);
    if (search === '') return rows;
    const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    return rows.where(sql<boolean>`email_key like ${pattern} escape '\\'`);
  }

  return {
    list: (filter: SubscriberFilter, { limit, offset }: Pagination): Promise<Subscriber[]> =>
      filtered(filter)
        .select(COLUMNS)
        .orderBy('requested_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),

    async count(filter: SubscriberFilter): Promise<number> {
      const { total } = await filtered(filter)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },

    /** Counts in the whole list. */
    async counts(): Promise<SubscriberList['counts']> {
      const rows = await db
        .selectFrom('newsletter_subscriptions')
        .select(({ fn }) => ['status', fn.countAll<number>().as('total')])
        .groupBy('status')
        .execute();
      const of = (status: SubscriberStatus) => rows.find((row) => row.status === status)?.total ?? 0;
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
  };
}

export type SubscriberStore = ReturnType<typeof createSubscriberStore>;

/** Mutations within a transaction. */
export function subscriberMutations(trx: Transaction<Database>, dialect: DatabaseDialect) {
  return {
    /** Deletes a subscriber; null when there is none. Mailings keep the number of their recipients. */
    async remove(id: string): Promise<{ status: SubscriberStatus; emailKey: string } | null> {
      const removed = await trx
        .deleteFrom('newsletter_subscriptions')
        .where('id', '=', id)
        .returning(['status', 'email_key as emailKey'])
        .executeTakeFirst();
      return removed ?? null;
    },

    /** Locks the mails to a removed subscriber until the commit. */
    async lockMails(id: string, emailKey: string) {
      const ids = await mailsTo(trx, id, emailKey);
      if (ids.length === 0) return [];
      const mails = trx
        .selectFrom('outbox_emails')
        .select(['id', 'status', 'lease_until as leaseUntil'])
        .where('id', 'in', ids);
      return forUpdate(dialect, mails).execute();
    },

    /** Deletes the tokens of a removed subscriber, and the errors of its mails. */
    async removeTraces(id: string): Promise<void> {
      await trx.deleteFrom('newsletter_tokens').where('subscription_id', '=', id).execute();
      await trx
        .updateTable('mailing_recipients')
        .set({ last_error: null, state: sql`case when state = 'queued' then 'skipped' else state end` })
        .where('subscription_id', '=', id)
        .execute();
    },
  };
}

/** The ids of the mails to this address: issues, and what the newsletter has sent to it before. */
async function mailsTo(trx: Transaction<Database>, subscriptionId: string, emailKey: string) {
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
