import type { Kysely } from 'kysely';

/** The attempts before a delivery was resent, mails saved as files for want of a mail server, and resends in a request's history. */
export const deliveries = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const name of ['earlier_attempts', 'saved_as_file']) {
      await db.schema
        .alterTable('outbox_emails')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    }
    await db.schema.alterTable('request_entries').addColumn('resent', 'text').execute();
  },
};
