import type { Kysely } from 'kysely';

export const postEditing = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('deleted_posts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('former_slugs', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text', (column) => column.notNull())
      .addColumn('deleted_by', 'text', (column) => column.notNull())
      .addColumn('post', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('post_previews')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('post', 'text', (column) => column.notNull())
      .execute();
  },
};
