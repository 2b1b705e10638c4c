import type { CategoryCount, Post, PostList, PostListQuery, PostSummary } from '../../contract/blog.ts';
import { KnownPlaces } from './known-places.ts';
import { lastPositionAt } from './position.ts';
import type { PostAddress, PostAddressStore } from './post-addresses.store.ts';
import type { PostCountStore } from './post-counts.store.ts';
import type { ListedPost } from './post-summaries.store.ts';
import type { PostStore, PublishedUntil } from './posts.store.ts';
import { type PostToSave, preparePost } from './prepare-post.ts';
import type { RelatedPostStore } from './related-posts.store.ts';
import type { SavedPost, SavePostsStore } from './save-posts.store.ts';
import type { BlogVersion } from './schedule.ts';
import type { SearchStore } from './search.store.ts';
import { search } from './search.ts';
import { wordsSearchedFor } from './search-words.ts';
import { slugFrom } from './slugs.ts';
import type { Term } from './terms.ts';
import { VersionedAnswers } from './versioned-answers.ts';

/** What a visitor sees of the blog: published posts whose time has come, newest first unless said otherwise. */
export interface BlogReader {
  /** A page of the list; a search is ranked. Beyond the last page there are no posts, but the totals hold. */
  list(query: PostListQuery): Promise<PostList>;
  /** @returns null when there is no such post, or not yet; former slugs are redirected by the server */
  find(slug: string): Promise<Post | null>;
  /** Categories that have posts, most posts first, and how many posts there are in all. */
  categories(): Promise<{ total: number; categories: readonly CategoryCount[] }>;
  recent(limit: number): Promise<readonly PostSummary[]>;
  /** By page views of the article, most first; filled up with the newest when too few have been looked at. */
  popular(limit: number): Promise<readonly PostSummary[]>;
  /** By the number of categories and tags that they share with the post of this slug, then newest; without itself. */
  related(slug: string, limit: number): Promise<readonly PostSummary[]>;
}

export interface Blog {
  /** What screens and the API read for visitors. */
  visitors: BlogReader;
  /** The same with drafts and scheduled posts. */
  staff: Pick<BlogReader, 'list' | 'find'>;
  /** Changes with everything that `visitors` answers, page views aside. */
  version(): Promise<string>;
  /**
   * Creates or changes posts, all or none, by `id` or else by `wpId`. A slug that a post had before leads to it still.
   * @param options.onlyIntoEmpty saves nothing where there are posts
   */
  save(posts: readonly PostToSave[], options?: { onlyIntoEmpty?: boolean }): Promise<SavedPost[]>;
  /** All posts, whatever their state. */
  count(): Promise<number>;
  addresses: {
    /** The slug that the post with this former slug has now. */
    slugNow(former: string): Promise<string | null>;
    slugOfWordPressPost(wpId: number): Promise<string | null>;
    /** The name of the category or tag that had this slug in WordPress, where its name makes another one here. */
    wordpressTerm(term: Term): Promise<string | null>;
    /** Visitors' posts, oldest first. */
    list(part: { offset: number; limit: number }): Promise<PostAddress[]>;
    count(): Promise<number>;
  };
}

export interface BlogOptions {
  store: PostStore;
  counts: PostCountStore;
  relatedPosts: RelatedPostStore;
  search: SearchStore;
  saving: SavePostsStore;
  addresses: PostAddressStore;
  version: BlogVersion;
  /** Call when the content version has been raised. */
  onSaved: () => void;
  /** Whether search engines are told of posts. */
  announces: boolean;
  clock: () => Date;
}

type Audience = 'visitors' | 'staff';

/** Page views of an hour change little, and the list's page is rendered often while posts are imported. */
const POPULAR_FOR_MS = 60 * 60 * 1000;

