import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Term } from './terms.ts';

export interface PostAddress {
  slug: string;
  /** When it was last changed or else published, UTC ISO 8601. */
  modifiedAt: string;
}

export interface PostAddressStore {
  /** The slug that the published post with this former slug has now; null too when another has it as its own. */
  slugNow(until: number, former: string): Promise<string | null>;
  /** @param wpId the post's number in WordPress */
  slugOfWordPressPost(until: number, wpId: number): Promise<string | null>;
  /** The name of the category or tag that had this slug in WordPress, where its name makes another one here. */
  wordpressTerm(term: Term): Promise<string | null>;
  /** Oldest first, so that what has been listed keeps its place. */
  list(until: number, part: { offset: number; limit: number }): Promise<PostAddress[]>;
}

export function createPostAddressStore(db: Kysely<Database>): PostAddressStore {
  const published = (until: number) =>
    db.selectFrom('posts').where('posts.status', '=', 'published').where('posts.position', '<=', until);
  return {
    async slugNow(until, former) {
      const row = await published(until)
        .innerJoin('former_slugs', 'former_slugs.post_id', 'posts.id')
        .where('former_slugs.slug', '=', former)
        .where(({ not, exists }) =>
          not(exists(published(until).where('posts.slug', '=', former).select('posts.id'))),
        )
        .select('posts.slug')
        .executeTakeFirst();
      return row?.slug ?? null;
    },
    async slugOfWordPressPost(until, wpId) {
      const row = await published(until).where('wp_id', '=', wpId).select('slug').executeTakeFirst();
      return row?.slug ?? null;
    },
    async wordpressTerm({ kind, slug }) {
      const row = await db
        .selectFrom('wordpress_terms')
        .select('name')
        .where('kind', '=', kind)
        .where('slug', '=', slug)
        .executeTakeFirst();
      return row?.name ?? null;
    },
    async list(until, { offset, limit }) {
      const rows = await published(until)
        .select(['slug', 'modified_at', 'published_at'])
        .orderBy('position')
        .offset(offset)
        .limit(limit)
        .execute();
      return rows.map(({ slug, modified_at, published_at }) => ({
        slug,
        modifiedAt: modified_at ?? published_at,
      }));
    },
  };
}
