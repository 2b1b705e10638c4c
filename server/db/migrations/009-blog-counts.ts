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
 * The words move out of the rows, and those of the title stay: whoever counts what a search finds reads a few pages
 * instead of one for each post.
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
  await sql`insert into post_search (position, status, title, words)
    select position, status, strip(ts_filter(words, '{a}')), words from post_search_wide order by position`.execute(
    db,
  );
  await sql`drop table post_search_wide`.execute(db);
  await sql`create index post_search_words on post_search using gin (words) with (fastupdate = off)`.execute(
    db,
  );
}
