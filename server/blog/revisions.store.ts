import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql, type Transaction } from 'kysely';
import {
  REVISIONS_KEPT,
  type Revision,
  type RevisionFields,
  type RevisionKind,
} from '../../contract/post-versions.ts';
import type { PostFields } from '../../contract/posts.ts';
import type { TermKind } from '../../contract/terms.ts';
import type { RenamedTermsTable } from '../platform/database/blog-tables.ts';
import { setMediaUses } from '../platform/database/media-uses.store.ts';
import { withParsedTerms } from '../platform/database/post-fields.ts';
import type { Database } from '../platform/database/schema.ts';
import { termKey } from './terms.store.ts';

export interface RevisionSource {
  kind: 'saved' | 'imported' | 'restored';
  /** User name. */
  by: string | null;
}

/**
 * Changes a post and keeps the result as a revision, and the previous state too if the last revision does not hold it.
 * Keeps nothing for an import that creates a post, or where no field has changed.
 * @param now UTC ISO 8601
 * @param trx a transaction whose lock on the content version serializes the revisions of a post
 */
export async function keepRevision<Result>(
  trx: Transaction<Database>,
  id: string,
  { kind, by }: RevisionSource,
  now: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await read(trx, id);
  if (!before && kind === 'imported') return change();
  // Lets cached pages be answered between the steps of a long text.
  await yieldToRequests();
  const result = await change();
  await yieldToRequests();
  const after = await read(trx, id);
  if (!after || after.text === before?.text) return result;
  const last = await trx
    .selectFrom('post_revisions')
    .select(['number', 'fields'])
    .where('post_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  await yieldToRequests();
  let number = last?.number ?? 0;
  const add = async (row: {
    kind: RevisionKind;
    saved_at: string;
    saved_by: string | null;
    fields: string;
  }) => {
    await trx
      .insertInto('post_revisions')
      .values({ post_id: id, number: ++number, ...row })
      .execute();
    await setMediaUses(trx, { place: 'version', owner: id, part: String(number) }, [row.fields]);
  };
  if (before && before.text !== last?.fields) {
    await add({ kind: 'earlier', saved_at: before.savedAt, saved_by: null, fields: before.text });
  }
  const turned = after.status === 'published' ? 'published' : 'unpublished';
  const hasTurned = (before?.status ?? 'draft') !== after.status;
  await add({
    kind: kind === 'saved' && hasTurned ? turned : kind,
    saved_at: now,
    saved_by: by,
    fields: after.text,
  });
  return result;
}

export type KeepRevision = typeof keepRevision;

/** The fields that staff write, in one order, as JSON. */
async function read(trx: Transaction<Database>, id: string) {
  const row = await trx
    .selectFrom('posts')
    .select(['title', 'slug', 'content', 'excerpt', 'author', 'status', 'published_at as publishedAt'])
    .select(['categories', 'tags'])
    .select(['featured_image as featuredImage', 'featured_image_alt as featuredImageAlt'])
    .select([
      'meta_title as metaTitle',
      'meta_description as metaDescription',
      'meta_keywords as metaKeywords',
    ])
    .select(['og_title as ogTitle', 'og_description as ogDescription', 'og_image as ogImage'])
    .select('updated_at as savedAt')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { savedAt, ...stored } = row;
  const fields: RevisionFields = withParsedTerms(stored);
  return { text: JSON.stringify(fields), status: row.status, savedAt };
}

export type RevisionStore = ReturnType<typeof createRevisionStore>;

export function createRevisionStore(db: Kysely<Database>) {
  const revisionsOf = (postId: string) =>
    db
      .selectFrom('post_revisions')
      .leftJoin('staff', 'staff.username', 'post_revisions.saved_by')
      .select(['number', 'kind', 'saved_at as savedAt'])
      .select(sql<string | null>`coalesce(nullif(staff.name, ''), saved_by)`.as('savedBy'))
      .where('post_id', '=', postId);

  async function fieldsOf(postId: string, number = 0): Promise<RevisionFields | undefined> {
    const revisions = db.selectFrom('post_revisions').select('fields').where('post_id', '=', postId);
    const row = await revisions.where('number', '=', number).executeTakeFirst();
    return row && JSON.parse(row.fields);
  }

  return {
    /** The user names of those who saved versions of the post. */
    async savedBy(postId: string): Promise<string[]> {
      const revisions = db.selectFrom('post_revisions').select('saved_by').distinct();
      const rows = await revisions.where('post_id', '=', postId).execute();
      return rows.flatMap(({ saved_by }) => saved_by ?? []);
    },

    /** Newest first. */
    async list(postId: string): Promise<Revision[]> {
      const rows = await revisionsOf(postId).orderBy('number', 'desc').execute();
      const listed: Revision[] = [];
      let fields = await fieldsOf(postId, rows[0]?.number);
      for (const [index, row] of rows.entries()) {
        // Each alone, because visitors wait while its text is read.
        await yieldToRequests();
        const before = await fieldsOf(postId, rows[index + 1]?.number);
        listed.push({ ...row, changed: changedFields(fields, before) });
        fields = before;
      }
      return listed;
    },

    /** With categories, tags and author as they are named now; a former name that posts have again stays. */
    async find(
      postId: string,
      number: number,
    ): Promise<(Omit<Revision, 'changed'> & { fields: RevisionFields }) | null> {
      const found = await revisionsOf(postId)
        .select('fields')
        .where('number', '=', number)
        .executeTakeFirst();
      if (!found) return null;
      const renamed = await db
        .selectFrom('renamed_terms')
        .selectAll()
        .select(
          sql<unknown>`
            exists (select 1 from post_terms where post_terms.kind = renamed_terms.kind and slug = former)
            or renamed_terms.kind = 'author' and exists (select 1 from posts where author = former)`.as(
            'in_use',
          ),
        )
        .execute();
      const former = renamed.filter((term) => !term.in_use || termKey(term.kind, term.name) === term.former);
      return { ...found, fields: withPresentNames(JSON.parse(found.fields) as RevisionFields, former) };
    },

    /** Deletes older revisions, except the newest ones of each post. */
    async removeBefore(before: Date): Promise<void> {
      const long = await db
        .selectFrom('post_revisions')
        .select(['post_id', ({ fn }) => fn.max('number').as('last')])
        .groupBy('post_id')
        .having(({ fn }) => fn.countAll(), '>', REVISIONS_KEPT)
        .execute();
      for (const { post_id, last } of long) {
        await db
          .deleteFrom('post_revisions')
          .where('post_id', '=', post_id)
          .where('number', '<=', last - REVISIONS_KEPT)
          .where('saved_at', '<', before.toISOString())
          .execute();
      }
    },
  };
}

/** The fields that differ between a version and the one before. */
function changedFields(fields?: RevisionFields, before?: RevisionFields): (keyof PostFields)[] {
  if (!fields || !before) return [];
  const names = Object.keys(fields) as (keyof PostFields)[];
  return names.filter((name) => !isDeepStrictEqual(fields[name], before[name]));
}

function withPresentNames(fields: RevisionFields, renamed: readonly RenamedTermsTable[]): RevisionFields {
  const names = new Map(renamed.map(({ kind, former, name }) => [`${kind} ${former}`, name]));
  const present = (kind: TermKind, name: string) => names.get(`${kind} ${termKey(kind, name)}`) ?? name;
  const all = (kind: TermKind, given: readonly string[]) => [
    ...new Set(given.map((name) => present(kind, name))),
  ];
  return {
    ...fields,
    author: present('author', fields.author),
    categories: all('category', fields.categories),
    tags: all('tag', fields.tags),
  };
}
