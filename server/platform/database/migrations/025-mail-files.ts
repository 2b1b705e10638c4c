import type { Kysely } from 'kysely';

/** The files of deleted mails that are still to be deleted, and an index of the outbox by purpose. */
export const mailFiles = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('discarded_mail_files')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.dropIndex('outbox_emails_due').execute();
    await db.schema
      .createIndex('outbox_emails_due')
      .on('outbox_emails')
      .columns(['status', 'purpose', 'next_attempt_at'])
      .execute();
  },
};
