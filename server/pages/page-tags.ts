import { documentTitle, withoutFirm } from '../../content/derive/document-title.ts';
import type { LastSave } from '../../contract/audit.ts';
import type { BlogReader } from '../../contract/blog.ts';
import type {
  ChangedPages,
  ChangedTags,
  MetaTagField,
  MetaTagRecord,
  MetaTagsConflict,
  MetaTagsToSave,
  StoredTags,
} from '../../contract/page-tags.ts';
import { isNoindex } from '../../contract/robots.ts';
import type { ContentVersion } from '../platform/content-version.store.ts';
import { isDatabaseUnavailable } from '../platform/database/errors.ts';
import type { Log } from '../platform/log.ts';
import { found, invalidField, Refusal } from '../platform/refusal.ts';
import { HeadTagError, parseHeadTags } from './head-tags.ts';
import {
  articlePage,
  categoryPage,
  changedFields,
  type KnownPage,
  recordOf,
  sitePages,
  withoutDrawing,
} from './known-pages.ts';
import type { ArticleRow, PageTagsStore, PageTagsTransaction } from './page-tags.store.ts';

export interface MetaTagList {
  records: MetaTagRecord[];
  /** The number of all pages. */
  total: number;
}

export interface PageTagsOptions {
  store: PageTagsStore;
  inTransaction: PageTagsTransaction;
  blog: Pick<BlogReader, 'list' | 'categories'>;
  contentVersion: Pick<ContentVersion, 'current'>;
  /** Finds the last save of a page's tags by the page's path. */
  lastChange: (path: string) => Promise<LastSave | null>;
  siteUrl: string;
  /** Waits until other processes have read the content version. */
  othersKnow: () => Promise<unknown>;
  clock: () => Date;
  log: Log;
}

const NEWEST_ARTICLES = 1000;
/** Includes unpublished articles, which are filtered out afterwards. */
const EQUAL_TITLES = 100;

