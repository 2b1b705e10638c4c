import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Kysely, Selectable } from 'kysely';
import type { TermKind } from '../../../contract/terms.ts';
import type { PostsTable } from '../../platform/database/blog-tables.ts';
import type { WordPressPostsTable } from '../../platform/database/import-tables.ts';
import { postFieldsOf } from '../../platform/database/post-fields.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { ImportedFields } from '../convert/convert-post.ts';
import type { ImportedFile } from '../convert/media-copy.ts';
import { hashOf } from '../convert/source-hash.ts';
import type { Base } from './merge-post.ts';
import { followRenamed, readRenamed } from './renamed-terms.store.ts';

export interface Origin {
  /** As posts are recorded with it. */
  source: string;
  /** The source's numbers are the posts' `wpId`. */
  isFirst: boolean;
}

/** An import of a post, to be recorded. */
export interface ImportRecord
  extends Pick<WordPressPostsTable, 'number' | 'status' | 'link' | 'source_hash' | 'form' | 'modified_at'> {
  id: string;
  /** Slug in the source, and former URLs; they lead to the post whatever its slug is now. */
  formerSlugs: readonly string[];
  files: readonly ImportedFile[];
  /** @param ours the post as it is stored now */
  base: (ours: ImportedFields) => Base;
}

/** The site of posts that were imported before sites were recorded. */
const UNKNOWN = '';

function fieldsOf(row: Selectable<PostsTable>): ImportedFields {
  const { wordpressTerms: _, ...fields } = postFieldsOf(row);
  return fields;
}

function filesOf({ files }: Pick<WordPressPostsTable, 'files'>): readonly ImportedFile[] {
  return JSON.parse(files);
}

function recordsOf(db: Kysely<Database>, source: string, keys: readonly string[]) {
  return db
    .selectFrom('wordpress_posts')
    .selectAll()
    .where('source', '=', source)
    .where('number', 'in', keys)
    .execute();
}

/** Finds and records imports, also within the transaction that saves the posts, or renames a term in them. */
export function importedMutations(db: Kysely<Database>) {
  /** Adds former slugs and URLs of posts. One that leads to a post already stays. */
  async function addFormerSlugs(rows: readonly { slug: string; number: number }[]): Promise<void> {
    if (rows.length === 0) return;
    await db
      .insertInto('former_slugs')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  return {
    addFormerSlugs,

    /** Finds the posts with these keys. One without a record is known by its `wpId`. */
    async find(origin: Origin, keys: readonly string[]) {
      const records = await recordsOf(db, origin.source, keys);
      const rows = await db
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
      const known = (key: string) => {
        const record = records.find(({ number }) => number === key);
        const row = rows.find((one) => (record ? one.id === record.post_id : String(one.wp_id) === key));
        return {
          /** The local post; null: there is none, or it was deleted. */
          ours: row ? { id: row.id, wpId: row.wp_id, fields: fieldsOf(row) } : null,
          /** The last import of it; null: never imported. */
          imported: record
            ? { ...record, base: JSON.parse(record.fields) as Base, files: filesOf(record) }
            : null,
        };
      };
      return { known, renamed: await readRenamed(db) };
    },

    /** Records imports. */
    async record(source: string, records: readonly ImportRecord[]): Promise<void> {
      for (const { id, formerSlugs, base, files, ...columns } of records) {
        const row = await db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst();
        if (!row) continue;
        const values = {
          ...columns,
          post_id: row.id,
          fields: JSON.stringify(base(fieldsOf(row))),
          files: JSON.stringify(files),
        };
        await db
          .insertInto('wordpress_posts')
          .values({ source, ...values })
          .onConflict((conflict) => conflict.columns(['source', 'number']).doUpdateSet(values))
          .execute();
        const former = formerSlugs.filter((slug) => slug !== '' && slug !== row.slug);
        await addFormerSlugs(former.map((slug) => ({ slug, number: row.number })));
      }
    },

    followRenamed: (kind: TermKind, posts: Parameters<typeof followRenamed>[2]) =>
      followRenamed(db, kind, posts),
  };
}

export type ImportedMutations = typeof importedMutations;
/** A post of the source and its local copy. */
export type KnownPost = ReturnType<Awaited<ReturnType<ImportedPostsStore['find']>>['known']>;

export function createImportedPostsStore(db: Kysely<Database>) {
  return {
    ...importedMutations(db),
    /**
     * Determines the recorded site of these posts. Posts that were imported before sites were recorded are recognized by
     * their dates.
     * @param posts some of the site
     * @param dryRun writes nothing
     * @returns with the other recorded sites, if this one is new
     */
    async originOf(
      source: string,
      posts: readonly { key: string; publishedAt: string | undefined }[],
      dryRun: boolean,
    ): Promise<Origin & { others: readonly string[] }> {
      const sites = await db
        .selectFrom('wordpress_posts')
        .select('source')
        .distinct()
        .orderBy('source')
        .execute();
      const names = sites.map((site) => site.source);
      const numbered = await db
        .selectFrom('posts')
        .innerJoin('wordpress_posts', 'wordpress_posts.post_id', 'posts.id')
        .select('source')
        .where('wp_id', 'is not', null)
        .orderBy('source')
        .limit(1)
        .executeTakeFirst();
      const first = numbered?.source;
      const originOf = (name: string) => ({ source: name, isFirst: (first ?? name) === name, others: [] });
      if (names.includes(source) || names.length === 0) return originOf(source);
      const keys = posts.map(({ key }) => key);
      const earlier = await recordsOf(db, UNKNOWN, keys);
      const isEarlier = earlier.some(({ number, fields }) => {
        const [date] = (JSON.parse(fields) as Base).publishedAt ?? [];
        return posts.some(({ key, publishedAt }) => key === number && hashOf(publishedAt) === date);
      });
      if (!isEarlier) return { ...originOf(source), others: names };
      if (dryRun) return originOf(UNKNOWN);
      await db.updateTable('wordpress_posts').set({ source }).where('source', '=', UNKNOWN).execute();
      return { ...originOf(UNKNOWN), source };
    },
    /** Lists the local posts that come from a site: each alone, because requests wait while its text is read. */
    async *list(source: string) {
      for (let after = ''; ; ) {
        const row = await db
          .selectFrom('wordpress_posts as imported')
          .innerJoin('posts', 'posts.id', 'imported.post_id')
          .select(['imported.number as key', 'imported.status as sourceStatus', 'imported.link'])
          .select(['imported.files', 'posts.number', 'posts.title', 'posts.content', 'posts.categories'])
          .select(['posts.slug', 'posts.status', 'posts.published_at as publishedAt'])
          .where('imported.source', '=', source)
          .where('imported.number', '>', after)
          .orderBy('imported.number')
          .limit(1)
          .executeTakeFirst();
        if (!row) return;
        const categories: readonly string[] = JSON.parse(row.categories);
        yield { ...row, files: filesOf(row), categories };
        await yieldToRequests();
        after = row.key;
      }
    },
  };
}

export type ImportedPostsStore = ReturnType<typeof createImportedPostsStore>;
export type PlacedPost =
  ReturnType<ImportedPostsStore['list']> extends AsyncIterable<infer Post> ? Post : never;
