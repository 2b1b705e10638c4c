import { type Kysely, sql } from 'kysely';

export const mailings = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('mailings')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('post_id', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('issue', 'text')
      .addColumn('tested_version', 'text')
      .addColumn('tested_at', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('started_at', 'text')
      .addColumn('started_by', 'text')
      .addColumn('cancelled_at', 'text')
      .execute();
    await db.schema.createIndex('mailings_created').on('mailings').columns(['created_at', 'id']).execute();
    await db.schema
      .createIndex('mailings_of_post')
      .on('mailings')
      .columns(['post_id', 'created_at'])
      .execute();
    await db.schema
      .createTable('mailing_recipients')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('mailing_id', 'text', (column) => column.notNull().references('mailings.id'))
      .addColumn('subscription_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('last_error', 'text')
      .addUniqueConstraint('mailing_recipients_once', ['mailing_id', 'subscription_id'])
      .execute();
    await db.schema
      .createIndex('mailing_recipients_state')
      .on('mailing_recipients')
      .columns(['mailing_id', 'state'])
      .execute();
    await db.schema
      .createIndex('mailing_recipients_subscription')
      .on('mailing_recipients')
      .column('subscription_id')
      .execute();
    await db.schema
      .createTable('mailing_pace')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('free_at', 'text', (column) => column.notNull())
      .execute();
    await sql`insert into mailing_pace (id, free_at) values (1, '1970-01-01T00:00:00.000Z')`.execute(db);
  },
};
