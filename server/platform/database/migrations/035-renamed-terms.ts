import type { Kysely } from 'kysely';

/** Remembers renamed categories, tags and authors, for their former URLs and for imports. */
export const renamedTerms = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('renamed_terms')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('former', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('renamed_terms_by_former', ['kind', 'former'])
      .execute();
  },
};
