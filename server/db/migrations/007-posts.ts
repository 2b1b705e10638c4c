import { type Kysely, PostgresAdapter, sql } from 'kysely';

export const posts = {
  async up(db: Kysely<unknown>): Promise<void> {
    const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
    // In SQLite only this type makes the column the key of the table itself.
    const number = postgres ? 'bigint' : 'integer';
    await db.schema
      .createTable('posts')
      .addColumn('position', number, (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('wp_id', number, (column) => column.unique())
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('excerpt', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('author_email', 'text')
      .addColumn('featured_image', 'text')
      .addColumn('categories', 'text', (column) => column.notNull())
      .addColumn('tags', 'text', (column) => column.notNull())
      .addColumn('read_minutes', 'integer', (column) => column.notNull())
      .addColumn('published_at', 'text', (column) => column.notNull())
      .addColumn('modified_at', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('announce_at', 'text')
      .execute();
    await db.schema.createIndex('posts_listed').on('posts').columns(['status', 'position']).execute();
    await sql`create index posts_to_announce on posts (announce_at) where announce_at is not null`.execute(
      db,
    );

    await db.schema
      .createTable('post_bodies')
      .addColumn('post_id', 'text', (column) =>
        column.primaryKey().references('posts.id').onDelete('cascade'),
      )
      .addColumn('meta_title', 'text')
      .addColumn('meta_description', 'text')
      .addColumn('meta_keywords', 'text')
      .addColumn('og_title', 'text')
      .addColumn('og_description', 'text')
      .addColumn('og_image', 'text')
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('yoast_data', 'text')
      .execute();

    await db.schema
      .createTable('post_terms')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('position', number, (column) =>
        column.notNull().references('posts.position').onDelete('cascade').onUpdate('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('post_terms_listed', ['kind', 'slug', 'status', 'position'])
      .execute();
    await db.schema.createIndex('post_terms_of_post').on('post_terms').column('position').execute();

    await db.schema
      .createTable('former_slugs')
      .addColumn('slug', 'text', (column) => column.primaryKey())
      .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id').onDelete('cascade'))
      .execute();

    await (postgres ? createPostgresSearch(db) : createSqliteSearch(db));
    await createPageViewTotals(db);
  },
};

/**
 * Holds the index only, not the text, and its words come in already folded: the plain tokenizer takes them as they
 * are. The prefixes of two to four letters have an index of their own.
 */
async function createSqliteSearch(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table post_search using fts5(
    title, body, filed, content = '', contentless_delete = 1, tokenize = 'ascii', prefix = '2 3 4'
  )`.execute(db);
}

/**
 * The words lie in the rows themselves, not compressed: a search that ranks a thousand posts reads a thousand of
 * them. New words go into the index at once, because a list of pending ones would slow every search.
 */
async function createPostgresSearch(db: Kysely<unknown>): Promise<void> {
  await sql`create table post_search (
    position bigint primary key references posts (position) on delete cascade on update cascade,
    status text not null,
    words tsvector not null
  ) with (toast_tuple_target = 8160)`.execute(db);
  await sql`alter table post_search alter column words set storage external`.execute(db);
  await sql`create index post_search_words on post_search using gin (words) with (fastupdate = off)`.execute(
    db,
  );
}

/** Views of each page on all days together, so that the most read pages are found without adding up. */
async function createPageViewTotals(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_view_totals')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('page_view_totals_count')
    .on('page_view_totals')
    .columns(['count desc', 'path'])
    .execute();
  await sql`insert into page_view_totals (path, count) select path, sum(count) from page_views group by path`.execute(
    db,
  );
}
