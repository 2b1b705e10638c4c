import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Finds posts by the meta title that they are served with. */
export const metaTitles = {
  async up(db: Kysely<unknown>): Promise<void> {
    // PostgreSQL refuses long texts in its other kind of index.
    const using = db.getExecutor().adapter instanceof PostgresAdapter ? sql`using hash` : sql``;
    await sql`create index posts_meta_title on posts ${using} (lower(coalesce(nullif(meta_title, ''), title)))`.execute(
      db,
    );
  },
};
