import { type Kysely, PostgresAdapter, sql } from 'kysely';

const SEASON = 8_640_000_000_000;
/** A span of level k has 2^k seasons; level 0 is the season itself, which 010 has put into the index. */
const LEVELS = 6;

/**
 * To look through many seasons, PostgreSQL reads the posts of each; a span of as many is one word of its index, and of
 * two words it reads the rarer one. SQLite needs neither.
 */
export const searchSpans = {
  async up(db: Kysely<unknown>): Promise<void> {
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    await sql`set local statement_timeout = 0`.execute(db);
    const spans = Array.from(
      { length: LEVELS },
      (_, i) => `'''_s${i + 1}_' || floor(position / ${SEASON * 2 ** (i + 1)}.0) || ''':1C'`,
    );
    await sql`drop index post_search_words`.execute(db);
    await sql
      .raw(`update post_search set words = words || (${spans.join(" || ' ' || ")})::tsvector`)
      .execute(db);
    await sql`create index post_search_words on post_search using gin (words) with (fastupdate = off)`.execute(
      db,
    );
    await findPostsBySpans(db);
  },
};

/**
 * As in 010, with a few spans in place of as many seasons as are needed. What they hold beyond these is found as well,
 * and counts; every round takes in half as much as those before it, or more.
 */
async function findPostsBySpans(db: Kysely<unknown>): Promise<void> {
  const season = (position: string) => `floor(${position} / ${SEASON}.0)`;
  const findNewest = (query: string) => `
          return query select newest_found.position, newest_found.title @@ title_query from (
            select post_search.position, post_search.title from post_search
              where post_search.words @@ ${query} and post_search.position + 0 < (last_season + 1) * ${SEASON}
                and (until is null or (post_search.status = 'published' and post_search.position + 0 <= until))
              order by post_search.position + 0 desc limit wanted - found_count
          ) as newest_found;
          get diagnostics got = row_count;
          found_count := found_count + got;`;
  await sql
    .raw(`create or replace function newest_found_posts(
        query tsquery, title_query tsquery, until bigint, wanted integer
      ) returns table ("position" bigint, in_title boolean) language plpgsql stable
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
        level integer;
        span bigint;
        first_span bigint;
      begin
        while searched + seasons < all_seasons / 2 loop
          level := least(greatest(ceil(log(2, seasons)) - 1, 0), ${LEVELS});
          span := 1 << level;
          first_span := floor((last_season - seasons + 1)::numeric / span);
          ${findNewest(`(query && (
                select string_agg(case level when 0 then '''_s' || number || '''' else '''_s' || level || '_' || number || '''' end, '|')::tsquery
                from generate_series(first_span, floor(last_season::numeric / span)) as number))`)}
          if found_count >= wanted then return; end if;
          searched := searched + last_season + 1 - first_span * span;
          last_season := first_span * span - 1;
          seasons := case when found_count > 0
            then greatest((wanted - found_count) * searched / found_count * 5 / 4 + 1, searched / 2) end;
        end loop;
        ${findNewest('query')}
      end $$`)
    .execute(db);
}
