import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { PostsTable } from '../db/blog-tables.ts';
import type { Database } from '../db/schema.ts';
import { type FieldName, hashOf, type ImportedFields, type ImportedHashes } from './merge-post.ts';

/** A file of a post: its address in the source, and here; null: not copied. */
export type ImportedFile = [from: string, to: string | null];

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
  here: { id: string; fields: ImportedFields } | null;
}

/** The record of one post's import. */
export interface ImportRecord {
  wpId: number;
  /** In the source; it leads to the post, whatever its slug is here. */
  slug: string;
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

export function createImportedPostsStore(db: Kysely<Database>) {
  async function rowsOf(executor: Kysely<Database>, wpIds: readonly number[]) {
    const rows = await executor.selectFrom('posts').selectAll().where('wp_id', 'in', wpIds).execute();
    return new Map(rows.map((row) => [Number(row.wp_id), row]));
  }

  async function importsOf(executor: Kysely<Database>, wpIds: readonly number[]) {
    const rows = await executor
      .selectFrom('wordpress_posts')
      .selectAll()
      .where('wp_id', 'in', wpIds)
      .execute();
    return new Map(rows.map((row) => [Number(row.wp_id), row]));
  }

  async function record(executor: Kysely<Database>, records: readonly ImportRecord[]): Promise<void> {
    const wpIds = records.map(({ wpId }) => wpId);
    const [rows, imports] = [await rowsOf(executor, wpIds), await importsOf(executor, wpIds)];
    for (const { wpId, slug, sourceHash, form, modifiedAt, files, ...merged } of records) {
      const row = rows.get(wpId);
      if (!row) continue;
      const known = imports.get(wpId);
      const hashes = hashesOf(merged, known ? JSON.parse(known.fields) : {}, toFields(row));
      const values = {
        source_hash: sourceHash,
        form,
        modified_at: modifiedAt,
        fields: JSON.stringify(hashes),
        files: JSON.stringify(files),
      };
      await executor
        .insertInto('wordpress_posts')
        .values({ wp_id: wpId, ...values })
        .onConflict((conflict) => conflict.column('wp_id').doUpdateSet(values))
        .execute();
      if (slug === '' || slug === row.slug) continue;
      await executor
        .insertInto('former_slugs')
        .values({ slug, number: row.number })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }

  return {
    async find(wpIds: readonly number[]): Promise<Map<number, KnownPost>> {
      if (wpIds.length === 0) return new Map();
      const [rows, imports] = [await rowsOf(db, wpIds), await importsOf(db, wpIds)];
      return new Map(
        wpIds.map((wpId) => {
          const row = rows.get(wpId);
          const known = imports.get(wpId);
          return [
            wpId,
            {
              here: row ? { id: row.id, fields: toFields(row) } : null,
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
    },
    /** A condition for `Blog.save`: these posts are here as they were found. */
    areAsFound: (found: ReadonlyMap<number, KnownPost>) => async (trx: Transaction<Database>) => {
      const rows = await rowsOf(trx, [...found.keys()]);
      return [...found].every(([wpId, { here }]) => {
        const row = rows.get(wpId);
        return isDeepStrictEqual(row ? toFields(row) : null, here?.fields ?? null);
      });
    },
    /** Within the transaction that saves the posts. */
    recordWithin: (trx: Transaction<Database>, records: readonly ImportRecord[]) => record(trx, records),
    /** Of posts that were not saved, because nothing changes here. */
    record: (records: readonly ImportRecord[]) =>
      records.length === 0 ? Promise.resolve() : db.transaction().execute((trx) => record(trx, records)),
  };
}

export type ImportedPostsStore = ReturnType<typeof createImportedPostsStore>;

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

function toFields(row: Selectable<PostsTable>): ImportedFields {
  return {
    title: row.title,
    slug: row.slug,
    content: row.content,
    excerpt: row.excerpt,
    author: row.author,
    authorEmail: row.author_email,
    status: row.status,
    featuredImage: row.featured_image,
    featuredImageAlt: row.featured_image_alt,
    categories: JSON.parse(row.categories),
    tags: JSON.parse(row.tags),
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    metaKeywords: row.meta_keywords,
    ogTitle: row.og_title,
    ogDescription: row.og_description,
    ogImage: row.og_image,
    yoastData: row.yoast_data === null ? null : JSON.parse(row.yoast_data),
    publishedAt: row.published_at,
    modifiedAt: row.modified_at,
  };
}
