import { LRUCache } from 'lru-cache';
import type { BlogReader, Post, PostList, PostListQuery } from '../../contract/blog.ts';
import type { ListedState } from '../../contract/posts.ts';
import type { ContentVersion } from '../platform/content-version.store.ts';
import type { NewAuditEntry } from '../platform/in-transaction.store.ts';
import { wordsSearchedFor } from '../platform/search-words.ts';
import { isStorable } from '../platform/storable.ts';
import { createBlogVersion } from './blog-version.ts';
import { storedHtml } from './html/stored-html.ts';
import { findReserved } from './post-slugs.store.ts';
import { createPostUrlStore } from './post-urls.store.ts';
import { createPostStore, type VisibleAt } from './posts.store.ts';
import { type PostToSave, type PreparedHtml, type PreparedPost, preparePost } from './prepare-post.ts';
import type { RevisionSource } from './revisions.store.ts';
import type { SavedPost } from './save-posts.store.ts';
import { createSearchStore } from './search.store.ts';
import {
  type BlogTransaction,
  type BlogTransactionOptions,
  createBlogTransaction,
} from './transaction.store.ts';

export interface BlogOptions extends BlogTransactionOptions {
  contentVersion: ContentVersion;
  /** False: visitors see no post. */
  isShown?: boolean;
  /** Called with each search of a visitor, of all categories, that finds nothing. */
  onNothingFound?: (search: string) => void;
  prepareHtml?: (html: string) => Promise<PreparedHtml>;
}

interface SaveOptions {
  /** Keeps the posts that change as revisions. */
  revision?: RevisionSource;
  /** Recorded in the audit log for each post. */
  entry?: Pick<NewAuditEntry, 'staff' | 'action'>;
  /** Nothing is saved where it is true. Other mutations of the content wait for it. */
  unless?: (mutations: Parameters<Parameters<BlogTransaction>[0]>[0]) => Promise<boolean>;
}

/** The order changes little within an hour. */
const POPULAR_FOR_MS = 60 * 60 * 1000;
const CACHED_MAX = 500;
const NOTHING: PostList = { posts: [], total: 0, totalPages: 0 };

