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

const PATHS =
  /\/media\/(?:uploads|hosts|(?:[^\s"<>?#,()]+\/)?wp-content)\/(?:[^\s"<>?#,()]|\([^\s"<>?#,()]*\))+/g;
const PATH_MAX = 600;

function pathsIn(texts: readonly (string | null)[]): Set<string> {
  const paths = texts.flatMap((text) => text?.match(PATHS) ?? []).map(decoded);
  return new Set(paths.filter((path) => path.length <= PATH_MAX && !/\p{Cc}/u.test(path)));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
