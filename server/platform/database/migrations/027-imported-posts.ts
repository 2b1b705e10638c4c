import { type Kysely, sql } from 'kysely';

/**
 * Identifies imported posts by their site and their number there. Those of earlier imports have no site until the next
 * import of it. The working data of the checks is derived from them.
 */
export const importedPosts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('wordpress_posts').renameTo('wordpress_posts_before').execute();
    await db.schema
      .createTable('wordpress_posts')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('number', 'text', (column) => column.notNull())
      .addColumn('post_id', 'text')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('link', 'text', (column) => column.notNull())
      .addColumn('source_hash', 'text', (column) => column.notNull())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('modified_at', 'text')
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('files', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('wordpress_posts_key', ['source', 'number'])
      .execute();
    await sql`insert into wordpress_posts
        (source, number, post_id, status, link, source_hash, form, modified_at, fields, files)
      select '', cast(wp_id as text), (select id from posts where posts.wp_id = before.wp_id), '', '', source_hash,
        form, modified_at, fields, files
      from wordpress_posts_before as before`.execute(db);
    const deleted = await sql<{ id: string; post: string }>`select id, post from deleted_posts`.execute(db);
    for (const { id, post } of deleted.rows) {
      const { wp_id } = JSON.parse(post) as { wp_id: number | string | null };
      await sql`update wordpress_posts set post_id = ${id}
        where number = ${String(wp_id)} and post_id is null`.execute(db);
    }
    for (const table of ['wordpress_posts_before', 'wordpress_source_posts', 'wordpress_source_files']) {
      await db.schema.dropTable(table).execute();
    }
    await db.schema
      .alterTable('wordpress_attachments')
      .addColumn('link', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