export function createBlog({
  isShown = true,
  onNothingFound = () => {},
  prepareHtml = async (html) => storedHtml(html),
  ...options
}: BlogOptions) {
  const { contentVersion, reservedSlugs, clock } = options;
  const { db, dialect } = options.connection;
  const store = createPostStore(db);
  const searches = createSearchStore(db, dialect);
  const inTransaction = createBlogTransaction(options);
  const now = () => clock().toISOString();
  // No post is published yet.
  const visible = () => (isShown ? now() : '');
  const postUrls = createPostUrlStore(db, reservedSlugs, visible);
  const version = createBlogVersion(store, contentVersion.current, clock);

  const cache = new LRUCache<string, object, () => Promise<object>>({
    max: CACHED_MAX,
    // An entry evicted while it is read is still returned to its reader.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: read }) => read(),
  });

  /** Prepares a post to be saved; before the transaction unless its HTML is given, because other saves would wait. */
  async function prepare(post: PostToSave & { html?: PreparedHtml }): Promise<PreparedPost> {
    const html = post.html ?? (await prepareHtml(post.content.replaceAll('\0', '')));
    return preparePost({ ...post, html });
  }

  /** Caches by the blog's version. `read` takes the time again, so that no answer is older than its version. */
  async function cached<T extends object>(key: string, read: () => Promise<T>): Promise<T> {
    return (await cache.forceFetch(`${await version()} ${key}`, { context: read })) as T;
  }

  /** @param visibleAt returns null for staff */
  function readerFor(audience: string, visibleAt: () => VisibleAt) {
    async function count(category: string): Promise<number> {
      const read = async () => ({ count: await store.count(visibleAt(), category) });
      return (await cached(`count ${audience} ${category}`, read)).count;
    }
    return {
      count,
      async list({ page, limit, search, category }: PostListQuery): Promise<PostList> {
        if (!isStorable(category)) return NOTHING;
        const part = { limit, offset: (page - 1) * limit };
        const totalsOf = (total: number) => ({ total, totalPages: Math.ceil(total / limit) });
        if (search.trim() === '') {
          const total = await count(category);
          return { posts: await store.list(visibleAt(), category, part, total), ...totalsOf(total) };
        }
        const words = wordsSearchedFor(search);
        if (words.length === 0) return NOTHING;
        const query = { words, category, visibleAt: visibleAt(), ...part };
        const whole = await searches.find({ ...query, match: 'all' });
        if (whole.total > 0 || words.length === 1) return { posts: whole.posts, ...totalsOf(whole.total) };
        const { posts, total } = await searches.find({ ...query, match: 'any' });
        return { posts, ...totalsOf(total), ...(total > 0 ? { partial: true } : {}) };
      },
      find: async (slug: string) => (isStorable(slug) ? store.find(visibleAt(), slug) : null),
      exists: async (slug: string) => isStorable(slug) && store.exists(visibleAt(), slug),
    };
  }

  const { count: countVisible, ...visitors } = readerFor('visitors', visible);
  const staff = readerFor('staff', () => null);
  const readers: Record<ListedState, Pick<BlogReader, 'list'>> = {
    all: staff,
    published: visitors,
    scheduled: readerFor('scheduled', () => ({ scheduledAfter: now() })),
    draft: readerFor('drafts', () => 'draft'),
  };

  const reader: BlogReader = {
    ...visitors,
    async list(query) {
      const list = await visitors.list(query);
      if (list.total === 0 && query.search && !query.category) onNothingFound(query.search);
      return list;
    },
    async categories() {
      const [total, categories] = await Promise.all([
        countVisible(''),
        cached('categories', () => store.categories(visible())),
      ]);
      return { total, categories };
    },
    recent: (limit) => cached(`recent ${limit}`, () => store.list(visible(), '', { limit, offset: 0 })),
    async popular(limit) {
      const hour = Math.floor(clock().getTime() / POPULAR_FOR_MS);
      return cached(`popular ${limit} ${hour}`, async () => {
        const viewed = await store.mostViewed(visible(), limit);
        if (viewed.length === limit) return viewed;
        const newest = await store.list(visible(), '', { limit: 2 * limit, offset: 0 });
        // Excludes the most recent posts, which are listed beside these.
        const others = [...newest.slice(limit), ...newest.slice(0, limit)];
        return [...viewed, ...others.filter(({ id }) => !viewed.some((post) => post.id === id))].slice(
          0,
          limit,
        );
      });
    },
    related: async (slug, limit) =>
      isStorable(slug) ? cached(`related ${limit} ${slug}`, () => store.related(visible(), slug, limit)) : [],
  };

  return {
    visitors: reader,
    /** Reads drafts and scheduled posts too. */
    staff: {
      find: staff.find,
      /** A page of the posts in one state, or of all. */
      list: ({ status = 'all', ...query }: PostListQuery & { status?: ListedState }): Promise<PostList> =>
        readers[status].list(query),
    },
    /** Changes whenever an answer of `visitors` does, page views aside. */
    version,
    /** Runs mutations of posts, of their terms, and of the records of their files and imports. */
    inTransaction,
    prepare,
    /** The post as it would be stored. */
    async preview(post: PostToSave): Promise<Post> {
      const { titleWords: _, words: __, ...prepared } = await prepare(post);
      return { ...prepared, id: prepared.id ?? '' };
    },
    /** Makes pages show the posts of transactions that have not raised the content version. */
    refresh: contentVersion.bump,
    /** Gives posts whose slug the site answers itself another one. */
    async moveReserved(): Promise<{ from: string; to: string }[]> {
      if ((await findReserved(db, reservedSlugs)).length === 0) return [];
      return inTransaction(async ({ content, posts }) => {
        await content.bump();
        return posts.moveReserved();
      });
    },
    /** Saves posts, all or none. */
    async save(
      given: readonly PostToSave[],
      { revision, entry, unless }: SaveOptions = {},
    ): Promise<SavedPost[]> {
      const prepared = await Promise.all(given.map(prepare));
      return inTransaction(async (mutations) => {
        const { content, posts, record } = mutations;
        await content.lock();
        if (await unless?.(mutations)) return [];
        await content.bump();
        const saved = await posts.save(prepared, revision);
        if (entry) for (const { slug } of saved) await record({ ...entry, subject: slug });
        return saved;
      });
    },
    /** The number of all posts, whatever their state. */
    count: (): Promise<number> => store.count(null, ''),
    urls: {
      ...postUrls,
      count: (): Promise<number> => countVisible(''),
    },
  };
}

export type Blog = ReturnType<typeof createBlog>;
