import { type Kysely, sql } from 'kysely';

/** Lists the files that each post names, and the files that are to be deleted. */
export const postMedia = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('post_media')
      .addColumn('number', 'integer', (column) =>
        column.notNull().references('posts.number').onDelete('cascade'),
      )
      .addColumn('path', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('post_media_key', ['number', 'path'])
      .execute();
    await db.schema.createIndex('post_media_path').on('post_media').column('path').execute();
    await db.schema
      .createTable('discarded_media')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .execute();
    for (let last: number | undefined = 0; last !== undefined; ) {
      const { rows }: { rows: StoredPost[] } = await sql<StoredPost>`
        select number, content, featured_image, og_image from posts where number > ${last}
        order by number limit 100`.execute(db);
      for (const { number, content, featured_image, og_image } of rows) {
        for (const path of pathsIn([content, featured_image, og_image])) {
          await sql`insert into post_media (number, path) values (${number}, ${path})`.execute(db);
        }
      }
      last = rows.at(-1)?.number;
    }
  },
};

interface StoredPost {
  number: number;
  content: string;
  featured_image: string | null;
  og_image: string | null;
}

const PATHS = /\/media\/(?:uploads|hosts|(?:[^\s"<>?#,)]+\/)?wp-content)\/[^\s"<>?#,)]+/g;

function pathsIn(texts: readonly (string | null)[]): Set<string> {
  return new Set(texts.flatMap((text) => text?.match(PATHS) ?? []).map(decoded));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
