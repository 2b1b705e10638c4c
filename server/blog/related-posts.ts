import type { ListedPost } from './post-summaries.store.ts';
import type { RelatedPostStore } from './related-posts.store.ts';
import type { Term } from './terms.ts';

/** Terms are frequent where more posts than this have them. */
const RARE_MAX = 50;
/** Of the posts that have a frequent term, so many at most are looked at. */
const NEWEST_MAX = 500;
/** A post is compared by so many of its terms, which bounds what is looked at. */
const COMPARED_MAX = 20;

interface RelatedPostsOptions {
  store: RelatedPostStore;
  /** Keeps an answer as long as the blog does not change. */
  kept: <T>(key: string, find: () => Promise<T>) => Promise<T>;
  /** The position up to which visitors see posts now. */
  now: () => number;
}

/**
 * The visitors' posts that have most of these terms, then newest. Every post that has a rare one is looked
 * at with all its terms; beside these, a frequent one (a category, mostly) counts for the newest 500 posts that have it.
 * Many articles share those, so that they are kept.
 */
export async function relatedPosts(
  { store, kept, now }: RelatedPostsOptions,
  given: readonly Term[],
  limit: number,
): Promise<ListedPost[]> {
  const areFrequent = await kept(
    'frequent terms',
    async () => new Set((await store.frequentTerms(RARE_MAX)).map(nameOf)),
  );
  const terms = given.slice(0, COMPARED_MAX);
  const rare = terms.filter((term) => !areFrequent.has(nameOf(term)));
  const frequent = terms.filter((term) => areFrequent.has(nameOf(term)));
  const newest = await Promise.all(
    frequent.map((term) =>
      kept(JSON.stringify(['newest of', term.kind, term.slug]), () =>
        store.newestOf(now(), term, NEWEST_MAX),
      ),
    ),
  );
  const shared = new Map<number, number>();
  for (const position of newest.flat()) shared.set(position, (shared.get(position) ?? 0) + 1);
  return store.sharingMost(now(), { rare, frequent }, best(shared, limit), limit);
}

/** Without sorting them all: there may be thousands. */
function best(shared: ReadonlyMap<number, number>, limit: number): ReadonlyMap<number, number> {
  let chosen: (readonly [position: number, shared: number])[] = [];
  for (const post of shared) {
    const last = chosen[limit - 1];
    if (last && order(last, post) < 0) continue;
    chosen = [...chosen, post].sort(order).slice(0, limit);
  }
  return new Map(chosen);
}

const order = (
  [position, shared]: readonly [number, number],
  [other, sharedByOther]: readonly [number, number],
) => sharedByOther - shared || other - position;

const nameOf = ({ kind, slug }: Term) => `${kind} ${slug}`;
