import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A post of the source that is being imported. */
export interface SourcePost {
  wpId: number;
  /** Of WordPress. */
  status: string;
  /** The address in the source. */
  link: string;
}

/** The text of a post here. */
export interface ImportedText extends Pick<SourcePost, 'wpId'> {
  sourceStatus: string;
  title: string;
  content: string;
  categories: readonly string[];
}

/** The old address of a post, and its present place here. */
export interface ImportedPlace extends Pick<SourcePost, 'wpId' | 'link'> {
  sourceStatus: string;
  slug: string;
  status: string;
  publishedAt: string;
}

/** The posts of the source of a running import, for the checks at its end. Lists are by number; deleted posts are missing. */
export function createSourcePostsStore(db: Kysely<Database>) {
  const postsAfter = (importId: string, after: number, limit: number) =>
    db
      .selectFrom('wordpress_source_posts as source')
      .innerJoin('posts', 'posts.wp_id', 'source.wp_id')
      .select(['source.wp_id', 'source.status as source_status'])
      .where('source.import_id', '=', importId)
      .where('source.wp_id', '>', after)
      .orderBy('source.wp_id')
      .limit(limit);

  return {
    /**
     * Adds posts, or updates those that were added before.
     * @param posts each once, at most some thousands
     */
    async add(importId: string, posts: readonly SourcePost[]): Promise<void> {
      await db
        .insertInto('wordpress_source_posts')
        .values(posts.map(({ wpId, status, link }) => ({ import_id: importId, wp_id: wpId, status, link })))
        .onConflict((conflict) =>
          conflict.columns(['import_id', 'wp_id']).doUpdateSet((eb) => ({
            status: eb.ref('excluded.status'),
            link: eb.ref('excluded.link'),
          })),
        )
        .execute();
    },
    /** @param after the number of the post before */
    async textsAfter(importId: string, after: number, limit: number): Promise<ImportedText[]> {
      const rows = await postsAfter(importId, after, limit)
        .select(['posts.title', 'posts.content', 'posts.categories'])
        .execute();
      return rows.map(({ wp_id, source_status, title, content, categories }) => ({
        wpId: Number(wp_id),
        sourceStatus: source_status,
        title,
        content,
        categories: JSON.parse(categories),
      }));
    },
    /** @param after the number of the post before */
    async placesAfter(importId: string, after: number, limit: number): Promise<ImportedPlace[]> {
      const rows = await postsAfter(importId, after, limit)
        .select(['source.link', 'posts.slug', 'posts.status', 'posts.published_at'])
        .execute();
      return rows.map(({ wp_id, source_status, link, slug, status, published_at }) => ({
        wpId: Number(wp_id),
        sourceStatus: source_status,
        link,
        slug,
        status,
        publishedAt: published_at,
      }));
    },
  };
}

export type SourcePostsStore = ReturnType<typeof createSourcePostsStore>;
