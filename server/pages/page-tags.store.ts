import { type Kysely, sql, type Transaction } from 'kysely';
import type { StoredTags } from '../../contract/page-tags.ts';
import type { KeepRevision } from '../blog/revisions.store.ts';
import { type ContentVersion, createContentTransaction } from '../platform/content-version.store.ts';
import { setMediaUses } from '../platform/database/media-uses.store.ts';
import { withParsedTerms } from '../platform/database/post-fields.ts';
import type { Database } from '../platform/database/schema.ts';

/** The columns that an article's post has itself. */
const ARTICLE_FIELDS = [
  'meta_title',
  'meta_description',
  'meta_keywords',
  'og_title',
  'og_image',
  'og_description',
] as const;

export type ArticleFields = Pick<StoredTags, (typeof ARTICLE_FIELDS)[number]>;

export interface ArticleRow extends ArticleFields {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  categories: readonly string[];
  tags: readonly string[];
}

const TAG_COLUMNS = [
  'id',
  'page_title',
  ...ARTICLE_FIELDS,
  'canonical_url',
  'robots',
  'custom_head_tags',
] as const;

const ARTICLE_COLUMNS = ['id', 'slug', 'title', 'excerpt', 'categories', 'tags', ...ARTICLE_FIELDS] as const;

export type PageTagsStore = ReturnType<typeof createPageTagsStore>;

export function createPageTagsStore(db: Kysely<Database>) {
  const published = (now: string) =>
    db
      .selectFrom('posts')
      .where('status', '=', 'published')
      .where('published_at', '<=', now)
      .select(ARTICLE_COLUMNS);

  return {
    /** Every row: staff changed these pages by hand, so they are few. */
    all: (): Promise<StoredTags[]> => db.selectFrom('page_tags').select(TAG_COLUMNS).execute(),

    /** The newest published articles at this time (UTC ISO 8601). */
    async newestArticles(now: string, limit: number): Promise<ArticleRow[]> {
      const rows = await published(now)
        .orderBy('published_at', 'desc')
        .orderBy('number', 'desc')
        .limit(limit)
        .execute();
      return rows.map(withParsedTerms);
    },

    /** Published articles by their ids or slugs, in no order. */
    async articles(
      now: string,
      { ids, slugs }: { ids: readonly string[]; slugs: readonly string[] },
    ): Promise<ArticleRow[]> {
      const rows = await db
        .selectFrom('posts')
        .select([...ARTICLE_COLUMNS, 'status', 'published_at'])
        .where(({ eb, or }) =>
          or([
            ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
            ...(slugs.length > 0 ? [eb('slug', 'in', slugs)] : []),
          ]),
        )
        .execute();
      // Filtered here: with the status in the query SQLite reads every published post.
      const isPublished = (row: { status: string; published_at: string }) =>
        row.status === 'published' && row.published_at <= now;
      return rows.filter(isPublished).map(withParsedTerms);
    },

    /** Ids of the posts that are served with this meta title, whatever the case of its ASCII letters; published ones first. */
    async idsByMetaTitle(metaTitle: string, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('posts')
        .select('id')
        .where(sql<boolean>`lower(coalesce(nullif(meta_title, ''), title)) = lower(${metaTitle})`)
        .orderBy('status', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

export function createPageTagsTransaction(
  db: Kysely<Database>,
  clock: () => Date,
  contentVersion: Pick<ContentVersion, 'forget'>,
  keepRevision: KeepRevision,
) {
  return createContentTransaction(db, clock, contentVersion, (trx) => ({
    pageTags: pageTagsMutations(trx, keepRevision),
  }));
}

export type PageTagsTransaction = ReturnType<typeof createPageTagsTransaction>;

/** Mutations within a transaction that has locked the content. */
function pageTagsMutations(trx: Transaction<Database>, keepRevision: KeepRevision) {
  return {
    find: (id: string): Promise<StoredTags | undefined> =>
      trx.selectFrom('page_tags').select(TAG_COLUMNS).where('id', '=', id).executeTakeFirst(),

    findArticle: (id: string): Promise<ArticleFields | undefined> =>
      trx.selectFrom('posts').select(ARTICLE_FIELDS).where('id', '=', id).executeTakeFirst(),

    /** @param at UTC ISO 8601 */
    async save({ id, ...fields }: StoredTags, at: string): Promise<void> {
      if (Object.values(fields).every((value) => value === null)) {
        await trx.deleteFrom('page_tags').where('id', '=', id).execute();
      } else {
        const row = { ...fields, updated_at: at };
        await trx
          .insertInto('page_tags')
          .values({ id, ...row })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute();
      }
      const media = [fields.og_image, fields.custom_head_tags];
      await setMediaUses(trx, { place: 'meta-tags', owner: id }, media);
    },

    /** Saves the fields of an article's post. @param at UTC ISO 8601 */
    async saveArticle(id: string, article: ArticleFields, at: string, by: string): Promise<void> {
      const changed = { ...article, updated_at: at };
      await keepRevision(trx, id, { kind: 'saved', by }, at, () =>
        trx.updateTable('posts').set(changed).where('id', '=', id).execute(),
      );
      const { content, featured_image } = await trx
        .selectFrom('posts')
        .select(['content', 'featured_image'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await setMediaUses(trx, { place: 'post', owner: id }, [content, featured_image, article.og_image]);
    },
  };
}
