import type { Kysely } from 'kysely';

export const newsletter = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('newsletter_subscriptions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull().unique())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('suspected_spam', 'text')
      .addColumn('requested_at', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('unsubscribed_at', 'text')
      .execute();
    await db.schema
      .createTable('newsletter_tokens')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('subscription_id', 'text', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text')
      .execute();
    await db.schema
      .createIndex('newsletter_tokens_subscription')
      .on('newsletter_tokens')
      .columns(['subscription_id', 'purpose', 'created_at'])
      .execute();
    await db.schema
      .createIndex('newsletter_subscriptions_status')
      .on('newsletter_subscriptions')
      .columns(['status', 'requested_at'])
      .execute();
  },
};
