import { type Kysely, PostgresAdapter, sql } from 'kysely';

export const blog = {
  async up(db: Kysely<unknown>): Promise<void> {
    const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await db.schema
      .createTable('posts')
      // In SQLite this is the rowid.
      .addColumn('number', 'integer', (column) =>
        postgres ? column.generatedAlwaysAsIdentity().primaryKey() : column.primaryKey(),
      )
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('wp_id', 'bigint', (column) => column.unique())
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('published_at', 'text', (column) => column.notNull())
      .addColumn('modified_at', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('announce_at', 'text')
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('excerpt', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('author_email', 'text')
      .addColumn('featured_image', 'text')
      .addColumn('featured_image_alt', 'text')
      .addColumn('categories', 'text', (column) => column.notNull())
      .addColumn('tags', 'text', (column) => column.notNull())
      .addColumn('read_minutes', 'integer', (column) => column.notNull())
      .addColumn('meta_title', 'text')
      .addColumn('meta_description', 'text')
      .addColumn('meta_keywords', 'text')
      .addColumn('og_title', 'text')
      .addColumn('og_description', 'text')
      .addColumn('og_image', 'text')
      .addColumn('yoast_data', 'text')
      // Last, so that SQLite reads the other columns without it.
      .addColumn('content', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('posts_listed')
      .on('posts')
      .columns(['status', 'published_at', 'number'])
      .execute();
    await sql`create index posts_to_announce on posts (announce_at) where announce_at is not null`.execute(
      db,
    );
    await db.schema
      .createTable('post_terms')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) =>
        column.notNull().references('posts.number').onDelete('cascade'),
      )
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('published_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('post_terms_listed', ['kind', 'slug', 'status', 'published_at', 'number'])
      .execute();
    await db.schema.createIndex('post_terms_of_post').on('post_terms').column('number').execute();
    await db.schema
      .createTable('former_slugs')
      .addColumn('slug', 'text', (column) => column.primaryKey())
      .addColumn('number', 'integer', (column) =>
        column.notNull().references('posts.number').onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createTable('wordpress_terms')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('wordpress_terms_by_slug', ['kind', 'slug'])
      .execute();
    await (postgres ? createPostgresSearch(db) : createSqliteSearch(db));
  },
};

/** Stores the index only, not the text. Words arrive folded (search-words.ts), as they do for PostgreSQL. */
async function createSqliteSearch(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table post_search using fts5(
    title, words, content = '', contentless_delete = 1, detail = column, prefix = '2 3',
    tokenize = 'unicode61 remove_diacritics 2'
  )`.execute(db);
  // A virtual table takes no foreign key.
  await sql`create trigger post_search_deleted after delete on posts
    begin delete from post_search where rowid = old.number; end`.execute(db);
}

async function createPostgresSearch(db: Kysely<unknown>): Promise<void> {
  await sql`alter table posts add column title_words tsvector, add column words tsvector`.execute(db);
  await sql`create index posts_words on posts using gin (words)`.execute(db);
  // Without statistics the planner always uses the index: it ignores that a scan would read the words of every post.
  await sql`alter table posts alter column words set statistics 0`.execute(db);
}
