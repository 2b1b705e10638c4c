import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { toFields } from './imported-fields.ts';
import { type FieldName, hashOf, type ImportedFields, type ImportedHashes } from './merge-post.ts';

/** A file of a post: its address in the source, and here; null: not copied. */
export type ImportedFile = [from: string, to: string | null];

/** The site that posts come from. */
export interface Origin {
  /** As posts are recorded with it. */
  source: string;
  /** Its numbers are the posts' `wpId`. */
  isFirst: boolean;
}

/** A post of WordPress as it is known here. */
export interface KnownPost {
  /** The last import of it; null: never imported. */
  imported: {
    sourceHash: string;
    form: 'raw' | 'rendered';
    modifiedAt: string | null;
    hashes: ImportedHashes;
    files: readonly ImportedFile[];
  } | null;
  /** The post here; null: there is none, or it was deleted. */
  here: { id: string; wpId: number | null; fields: ImportedFields } | null;
}

/** The record of one post's import. */
export interface ImportRecord {
  /** Its number in the source, as text. */
  key: string;
  /** The post here. */
  id: string;
  /** Former addresses of the post here, whatever its slug is now: its slug in the source, and paths. */
  formerSlugs: readonly string[];
  status: string;
  link: string;
  sourceHash: string;
  form: 'raw' | 'rendered';
  modifiedAt: string | null;
  /** The hashes of the source's values. */
  sourceHashes: Partial<Record<keyof ImportedHashes, string>>;
  /** Fields that have the source's value now; another one that differs was edited here. */
  inSync: readonly FieldName[];
  files: readonly ImportedFile[];
  /** The post here that was compared with the source; null: it is saved with this record. */
  compared: ImportedFields | null;
}

/** An imported post that is here. */
export interface PlacedPost {
  key: string;
  sourceStatus: string;
  link: string;
  files: readonly ImportedFile[];
  /** Primary key of the row. */
  number: number;
  title: string;
  content: string;
  categories: readonly string[];
  slug: string;
  status: string;
  publishedAt: string;
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

  /** By key. A post without a record is known by its `wpId`. */
  async function find(
    executor: Kysely<Database>,
    { source, isFirst }: Origin,
    keys: readonly string[],
  ): Promise<Map<string, KnownPost>> {
    const records = await recordsOf(executor, source, keys);
    const rows = await executor
      .selectFrom('posts')
      .selectAll()
      .where(({ eb, or }) =>
        or([
          ...records.flatMap(({ post_id }) => (post_id === null ? [] : [eb('id', '=', post_id)])),
          ...(isFirst ? keys.filter(isNumber).map((key) => eb('wp_id', '=', Number(key))) : []),
        ]),
      )
      .execute();
    return new Map(
      keys.map((key) => {
        const known = records.find(({ number }) => number === key);
        const row = rows.find((one) => (known ? one.id === known.post_id : String(one.wp_id) === key));
        const wpId = row?.wp_id == null ? null : Number(row.wp_id);
        return [
          key,
          {
            here: row ? { id: row.id, wpId, fields: toFields(row) } : null,
            imported: known
              ? {
                  sourceHash: known.source_hash,
                  form: known.form,
                  modifiedAt: known.modified_at,
                  hashes: JSON.parse(known.fields),
                  files: JSON.parse(known.files),
                }
              : null,
          },
        ];
      }),
    );
  }

  async function record(
    trx: Transaction<Database>,
    source: string,
    records: readonly ImportRecord[],
  ): Promise<void> {
    const keys = records.map(({ key }) => key);
    const known = await recordsOf(trx, source, keys);
    for (const { key, id, formerSlugs, sourceHash, modifiedAt, files, ...merged } of records) {
      const row = await trx.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) continue;
      const before = known.find(({ number }) => number === key);
      const values = {
        post_id: id,
        status: merged.status,
        link: merged.link,
        source_hash: sourceHash,
        form: merged.form,
        modified_at: modifiedAt,
        fields: JSON.stringify(hashesOf(merged, before ? JSON.parse(before.fields) : {}, toFields(row))),
        files: JSON.stringify(files),
      };
      await trx
        .insertInto('wordpress_posts')
        .values({ source, number: key, ...values })
        .onConflict((conflict) => conflict.columns(['source', 'number']).doUpdateSet(values))
        .execute();
      const former = formerSlugs.filter((slug) => slug !== '' && slug !== row.slug);
      const rows = former.map((slug) => ({ slug, number: row.number }));
      await addFormerSlugs(trx, rows);
    }
  }

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
      if (dryRun) return { source: UNKNOWN, isFirst: isFirst(UNKNOWN), others: [] };
      await db.updateTable('wordpress_posts').set({ source }).where('source', '=', UNKNOWN).execute();
      return { source, isFirst: isFirst(UNKNOWN), others: [] };
    },
    find: (origin: Origin, keys: readonly string[]) => find(db, origin, keys),
    /** A condition for `Blog.save`: these posts are here as they were found. */
    areAsFound:
      (origin: Origin, found: ReadonlyMap<string, KnownPost>) => async (trx: Transaction<Database>) => {
        const now = await find(trx, origin, [...found.keys()]);
        return [...found].every(([key, { here }]) =>
          isDeepStrictEqual(now.get(key)?.here?.fields, here?.fields),
        );
      },
    /** Within the transaction that saves the posts. */
    recordWithin: record,
    /** Of posts that were not saved, because nothing changes here. */
    record: async (source: string, records: readonly ImportRecord[]) => {
      if (records.length > 0) await db.transaction().execute((trx) => record(trx, source, records));
    },
    /**
     * Lists the imported posts of a site that are here.
     * @param after the key of the post before; keys are in the order of text
     */
    async listAfter(source: string, after: string, limit: number): Promise<PlacedPost[]> {
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
        files: JSON.parse(row.files),
        categories: JSON.parse(row.categories),
      }));
    },
    /** Former URLs that lead to posts here. Those that lead to one already stay. */
    addFormerUrls: (rows: readonly { slug: string; number: number }[]) => addFormerSlugs(db, rows),
  };
}

export type ImportedPostsStore = ReturnType<typeof createImportedPostsStore>;

const isNumber = (key: string) => /^\d+$/.test(key);

/** @param row the post as it is stored now: staff may have edited it since it was compared */
function hashesOf(
  { sourceHashes, inSync, compared }: Pick<ImportRecord, 'sourceHashes' | 'inSync' | 'compared'>,
  before: ImportedHashes,
  row: ImportedFields,
): ImportedHashes {
  const here = compared ?? row;
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
