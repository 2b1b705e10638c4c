import type { Kysely } from 'kysely';

/** Drafts that visitors have seen before keep their date. */
export const oncePublic = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('posts')
      .addColumn('once_public', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
