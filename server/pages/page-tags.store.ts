import { type Kysely, sql, type Transaction } from 'kysely';
import type { StoredTags } from '../../contract/page-tags.ts';
import type { KeepRevision } from '../blog/revisions.store.ts';
import { setMediaUses } from '../platform/database/media-uses.store.ts';
import type { Database } from '../platform/database/schema.ts';
import { writeAudit } from '../platform/write-audit.store.ts';

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

/** For the audit log: who changed which page, and when (UTC ISO 8601). */
interface ChangedBy {
  at: string;
  staff: string;
  subject: string;
}

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

/** @param bump raises the content version; its row lock also serializes concurrent saves */
export function createPageTagsStore(
  db: Kysely<Database>,
  bump: (trx: Transaction<Database>) => Promise<void>,
  keepRevision: KeepRevision,
) {
  const published = (now: string) =>
    db
      .selectFrom('posts')
      .where('status', '=', 'published')
      .where('published_at', '<=', now)
      .select(ARTICLE_COLUMNS);
  const toArticle = <Row extends { categories: string; tags: string }>(row: Row) => ({
    ...row,
    categories: JSON.parse(row.categories) as string[],
    tags: JSON.parse(row.tags) as string[],
  });

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
      return rows.map(toArticle);
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
      return rows.filter(isPublished).map(toArticle);
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

    /**
     * Saves a page's tags and, for an article, the fields of its post, all or nothing.
     * @param isExpected judges what is stored; the article is undefined for other pages
     * @returns false, and saves nothing, where it is not as expected
     */
    save(
      tags: StoredTags,
      article: ArticleFields | null,
      isExpected: (stored: StoredTags | undefined, article: ArticleFields | undefined) => boolean,
      { at, staff, subject }: ChangedBy,
    ): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        await bump(trx);
        const { id, ...fields } = tags;
        const stored = await trx
          .selectFrom('page_tags')
          .select(TAG_COLUMNS)
          .where('id', '=', id)
          .executeTakeFirst();
        const post =
          article &&
          (await trx.selectFrom('posts').select(ARTICLE_COLUMNS).where('id', '=', id).executeTakeFirst());
        if (!isExpected(stored, post ?? undefined)) return false;
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
        await setMediaUses(trx, { place: 'meta-tags', owner: id }, [
          fields.og_image,
          fields.custom_head_tags,
        ]);
        if (article) {
          const changed = { ...article, updated_at: at };
          await keepRevision(trx, id, { kind: 'saved', by: staff }, at, () =>
            trx.updateTable('posts').set(changed).where('id', '=', id).execute(),
          );
          const { content, featured_image } = await trx
            .selectFrom('posts')
            .select(['content', 'featured_image'])
            .where('id', '=', id)
            .executeTakeFirstOrThrow();
          await setMediaUses(trx, { place: 'post', owner: id }, [content, featured_image, article.og_image]);
        }
        await writeAudit(trx, { at, staff, action: 'meta-tags-changed', subject });
        return true;
      });
    },
  };
}