export function createBlog(options: BlogOptions): Blog {
  const { store, counts, addresses, version, clock } = options;
  const answers = new VersionedAnswers();
  const now = () => lastPositionAt(clock());

  const untilFor = (audience: Audience): PublishedUntil => (audience === 'staff' ? null : now());

  /** @param find reads the clock itself: an answer may be newer than the version that it is kept under, never older */
  async function kept<T>(key: string, find: () => Promise<T>): Promise<T> {
    return answers.get(await version.current(), key, find);
  }

  async function list(audience: Audience, query: PostListQuery): Promise<PostList> {
    const { page, limit, category } = query;
    if (!isStorable(category)) return { posts: [], total: 0, totalPages: 0 };
    const offset = (page - 1) * limit;
    const words = wordsSearchedFor(query.search);
    if (words.length > 0) {
      const key = JSON.stringify(['search', audience, words, category]);
      const { positions, first, more } = await kept(key, async () =>
        search(options.search, untilFor(audience), words, category, await count(audience, '')),
      );
      const end = Math.min(offset + limit, positions.length);
      const posts =
        end <= first.length
          ? first.slice(offset, end)
          : postsOf(await store.listed(positions.slice(offset, end)));
      const list = { posts, total: positions.length, totalPages: Math.ceil(positions.length / limit) };
      return more ? { ...list, more } : list;
    }
    const { total, places } = await listOf(audience, category);
    const listed = await places.read({ offset, limit, total }, (walk) =>
      store.list(untilFor(audience), category, walk),
    );
    return { posts: postsOf(listed), total, totalPages: Math.ceil(total / limit) };
  }

  /** Together, so that no place is kept longer than the total by which it was found. */
  const listOf = (audience: Audience, category: string) =>
    kept(JSON.stringify(['list', audience, category]), async () => ({
      total: await counts.count(untilFor(audience), category),
      places: new KnownPlaces(),
    }));

  const count = async (audience: Audience, category: string) => (await listOf(audience, category)).total;

  const visitors: BlogReader = {
    list: (query) => list('visitors', query),
    find: async (slug) => (isStorable(slug) ? store.find(now(), slug) : null),
    async categories() {
      const [total, categories] = await Promise.all([
        count('visitors', ''),
        kept('categories', () => counts.categories(now())),
      ]);
      return { total, categories };
    },
    recent: (limit) => kept(`recent ${limit}`, async () => postsOf(await newest(limit))),
    async popular(limit) {
      const hour = Math.floor(clock().getTime() / POPULAR_FOR_MS);
      return kept(`popular ${limit} ${hour}`, async () => {
        const viewed = await store.mostViewed(now(), limit);
        const others = viewed.length < limit ? await newest(limit) : [];
        const positions = new Set([...viewed, ...others.map(({ position }) => position)]);
        return postsOf(await store.listed([...positions].slice(0, limit)));
      });
    },
    related: async (slug, limit) =>
      isStorable(slug) ? postsOf(await options.relatedPosts.relatedTo(slug, now(), limit)) : [],
  };

  const newest = (limit: number) =>
    store.list(now(), '', { backwards: false, from: null, skip: 0, take: limit });

  return {
    visitors,
    staff: {
      list: (query) => list('staff', query),
      find: async (slug) => (isStorable(slug) ? store.find(null, slug) : null),
    },
    version: version.current,
    async save(posts, { onlyIntoEmpty = false } = {}) {
      const prepared = posts.map(preparePost);
      const saved = await options.saving.save(prepared, {
        now: clock(),
        announce: options.announces,
        onlyIntoEmpty,
      });
      options.onSaved();
      return saved;
    },
    count: () => counts.count(null, ''),
    addresses: {
      slugNow: async (former) => (isStorable(former) ? addresses.slugNow(now(), former) : null),
      slugOfWordPressPost: (wpId) => addresses.slugOfWordPressPost(now(), wpId),
      wordpressTerm: async ({ kind, slug }) =>
        isStorable(slug) ? addresses.wordpressTerm({ kind, slug: slugFrom(slug) }) : null,
      list: (part) => addresses.list(now(), part),
      count: () => count('visitors', ''),
    },
  };
}

const postsOf = (listed: readonly ListedPost[]) => listed.map(({ post }) => post);

/** PostgreSQL refuses to look for what it could not store. */
function isStorable(slug: string): boolean {
  return !slug.includes('\0');
}
