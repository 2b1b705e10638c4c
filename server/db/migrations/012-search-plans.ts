import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The search always goes the same way: PostgreSQL need not think anew about every word that is looked for. */
export const searchPlans = {
  async up(db: Kysely<unknown>): Promise<void> {
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    await sql`alter function newest_found_posts set plan_cache_mode = force_generic_plan`.execute(db);
  },
};
