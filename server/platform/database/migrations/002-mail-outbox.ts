import type { Kysely } from 'kysely';

export const mailOutbox = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('outbox_emails')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('submission_id', 'text', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_attempt_at', 'text', (column) => column.notNull())
      .addColumn('lease_until', 'text')
      .addColumn('possible_duplicate', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('last_error', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text')
      .addUniqueConstraint('outbox_emails_submission_purpose', ['submission_id', 'purpose'])
      .execute();
    await db.schema
      .createIndex('outbox_emails_due')
      .on('outbox_emails')
      .columns(['status', 'next_attempt_at'])
      .execute();
  },
};
