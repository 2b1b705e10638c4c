import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Records the uses of each uploaded or copied file, in place of those in posts alone. */
export const mediaUses = {
  async up(db: Kysely<unknown>): Promise<void> {
    // Paths are searched by their beginning, which needs an order by bytes.
    const path = db.getExecutor().adapter instanceof PostgresAdapter ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('media_uses')
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('part', 'text', (column) => column.notNull())
      .addColumn('path', path, (column) => column.notNull())
      .execute();
    for (const { place, table, owner, part, texts } of SOURCES) {
      const { rows: keys } = await sql<Key>`
        select ${sql.raw(owner)} as owner, ${sql.raw(part ?? "''")} as part from ${sql.table(table)}`.execute(
        db,
      );
      for (const key of keys) {
        const ofPart = part ? sql`and ${sql.ref(part)} = ${key.part}` : sql``;
        const { rows } = await sql<Record<string, string | null>>`
          select ${sql.join(texts.map((text) => sql.ref(text)))} from ${sql.table(table)}
          where ${sql.ref(owner)} = ${key.owner} ${ofPart}`.execute(db);
        for (const name of pathsIn(rows.flatMap((row) => Object.values(row)))) {
          await sql`insert into media_uses (place, owner, part, path)
            values (${place}, ${key.owner}, ${String(key.part)}, ${name})`.execute(db);
        }
      }
    }
    await db.schema.createIndex('media_uses_path').on('media_uses').column('path').execute();
    await db.schema
      .createIndex('media_uses_owner')
      .on('media_uses')
      .columns(['owner', 'place', 'part'])
      .execute();
    await db.schema.dropTable('post_media').execute();
  },
};

interface Key {
  owner: string;
  part: string | number;
}

interface Source {
  place: string;
  table: string;
  owner: string;
  part?: string;
  texts: readonly string[];
}

const SOURCES: readonly Source[] = [
  { place: 'post', table: 'posts', owner: 'id', texts: ['content', 'featured_image', 'og_image'] },
  { place: 'deleted-post', table: 'deleted_posts', owner: 'id', texts: ['post'] },
  { place: 'version', table: 'post_revisions', owner: 'post_id', part: 'number', texts: ['fields'] },
  { place: 'draft', table: 'post_drafts', owner: 'post_id', part: 'username', texts: ['draft'] },
  { place: 'preview', table: 'post_previews', owner: 'token_hash', texts: ['post'] },
  { place: 'newsletter', table: 'mailings', owner: 'id', texts: ['issue'] },
  { place: 'meta-tags', table: 'page_tags', owner: 'id', texts: ['og_image', 'custom_head_tags'] },
];

const EXTENSIONS =
  'pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|csv|txt|zip|epub|mp3|m4a|ogg|wav|mp4|webm|mov|jpe?g|png|gif|webp|avif|svg';
const FILES = new RegExp(`/media/[^"<>?#]{1,2000}?\\.(?:${EXTENSIONS})(?!\\.?[\\w%-])`, 'gi');
const VARIANT = /^\/media\/_\/\d+(\/.+)\.[a-z]+$/;
const PATH_MAX = 600;

function pathsIn(texts: readonly (string | null)[]): Set<string> {
  const paths = texts
    .flatMap((text) => text?.match(FILES) ?? [])
    .map((path) => decoded((VARIANT.exec(path)?.[1] ?? path).replaceAll('&amp;', '&')));
  return new Set(paths.filter((path) => path.length <= PATH_MAX && !/\p{Cc}/u.test(path)));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
