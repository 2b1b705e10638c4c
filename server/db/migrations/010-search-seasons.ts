import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * PostgreSQL's index knows no order: it is asked for the newest posts by the seasons that they were published in.
 * SQLite's is read from its newest end, and needs none.
 */
export const searchSeasons = {
  async up(db: Kysely<unknown>): Promise<void> {
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    // A hundred thousand posts take a minute; the usual limit is meant for visitors.
    await sql`set local statement_timeout = 0`.execute(db);
    // To make the index anew is quicker than to change every entry of it.
    await sql`drop index post_search_words`.execute(db);
    await sql
      .raw(`update post_search set words = words || ('''_s' || ${season('position')} || ''':1C')::tsvector`)
      .execute(db);
    await sql`create index post_search_words on post_search using gin (words) with (fastupdate = off)`.execute(
      db,
    );
    await findPostsByIndex(db);
  },
};

/** The stretch of a hundred days that a position lies in: a word of the index for every post published in it. */
function season(position: string): string {
  return `floor(${position} / 8640000000000.0)`;
}

/**
 * The newest posts that a search finds, by the index whatever the planner thinks: it takes reading the words for free,
 * though they lie outside the row, and compiles what takes less time than the compiling. A word that many of very many
 * posts have is looked for in the newest seasons first, then in so many more as its share among them lets expect.
 * `until` is null for the staff, who see all. The zeros keep the index of the positions out of it.
 */
async function findPostsByIndex(db: Kysely<unknown>): Promise<void> {
  const findNewest = (query: string, condition: string) => `
          return query select newest_found.position, newest_found.title @@ title_query from (
            select post_search.position, post_search.title from post_search
              where post_search.words @@ ${query} and ${condition}
                and (until is null or (post_search.status = 'published' and post_search.position + 0 <= until))
              order by post_search.position + 0 desc limit wanted - found_count
          ) as newest_found;
          get diagnostics got = row_count;
          found_count := found_count + got;`;
  await sql
    .raw(`create function newest_found_posts(query tsquery, title_query tsquery, until bigint, wanted integer)
      returns table ("position" bigint, in_title boolean) language plpgsql stable
      set enable_seqscan = off set jit = off
      as $$ declare
        newest constant bigint := least(until, (select max(posts.position) from posts));
        last_season bigint := ${season('newest')};
        all_seasons constant bigint := last_season - ${season('(select min(posts.position) from posts)')};
        seasons bigint := last_season + 1 - ${season(`(select posts.position from posts
          where posts.position <= newest order by posts.position desc offset 2 * wanted limit 1)`)};
        searched bigint := 0;
        found_count integer := 0;
        got integer;
      begin
        while seasons <= 50 and searched + seasons < all_seasons / 2 loop
          ${findNewest(
            `(query && (select string_agg('''_s' || season || '''', '|')::tsquery
                from generate_series(last_season - seasons + 1, last_season) as season))`,
            'true',
          )}
          if found_count >= wanted then return; end if;
          last_season := last_season - seasons;
          searched := searched + seasons;
          seasons := (wanted - found_count) * searched / nullif(found_count, 0) * 5 / 4 + 1;
        end loop;
        ${findNewest('query', '(searched = 0 or post_search.position + 0 < (last_season + 1) * 8640000000000)')}
      end $$`)
    .execute(db);
}
