import type { Kysely } from 'kysely';

export const pageTags = {
  async up(db: Kysely<unknown>): Promise<void> {
    let table = db.schema.createTable('page_tags').addColumn('id', 'text', (column) => column.primaryKey());
    for (const name of [
      'page_title',
      'meta_title',
      'meta_description',
      'meta_keywords',
      'og_title',
      'og_image',
      'og_description',
      'canonical_url',
      'robots',
      'custom_head_tags',
    ]) {
      table = table.addColumn(name, 'text');
    }
    await table.addColumn('updated_at', 'text', (column) => column.notNull()).execute();
  },
};
