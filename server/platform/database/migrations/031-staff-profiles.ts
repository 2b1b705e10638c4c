import { type Kysely, sql } from 'kysely';

/** Names and e-mail addresses of the staff, passwords that others have set, and links that reset a forgotten one. */
export const staffProfiles = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    // SQLite adds one column at a time.
    await schema
      .alterTable('staff')
      .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await schema.alterTable('staff').addColumn('email', 'text').execute();
    await schema
      .alterTable('staff')
      .addColumn('must_change_password', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('staff').addColumn('configured_hash', 'text').execute();
    await sql`update staff set configured_hash = password_hash where configured = 1`.execute(db);
    await sql`create unique index staff_email on staff (lower(email)) where email is not null`.execute(db);
    await schema
      .createTable('password_resets')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('username', 'text', (column) =>
        column.notNull().references('staff.username').onDelete('cascade'),
      )
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('password_resets_username').on('password_resets').column('username').execute();
  },
};
