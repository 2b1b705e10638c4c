import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * The words that posts have, so that a search for a beginning knows which ones it stands for. A word stays when no post
 * has it any more; then nothing is found by it.
 */
export const searchWords = {
  async up(db: Kysely<unknown>): Promise<void> {
    await (db.getExecutor().adapter instanceof PostgresAdapter ? upPostgres(db) : upSqlite(db));
    // Related posts begin with the terms that many posts have: few of all.
    await db.schema
      .createIndex('post_counts_by_count')
      .on('post_counts')
      .columns(['status', 'count'])
      .execute();
  },
};

/** What begins with a low line is the index's own: categories and spans. */
async function upPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`create table search_words (word text collate "C" primary key)`.execute(db);
  await sql`insert into search_words
    select word from ts_stat('select words from post_search') where left(word, 1) <> '_'`.execute(db);
  // The search always goes the same way: the planner need not think anew about every word that is looked for.
  await sql`alter function newest_found_posts set plan_cache_mode = force_generic_plan`.execute(db);
}

async function upSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create table search_words (word text primary key) without rowid`.execute(db);
  await sql`create virtual table temp.indexed_words using fts5vocab('main', 'post_search', 'col')`.execute(
    db,
  );
  await sql`insert into search_words select distinct term from indexed_words where col <> 'filed'`.execute(
    db,
  );
  await sql`drop table temp.indexed_words`.execute(db);
}
