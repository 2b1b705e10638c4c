import type { Kysely } from 'kysely';

/** The version of the notice beside the form's button that the sender of a lead was shown. */
export const formNotices = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const table of ['contact_submissions', 'consultation_requests']) {
      await db.schema.alterTable(table).addColumn('notice', 'text').execute();
    }
  },
};
