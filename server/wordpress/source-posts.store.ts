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

/** A post of the source, as it is here. */
export interface ImportedPlace {
  source: SourcePost;
  slug: string;
  status: string;
  title: string;
  content: string;
  categories: readonly string[];
  publishedAt: string;
}

/** The posts of the source that is being imported, for the checks at the end. */
export function createSourcePostsStore(db: Kysely<Database>) {
  return {
    /** Forgets the posts of the import before. */
    async clear(): Promise<void> {
      await db.deleteFrom('wordpress_source_posts').execute();
    },
    /** Adds posts, each once, at most some thousands. One that was added before is updated. */
    async add(posts: readonly SourcePost[]): Promise<void> {
      await db
        .insertInto('wordpress_source_posts')
        .values(posts.map(({ wpId, status, link }) => ({ wp_id: wpId, status, link })))
        .onConflict((conflict) =>
          conflict.column('wp_id').doUpdateSet((eb) => ({
            status: eb.ref('excluded.status'),
            link: eb.ref('excluded.link'),
          })),
        )
        .execute();
    },
    /**
     * The next posts by their number; deleted ones are missing.
     * @param after the number of the last post that is known
     */
    async placesAfter(after: number, limit: number): Promise<ImportedPlace[]> {
      const rows = await db
        .selectFrom('wordpress_source_posts as source')
        .innerJoin('posts', 'posts.wp_id', 'source.wp_id')
        .select(['source.wp_id', 'source.status as source_status', 'source.link'])
        .select(['posts.slug', 'posts.status', 'posts.title', 'posts.content'])
        .select(['posts.categories', 'posts.published_at'])
        .where('source.wp_id', '>', after)
        .orderBy('source.wp_id')
        .limit(limit)
        .execute();
      return rows.map(({ wp_id, source_status, link, categories, published_at, ...post }) => ({
        ...post,
        source: { wpId: Number(wp_id), status: source_status, link },
        categories: JSON.parse(categories),
        publishedAt: published_at,
      }));
    },
  };
}

export type SourcePostsStore = ReturnType<typeof createSourcePostsStore>;
