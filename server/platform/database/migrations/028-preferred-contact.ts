import { type Kysely, sql } from 'kysely';

/**
 * Leaves the preferred way of contact open where nobody asked. No form does, and `phone` was the default of the API,
 * so a stored `phone` says nothing.
 */
export const preferredContact = {
  async up(db: Kysely<unknown>): Promise<void> {
    // SQLite cannot make a column nullable.
    const table = () => db.schema.alterTable('consultation_requests');
    await table().addColumn('preference', 'text').execute();
    await sql`update consultation_requests set preference = preferred_contact where preferred_contact <> 'phone'`.execute(
      db,
    );
    await table().dropColumn('preferred_contact').execute();
    await table().renameColumn('preference', 'preferred_contact').execute();
  },
};
