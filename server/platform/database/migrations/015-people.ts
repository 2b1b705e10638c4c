import { type Kysely, sql } from 'kysely';

export const people = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    // SQLite adds one column at a time.
    await schema
      .alterTable('staff')
      .addColumn('role', 'text', (column) => column.notNull().defaultTo('staff'))
      .execute();
    await schema
      .alterTable('staff')
      .addColumn('configured', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('staff').addColumn('last_login_at', 'text').execute();
    // Until now the configured account was the only one.
    await sql`update staff set role = 'owner', configured = 1`.execute(db);
    await schema
      .alterTable('sessions')
      .addColumn('last_seen_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await schema.alterTable('sessions').addColumn('device', 'text').execute();
    await sql`update sessions set last_seen_at = created_at`.execute(db);
    await schema.createIndex('sessions_username').on('sessions').column('username').execute();
    for (const filter of ['staff', 'action']) {
      await schema.createIndex(`audit_log_${filter}`).on('audit_log').columns([filter, 'number']).execute();
    }
  },
};
