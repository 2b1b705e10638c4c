import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { freeSlug } from './post-slugs.store.ts';
import { isVisible } from './posts.store.ts';
import type { Term } from './slugs.ts';

export interface PostAddress {
  id: string;
  slug: string;
  /** When the post was last modified or else published, UTC ISO 8601. */
  modifiedAt: string;
}

/** Reads the slugs of visible posts; `now` is UTC ISO 8601. */
export function createPostAddressStore(db: Kysely<Database>) {
  const visible = (now: string) => db.selectFrom('posts').where(isVisible('posts', now));

  async function slugNow(now: string, former: string): Promise<string | null> {
    const row = await visible(now)
      .innerJoin('former_slugs', 'former_slugs.number', 'posts.number')
      .where('former_slugs.slug', '=', former)
      .where(({ not, exists }) => not(exists(visible(now).where('slug', '=', former).select('number'))))
      .select('posts.slug')
      .executeTakeFirst();
    return row?.slug ?? null;
  }

  return {
    /** The present slug of the post with this former slug; null if a visible post has the former slug as its own. */
    slugNow,
    /** The present slug of the post that has this slug or, if none has it, had it. */
    async slugOf(now: string, slug: string): Promise<string | null> {
      const own = await visible(now).where('slug', '=', slug).select('slug').executeTakeFirst();
      return own?.slug ?? slugNow(now, slug);
    },
    async slugOfWordPressPost(now: string, wpId: number): Promise<string | null> {
      const row = await visible(now).where('wp_id', '=', wpId).select('slug').executeTakeFirst();
      return row?.slug ?? null;
    },
    /** The slug that the post of this id, or a new one, would get for the wanted one. */
    async free(wanted: string, id: string | null): Promise<string> {
      const post =
        id === null
          ? undefined
          : await db.selectFrom('posts').select('number').where('id', '=', id).executeTakeFirst();
      return freeSlug(db, wanted, post?.number ?? null);
    },
    /** The name of the category or tag with this slug in WordPress, where its name makes another slug here. */
    async wordpressTerm({ kind, slug }: Term): Promise<string | null> {
      const row = await db
        .selectFrom('wordpress_terms')
        .select('name')
        .where('kind', '=', kind)
        .where('slug', '=', slug)
        .executeTakeFirst();
      return row?.name ?? null;
    },
    /** Oldest first, so that new posts move nothing to another part of the sitemap. */
    async list(now: string, { offset, limit }: { offset: number; limit: number }): Promise<PostAddress[]> {
      const rows = await visible(now)
        .select(['id', 'slug', 'modified_at', 'published_at'])
        .orderBy('published_at')
        .orderBy('number')
        .offset(offset)
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        slug: row.slug,
        modifiedAt: row.modified_at ?? row.published_at,
      }));
    },
  };
}
