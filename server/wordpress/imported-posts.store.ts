import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import { lockContent } from '../platform/content-version.store.ts';
import type { RenamedTermsTable } from '../platform/database/blog-tables.ts';
import type { WordPressPostsTable } from '../platform/database/import-tables.ts';
import type { Database } from '../platform/database/schema.ts';
import { type FieldName, hashOf, type ImportedFields, type ImportedHashes, toFields } from './merge-post.ts';
import { readRenamed } from './renamed-terms.store.ts';

/** A file of a post: its address in the source, and here; null: not copied. */
export type ImportedFile = [from: string, to: string | null];

/** The site that posts come from. */
export interface Origin {
  /** As posts are recorded with it. */
  source: string;
  /** The source's numbers are the posts' `wpId`. */
  isFirst: boolean;
}

/** A post of WordPress as it is known here. */
export interface KnownPost {
  /** The last import of it; null: never imported. */
  imported:
    | (Pick<WordPressPostsTable, 'source_hash' | 'form' | 'modified_at'> & {
        hashes: ImportedHashes;
        files: readonly ImportedFile[];
      })
    | null;
  /** The post here; null: there is none, or it was deleted. */
  here: { id: string; wpId: number | null; fields: ImportedFields } | null;
}

/** State of the blog that posts of the source are compared with. */
export interface Found {
  origin: Origin;
  posts: ReadonlyMap<string, KnownPost>;
  renamed: readonly RenamedTermsTable[];
}

export interface ImportRecord
  extends Pick<WordPressPostsTable, 'number' | 'status' | 'link' | 'source_hash' | 'form' | 'modified_at'> {
  /** Former addresses of the post here, whatever its slug is now: its slug in the source, and paths. */
  formerSlugs: readonly string[];
  before: ImportedHashes;
  sourceHashes: Partial<Record<keyof ImportedHashes, string>>;
  /** Fields that have the source's value now; another one that differs was edited here. */
  inSync: readonly FieldName[];
  files: readonly ImportedFile[];
}

/** The site of posts that were imported before sites were recorded. */
const UNKNOWN = '';

