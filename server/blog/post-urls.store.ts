import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { Pagination } from '../platform/pagination.ts';
import { isStorable } from '../platform/storable.ts';
import { freeSlug } from './post-slugs.store.ts';
import { isVisible } from './posts.store.ts';
import type { ReservedSlugs } from './reserved-slugs.ts';
import { slugFrom, type Term } from './slugs.ts';

interface PostUrl {
  id: string;
  slug: string;
  /** When the post was last modified or else published, UTC ISO 8601. */
  modifiedAt: string;
}

/**
 * Reads the slugs of visible posts.
 * @param now the time at which posts are visible, UTC ISO 8601
 */
export function createPostUrlStore(db: Kysely<Database>, reserved: ReservedSlugs, now: () => string) {
  const visible = (at: string) => db.selectFrom('posts').where(isVisible('posts', at));

  /** By former slug, the present slugs; without former slugs that are a visible post's own. */
  async function slugsNow(at: string, former: readonly string[]): Promise<Map<string, string>> {
    const rows = await visible(at)
      .innerJoin('former_slugs', 'former_slugs.number', 'posts.number')
      .where('former_slugs.slug', 'in', former)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('posts as owner')
              .whereRef('owner.slug', '=', 'former_slugs.slug')
              .where(isVisible('owner', at))
              .select('owner.number'),
          ),
        ),
      )
      .select(['posts.slug', 'former_slugs.slug as former'])
      .execute();
    return new Map(rows.map((row) => [row.former, row.slug]));
  }

  return {
    /** The present slug of the post with this former slug; null if a visible post has the former slug as its own. */
    async slugNow(former: string): Promise<string | null> {
      if (!isStorable(former)) return null;
      return (await slugsNow(now(), [former])).get(former) ?? null;
    },
    /**
     * The present slug of the post that had one of these URLs, has this slug or, if none has it, had it.
     * @param urls keys of server/platform/permalinks.ts
     */
    async slugOf(slug: string, urls: readonly string[] = []): Promise<string | null> {
      if (!isStorable(slug)) return null;
      const at = now();
      const moved = await slugsNow(at, [...urls, slug]);
      const [byUrl] = urls.flatMap((url) => moved.get(url) ?? []);
      if (byUrl !== undefined) return byUrl;
      const own = await visible(at).where('slug', '=', slug).select('slug').executeTakeFirst();
      return own?.slug ?? moved.get(slug) ?? null;
    },
    async slugOfWordPressPost(wpId: number): Promise<string | null> {
      const row = await visible(now()).where('wp_id', '=', wpId).select('slug').executeTakeFirst();
      return row?.slug ?? null;
    },
    /** The slug that the post of this id, or a new one, would get for the wanted one. */
    async free(wanted: string, id: string | null): Promise<string> {
      const post =
        id === null
          ? undefined
          : await db.selectFrom('posts').select('number').where('id', '=', id).executeTakeFirst();
      return freeSlug(db, reserved, slugFrom(wanted) || 'post', post?.number ?? null);
    },
    /** Whether a visible post has this category or tag. */
    async hasTerm({ kind, slug }: Term): Promise<boolean> {
      if (!isStorable(slug)) return false;
      const post = await visible(now())
        .innerJoin('post_terms', 'post_terms.number', 'posts.number')
        .where('post_terms.kind', '=', kind)
        .where('post_terms.slug', '=', slugFrom(slug))
        .select('posts.number')
        .executeTakeFirst();
      return post !== undefined;
    },
    /** The name of the category or tag that had this slug in WordPress or before it was renamed; null while posts have it. */
    async termNow({ kind, slug: given }: Term): Promise<string | null> {
      if (!isStorable(given)) return null;
      const slug = slugFrom(given);
      const posts = db.selectFrom('post_terms').where('kind', '=', kind).where('slug', '=', slug);
      if (await posts.select('number').executeTakeFirst()) return null;
      const inWordPress = db
        .selectFrom('wordpress_terms')
        .select('name')
        .where('kind', '=', kind)
        .where('slug', '=', slug);
      const renamed = db
        .selectFrom('renamed_terms')
        .select('name')
        .where('kind', '=', kind)
        .where('former', '=', slug);
      return (await inWordPress.executeTakeFirst())?.name ?? (await renamed.executeTakeFirst())?.name ?? null;
    },
    /** Visible posts, oldest first, so that new posts move nothing to another part of the sitemap. */
    async list({ offset, limit }: Pagination): Promise<PostUrl[]> {
      const rows = await visible(now())
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
