import type { Kysely } from 'kysely';

/** Earlier versions of posts, and unsaved changes of the staff. */
export const postRevisions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('post_revisions')
      .addColumn('post_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addColumn('saved_by', 'text')
      .addColumn('fields', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('post_revisions_key', ['post_id', 'number'])
      .execute();
    await db.schema
      .createTable('post_drafts')
      .addColumn('post_id', 'text', (column) => column.notNull())
      .addColumn('username', 'text', (column) =>
        column.notNull().references('staff.username').onDelete('cascade'),
      )
      .addColumn('kept_at', 'text', (column) => column.notNull())
      .addColumn('draft', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('post_drafts_key', ['post_id', 'username'])
      .execute();
    await db.schema.createIndex('post_drafts_username').on('post_drafts').column('username').execute();
  },
};