export function createImportedPostsStore(db: Kysely<Database>) {
  const recordsOf = (executor: Kysely<Database>, source: string, keys: readonly string[]) =>
    executor
      .selectFrom('wordpress_posts')
      .selectAll()
      .where('source', '=', source)
      .where('number', 'in', keys)
      .execute();

  /** A post without a record is known by its `wpId`. */
  async function find(executor: Kysely<Database>, origin: Origin, keys: readonly string[]): Promise<Found> {
    const records = await recordsOf(executor, origin.source, keys);
    const rows = await executor
      .selectFrom('posts')
      .selectAll()
      .where(({ eb, or }) =>
        or([
          ...records.flatMap(({ post_id }) => (post_id === null ? [] : [eb('id', '=', post_id)])),
          ...(origin.isFirst
            ? keys.filter((key) => /^\d+$/.test(key)).map((key) => eb('wp_id', '=', Number(key)))
            : []),
        ]),
      )
      .execute();
    const known = (key: string): KnownPost => {
      const record = records.find(({ number }) => number === key);
      const row = rows.find((one) => (record ? one.id === record.post_id : String(one.wp_id) === key));
      const wpId = row?.wp_id == null ? null : Number(row.wp_id);
      return {
        here: row ? { id: row.id, wpId, fields: toFields(row) } : null,
        imported: record
          ? { ...record, hashes: JSON.parse(record.fields), files: JSON.parse(record.files) }
          : null,
      };
    };
    const posts = new Map(keys.map((key) => [key, known(key)]));
    return { origin, posts, renamed: await readRenamed(executor) };
  }

  async function record(
    trx: Transaction<Database>,
    source: string,
    records: readonly ImportRecord[],
    ids: readonly { id: string }[],
  ): Promise<void> {
    for (const [
      index,
      { formerSlugs, before, sourceHashes, inSync, files, ...columns },
    ] of records.entries()) {
      const row = await trx
        .selectFrom('posts')
        .selectAll()
        .where('id', '=', ids[index]?.id ?? '')
        .executeTakeFirst();
      if (!row) continue;
      const values = {
        ...columns,
        post_id: row.id,
        fields: JSON.stringify(hashesOf({ before, sourceHashes, inSync }, toFields(row))),
        files: JSON.stringify(files),
      };
      await trx
        .insertInto('wordpress_posts')
        .values({ source, ...values })
        .onConflict((conflict) => conflict.columns(['source', 'number']).doUpdateSet(values))
        .execute();
      const former = formerSlugs.filter((slug) => slug !== '' && slug !== row.slug);
      const rows = former.map((slug) => ({ slug, number: row.number }));
      await addFormerSlugs(trx, rows);
    }
  }

  /** Whether everything is here as it was found. */
  const isAsFound = async (trx: Transaction<Database>, found: Found) =>
    isDeepStrictEqual(await find(trx, found.origin, [...found.posts.keys()]), found);

  async function addFormerSlugs(
    executor: Kysely<Database>,
    rows: readonly { slug: string; number: number }[],
  ): Promise<void> {
    if (rows.length === 0) return;
    await executor
      .insertInto('former_slugs')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  return {
    /**
     * The site that posts come from, as it is recorded here. One that posts were imported from before sites were recorded
     * is known by the dates of its posts.
     * @param posts of the site, not all of them
     * @param dryRun writes nothing
     * @returns with the other sites that posts here come from, if this one is new
     */
    async originOf(
      source: string,
      posts: readonly { key: string; publishedAt: string | undefined }[],
      dryRun: boolean,
    ): Promise<Origin & { others: readonly string[] }> {
      const sites = await db
        .selectFrom('wordpress_posts')
        .leftJoin('posts', 'posts.id', 'wordpress_posts.post_id')
        .select(({ fn }) => ['source', fn.count('posts.wp_id').as('numbered')])
        .groupBy('source')
        .execute();
      const names = sites.map((site) => site.source);
      const first = sites.find(({ numbered }) => Number(numbered) > 0)?.source;
      const isFirst = (name: string) => first === undefined || first === name;
      if (names.includes(source) || names.length === 0)
        return { source, isFirst: isFirst(source), others: [] };
      const keys = posts.map(({ key }) => key);
      const earlier = await recordsOf(db, UNKNOWN, keys);
      const isEarlier = earlier.some(({ number, fields }) => {
        const [date] = (JSON.parse(fields) as ImportedHashes).publishedAt ?? [];
        return posts.some(({ key, publishedAt }) => key === number && hashOf(publishedAt) === date);
      });
      if (!isEarlier) return { source, isFirst: isFirst(source), others: names };
      if (!dryRun)
        await db.updateTable('wordpress_posts').set({ source }).where('source', '=', UNKNOWN).execute();
      return { source: dryRun ? UNKNOWN : source, isFirst: isFirst(UNKNOWN), others: [] };
    },
    find: (origin: Origin, keys: readonly string[]) => find(db, origin, keys),
    isAsFound,
    /** Within the transaction that saves the posts. */
    record,
    /**
     * Records the imports of posts that were not saved, because nothing changes here.
     * @returns false when something here is no longer as it was found: none is recorded
     */
    recordUnchanged: (found: Found, records: readonly ImportRecord[]): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        await lockContent(trx);
        if (!(await isAsFound(trx, found))) return false;
        const ids = records.map(({ number }) => ({ id: found.posts.get(number)?.here?.id ?? '' }));
        await record(trx, found.origin.source, records, ids);
        return true;
      }),
    /**
     * Lists the imported posts of a site that are here.
     * @param after the key of the post before; keys are in the order of text
     */
    async listAfter(source: string, after: string, limit: number) {
      const rows = await db
        .selectFrom('wordpress_posts as imported')
        .innerJoin('posts', 'posts.id', 'imported.post_id')
        .select([
          'imported.number as key',
          'imported.status as sourceStatus',
          'imported.link',
          'imported.files',
        ])
        .select(['posts.number', 'posts.title', 'posts.content', 'posts.categories', 'posts.slug'])
        .select(['posts.status', 'posts.published_at as publishedAt'])
        .where('imported.source', '=', source)
        .where('imported.number', '>', after)
        .orderBy('imported.number')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        ...row,
        files: JSON.parse(row.files) as readonly ImportedFile[],
        categories: JSON.parse(row.categories) as readonly string[],
      }));
    },
    /** Former URLs that lead to posts here. Those that lead to one already stay. */
    addFormerUrls: (rows: readonly { slug: string; number: number }[]) => addFormerSlugs(db, rows),
  };
}

export type ImportedPostsStore = ReturnType<typeof createImportedPostsStore>;
export type PlacedPost = Awaited<ReturnType<ImportedPostsStore['listAfter']>>[number];

/** @param here the post as it is stored now */
function hashesOf(
  { before, sourceHashes, inSync }: Pick<ImportRecord, 'before' | 'sourceHashes' | 'inSync'>,
  here: ImportedFields,
): ImportedHashes {
  const hashes = { ...before };
  // A field that the source does not tell counts as imported, so that an edit of it is one when it is told later.
  for (const field of Object.keys(here) as FieldName[]) hashes[field] ??= ['', hashOf(here[field])];
  for (const [field, hash] of Object.entries(sourceHashes) as [keyof ImportedHashes, string][]) {
    if (field === 'wordpressTerms') hashes[field] = [hash, hash];
    else {
      const saved = inSync.includes(field) ? undefined : before[field]?.[1];
      hashes[field] = [hash, saved ?? hashOf(here[field])];
    }
  }
  return hashes;
}
