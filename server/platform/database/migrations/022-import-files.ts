import type { Kysely } from 'kysely';

/** Keeps the files of a running import in rows, so that memory does not grow with them. */
export const importFiles = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('wordpress_attachments')
      .addColumn('import_id', 'text', (column) => column.notNull())
      .addColumn('wp_id', 'bigint', (column) => column.notNull())
      .addColumn('parent', 'bigint')
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('alt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('wordpress_attachments_key', ['import_id', 'wp_id'])
      .execute();
    await db.schema
      .createIndex('wordpress_attachments_of_post')
      .on('wordpress_attachments')
      .columns(['import_id', 'parent'])
      .execute();
    await db.schema
      .createTable('wordpress_source_files')
      .addColumn('import_id', 'text', (column) => column.notNull())
      .addColumn('url_hash', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('copy', 'text')
      .addPrimaryKeyConstraint('wordpress_source_files_key', ['import_id', 'url_hash'])
      .execute();
    await db.schema
      .createIndex('wordpress_source_files_in_order')
      .on('wordpress_source_files')
      .columns(['import_id', 'position'])
      .execute();
  },
};