export function createPageTags(options: PageTagsOptions) {
  const { store, inTransaction, blog, contentVersion, lastChange, siteUrl, othersKnow, clock, log } = options;
  const now = () => clock().toISOString();
  let known: { version: number; pages: ChangedPages } = { version: -1, pages: new Map() };

  function withHeadTags(stored: StoredTags): ChangedTags {
    try {
      return { ...stored, headTags: parseHeadTags(stored.custom_head_tags ?? '') };
    } catch (error) {
      // The rules may have become stricter since the tag was saved.
      log.warn({ err: error, page: stored.id }, 'the custom head tags of a page are not served');
      return { ...stored, headTags: [] };
    }
  }

  async function current(): Promise<ChangedPages> {
    try {
      const version = await contentVersion.current();
      if (known.version !== version) {
        const rows = await store.all();
        known = { version, pages: new Map(rows.map((row) => [row.id, withHeadTags(row)])) };
      }
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
    return known.pages;
  }

  async function pagesOfSite(): Promise<{ pages: KnownPage[]; total: number }> {
    const { categories, total } = await blog.categories();
    const pages = [...sitePages, ...categories.map(categoryPage)];
    return { pages, total: pages.length + total };
  }

  async function toList(pages: readonly KnownPage[], total: number): Promise<MetaTagList> {
    const changed = await current();
    return { records: pages.map((page) => recordOf(page, changed.get(page.id))), total };
  }

  async function find(id: string): Promise<KnownPage | null> {
    if (id.startsWith('/')) {
      const { pages } = await pagesOfSite();
      return pages.find((page) => page.id === id) ?? null;
    }
    const [row] = await store.articles(now(), { ids: [id], slugs: [] });
    return row ? articlePage(row) : null;
  }

  /** The articles that the blog's search finds, in its order; that of a typed path first. */
  async function foundArticles(text: string, limit: number): Promise<ArticleRow[]> {
    const [, slug] = /^\/?([^/\s]+)\/?$/.exec(text) ?? [];
    const { posts, partial } = await blog.list({ page: 1, limit, search: text, category: '' });
    const ids = partial ? [] : posts.map(({ id }) => id);
    const slugs = slug === undefined ? [] : [slug.toLowerCase()];
    const rows = await store.articles(now(), { ids, slugs });
    const order = new Map(ids.map((id, index) => [id, index]));
    const placeOf = (id: string) => order.get(id) ?? -1;
    return rows.sort((one, other) => placeOf(one.id) - placeOf(other.id));
  }

  /** The matching pages and categories, then these articles. */
  async function matching(
    matches: (record: MetaTagRecord) => boolean,
    found: Promise<readonly ArticleRow[]>,
  ): Promise<MetaTagList> {
    const [{ pages, total }, articles] = await Promise.all([pagesOfSite(), found]);
    const { records } = await toList(pages, total);
    const ofArticles = await toList(articles.map(articlePage), total);
    return { records: [...records.filter(matches), ...ofArticles.records], total };
  }

  return {
    /** The changes of all pages, cached by content version; the last known ones while the database is unavailable. */
    current,
    /** Every page of the site and every category, and the newest articles. */
    async list(): Promise<MetaTagList> {
      const [{ pages, total }, articles] = await Promise.all([
        pagesOfSite(),
        store.newestArticles(now(), NEWEST_ARTICLES),
      ]);
      return toList([...pages, ...articles.map(articlePage)], total);
    },
    /** Pages whose title or path has the words, then articles as the blog's search finds them. */
    async search(text: string, limit: number): Promise<MetaTagList> {
      const words = text.toLowerCase().split(/\s+/);
      const matches = ({ pageTitle, pagePath }: MetaTagRecord) =>
        words.every((word) => `${pageTitle} ${pagePath}`.toLowerCase().includes(word));
      const { records, total } = await matching(matches, foundArticles(text, limit));
      return { records: records.slice(0, limit), total };
    },
    /** The titles of pages and articles by their paths; one that does not exist is left out. */
    async titles(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const slugs = paths.flatMap((path) => /^\/([^/]+)\/$/.exec(path)?.slice(1) ?? []);
      const [{ pages, total }, articles] = await Promise.all([
        pagesOfSite(),
        store.articles(now(), { ids: [], slugs: [...slugs, ''] }),
      ]);
      const { records } = await toList([...articles.map(articlePage), ...pages], total);
      return new Map(records.map(({ pagePath, pageTitle }) => [pagePath, pageTitle]));
    },
    /** Pages and articles with this meta title, in upper or lower case. */
    async titled(metaTitle: string): Promise<MetaTagList> {
      const ids = await store.idsByMetaTitle(metaTitle, EQUAL_TITLES);
      const isSame = (record: MetaTagRecord) => record.metaTitle.toLowerCase() === metaTitle.toLowerCase();
      return matching(isSame, store.articles(now(), { ids, slugs: [] }));
    },
    /**
     * Saves a record, unless it was saved by someone else since. Every server process serves it once this resolves.
     * @param staff user name, for the audit log
     * @throws {Refusal} for an unknown page, unusable fields, or a record that has changed since
     */
    async save({ base, ...given }: MetaTagsToSave, staff: string): Promise<MetaTagRecord> {
      const page = found(await find(given.id));
      if (given.ogTitle === documentTitle('').trim())
        throw invalidField(
          'ogTitle' satisfies MetaTagField,
          'The OG title has no words before the firm’s name',
        );
      try {
        parseHeadTags(given.customHeadTags);
      } catch (error) {
        if (!(error instanceof HeadTagError)) throw error;
        throw invalidField('customHeadTags' satisfies MetaTagField, error.message);
      }
      const canonicalUrl = withSlash(given.canonicalUrl, siteUrl);
      const own = canonicalUrl === siteUrl + page.path ? '' : canonicalUrl;
      const wanted = { ...given, metaTitle: withoutFirm(given.metaTitle), canonicalUrl: own };
      const [tags, article] = changedFields(page, wanted);
      const changedMeanwhile = await inTransaction(async ({ content, pageTags, record }) => {
        await content.lock();
        if (base) {
          const row = article && (await pageTags.findArticle(page.id));
          const present = { ...page, article: row ? withoutDrawing(row) : page.article };
          const stored = recordOf(present, await pageTags.find(page.id));
          const isBase = ([name, value]: [string, unknown]) => name === 'own' || base[name] === value;
          if (!Object.entries(stored).every(isBase)) return stored;
        }
        await content.bump();
        await pageTags.save(tags, now());
        if (article) await pageTags.saveArticle(page.id, article, now(), staff);
        await record({ staff, action: 'meta-tags-changed', subject: page.path });
        return null;
      });
      if (changedMeanwhile) {
        const saved = await lastChange(page.path);
        const conflict: Omit<MetaTagsConflict, 'error'> = { record: changedMeanwhile, saved };
        throw new Refusal('meta-tags-changed', { details: conflict });
      }
      await othersKnow();
      const saved = { ...page, article: article ?? page.article };
      return recordOf(saved, tags);
    },
  };
}

export type PageTags = ReturnType<typeof createPageTags>;

/** True when a page with these changes belongs in the sitemap. */
export function isListed(tags: ChangedTags | undefined): boolean {
  return !tags || (tags.canonical_url === null && !isNoindex(tags.robots ?? ''));
}

/** Canonical URLs of this site end in a slash (specification section 1). */
function withSlash(url: string, siteUrl: string): string {
  const parsed = URL.parse(url, siteUrl);
  const isOwn = url !== '' && parsed?.origin === new URL(siteUrl).origin;
  if (!isOwn || parsed.search !== '' || /\/$|\.\w+$/.test(parsed.pathname)) return url;
  return `${url}/`;
}
