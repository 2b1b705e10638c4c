import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Numbers of posts that are kept rather than counted, where WordPress had its terms, and the words of pictures. */
export const blogCounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
    // A hundred thousand posts take half a minute; the usual limit is meant for visitors.
    if (postgres) await sql`set local statement_timeout = 0`.execute(db);
    await db.schema
      .createTable('post_counts')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('post_counts_of', ['kind', 'slug', 'status'])
      .execute();
    await sql`insert into post_counts (kind, slug, status, count)
      select kind, slug, status, count(*) from post_terms group by kind, slug, status`.execute(db);
    await sql`insert into post_counts (kind, slug, status, count)
      select 'all', '', status, count(*) from posts group by status`.execute(db);
    await (postgres ? countInPostgres(db) : countInSqlite(db));

    await db.schema
      .createTable('wordpress_terms')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('wordpress_terms_found', ['kind', 'slug'])
      .execute();
    await db.schema.alterTable('post_bodies').addColumn('featured_image_alt', 'text').execute();

    await (postgres ? narrowPostgresSearch(db) : forgetInSqliteSearch(db));
  },
};

/** What a changed row adds to the counts, in either database; `row` is `new` or `old`. */
const COUNTED = {
  posts: (row: string) => `'all', '', ${row}.status`,
  post_terms: (row: string) => `${row}.kind, ${row}.slug, ${row}.status`,
};
type Counted = keyof typeof COUNTED;

function countOne(table: Counted): string {
  return `insert into post_counts (kind, slug, status, count) values (${COUNTED[table]('new')}, 1)
    on conflict (kind, slug, status) do update set count = post_counts.count + 1;`;
}

/** What no post has any more goes from the counts. */
function discountOne(table: Counted): string {
  const given = `(kind, slug, status) = (${COUNTED[table]('old')})`;
  return `update post_counts set count = count - 1 where ${given};
    delete from post_counts where ${given} and count = 0;`;
}

async function countInSqlite(db: Kysely<unknown>): Promise<void> {
  for (const table of ['posts', 'post_terms'] as const) {
    const columns = table === 'posts' ? 'status' : 'kind, slug, status';
    const triggers = [
      ['added', 'insert', countOne(table)],
      ['removed', 'delete', discountOne(table)],
      ['changed', `update of ${columns}`, discountOne(table) + countOne(table)],
    ];
    for (const [name, event, statements] of triggers) {
      await sql
        .raw(`create trigger ${table}_${name} after ${event} on ${table} begin ${statements} end`)
        .execute(db);
    }
  }
}

async function countInPostgres(db: Kysely<unknown>): Promise<void> {
  for (const table of ['posts', 'post_terms'] as const) {
    const columns = table === 'posts' ? 'status' : 'kind, slug, status';
    await sql
      .raw(`create function count_${table}() returns trigger language plpgsql as $$ begin
        if tg_op <> 'INSERT' then ${discountOne(table)} end if;
        if tg_op <> 'DELETE' then ${countOne(table)} end if;
        return null;
      end $$`)
      .execute(db);
    await sql
      .raw(`create trigger ${table}_counted after insert or delete or update of ${columns} on ${table}
        for each row execute function count_${table}()`)
      .execute(db);
  }
}

/** As the foreign key does in PostgreSQL: a post that goes can no longer be found. */
async function forgetInSqliteSearch(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger posts_unsearched after delete on posts
    begin delete from post_search where rowid = old.position; end`.execute(db);
}

/**
 * The words move out of the rows, and those of the title stay: whoever looks for the newest of very many reads a few
 * pages instead of one for each post.
 */
async function narrowPostgresSearch(db: Kysely<unknown>): Promise<void> {
  await sql`drop index post_search_words`.execute(db);
  await sql`alter table post_search rename to post_search_wide`.execute(db);
  await sql`create table post_search (
    position bigint constraint post_search_by_position primary key
      references posts (position) on delete cascade on update cascade,
    status text not null,
    title tsvector not null,
    words tsvector not null
  ) with (toast_tuple_target = 128)`.execute(db);
  await sql`alter table post_search alter column title set storage main, alter column words set storage external`.execute(
    db,
  );
  await sql
    .raw(`insert into post_search (position, status, title, words)
      select position, status, strip(ts_filter(words, '{a}')),
        words || ('''_s' || ${season('position')} || ''':1C')::tsvector
      from post_search_wide order by position`)
    .execute(db);
  await sql`drop table post_search_wide`.execute(db);
  await sql`create index post_search_words on post_search using gin (words) with (fastupdate = off)`.execute(
    db,
  );
  await findPostsByIndex(db);
}

/** The stretch of a hundred days that a position lies in: a word of the index for every post published in it. */
const season = (position: string) => `floor(${position} / 8640000000000.0)`;

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
