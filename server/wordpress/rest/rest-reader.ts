import { LRUCache } from 'lru-cache';
import { formerUrl } from '../../platform/permalinks.ts';
import { count, createBudget } from '../bounds.ts';
import { plainWords } from '../convert/readable-text.ts';
import { withReusableBlocks } from '../convert/reusable-blocks.ts';
import { createSourceFacts, ImportError, textProblem, type WordPressSource } from '../wordpress-post.ts';
import { isRecord, openRestApi, type RestAnswer, type RestApiOptions } from './rest-api.ts';
import { createRestNames, type RestPost, restPost, restPostSchema } from './rest-post.ts';

const PER_PAGE = 30;
const PASSES = 2;
/** Stops a site that gives pages without end and does not state their number. */
const PAGES_MAX = 10_000;
/** Pages read beyond the announced number, because posts may be added meanwhile. */
const PAGES_BEYOND = 3;
const LIST_PAGES_MAX = 100;
const BLOCKS_MAX = 50;
/** Posts whose files are remembered: a gallery is compared, and then converted. */
const GALLERIES_MAX = 10;
/** Characters of the categories and files that are listed; `ENTRY_MIN` is charged for each. */
const LISTED_MAX = 60_000_000;
const ENTRY_MIN = 300;
const EVERY_STATUS = 'status=publish,future,draft,pending,private&context=edit';

/**
 * Reads a site by its REST API: what visitors see, and with a login every post as it was written.
 * @throws {ImportError} when there is no such site, or it refuses the login
 */
export async function openSite(options: RestApiOptions): Promise<WordPressSource> {
  const api = await openRestApi(options);
  const names = createRestNames(api);
  const facts = createSourceFacts();
  const { statuses, categories, leftOut, complaints } = facts;
  /** The raw texts of reusable blocks, which need a login. */
  const blocks = new LRUCache<number, Promise<string | undefined>>({
    max: BLOCKS_MAX,
    async memoMethod(id) {
      const { body } = await api.get(`blocks/${id}?context=edit`);
      const raw = isRecord(body) && isRecord(body.content) ? body.content.raw : undefined;
      return typeof raw === 'string' ? raw : undefined;
    },
  });
  /** The numbers of the files uploaded to a post. */
  const uploads = new LRUCache<number, Promise<number[]>>({
    max: GALLERIES_MAX,
    memoMethod(wpId) {
      const query = `media?parent=${wpId}&per_page=${api.perPage}&orderby=id&order=asc`;
      const numbers = api.get(query).then(({ records }) => records.map(({ id }) => Number(id)));
      // Another post may ask again.
      numbers.catch(() => uploads.delete(wpId));
      return numbers;
    },
  });
  const isLoggedIn = options.login !== null;
  const perPage = Math.min(PER_PAGE, api.perPage);
  const scope = `_embed=1&orderby=id&order=asc${isLoggedIn ? `&${EVERY_STATUS}` : ''}`;
  // A rejected page is reported where it is awaited.
  const readPage = (page: number) => {
    const answer = api.get(`posts?per_page=${perPage}&page=${page}&${scope}`, true);
    answer.catch(() => {});
    return answer;
  };

  async function* pages(): AsyncGenerator<unknown[]> {
    let announced: number | null = null;
    let next = readPage(1);
    for (let page = 1; page <= PAGES_MAX; page++) {
      const answer = await next;
      const posts = postsOf(answer, page, new URL(api.siteUrl).host);
      if (page === 1) {
        facts.total = answer.total;
        announced = answer.totalPages;
      }
      if (posts.length === 0) return;
      const isLast = announced !== null && page >= announced + PAGES_BEYOND;
      // The next page is fetched while this one is written.
      if (!isLast) next = readPage(page + 1);
      yield posts;
      if (isLast) {
        throw new ImportError(`The site announced ${announced} pages of posts, but gives more and more.`);
      }
    }
    throw new ImportError(`The site gives more than ${PAGES_MAX} pages of posts.`);
  }

  async function* posts() {
    if (isLoggedIn) {
      const { records } = await api.get(`users?context=edit&per_page=${api.perPage}`);
      records.forEach(names.learnAuthor);
    }
    const seen = new Set<number>();
    let unreadable = 0;
    const hasAll = () => facts.total !== null && seen.size + unreadable >= facts.total;
    // Deletions meanwhile move posts to pages that were read already; a second pass finds them.
    for (let pass = 1; pass <= PASSES && !hasAll(); pass++) {
      for await (const page of pages()) {
        const before = seen.size;
        const read = page.map((post) => restPostSchema.safeParse(post));
        const given = read.flatMap(({ data }) => (data && !seen.has(data.id) ? [data] : []));
        const embedded = page.map((post) => (isRecord(post) ? post._embedded : undefined));
        await names.learn(given, embedded);
        for (const [index, { success }] of read.entries()) {
          if (success || pass > 1) continue;
          unreadable++;
          yield { post: nameOf(page[index]), reason: 'WordPress gives it in an unknown form.' };
        }
        for (const post of given) {
          if (seen.has(post.id)) continue;
          seen.add(post.id);
          count(statuses, post.status);
          yield await converted(post);
        }
        // A page of unreadable posts alone is not a repeated one.
        if (pass === 1 && seen.size === before && read.every(({ success }) => success)) {
          if (facts.total !== null && seen.size >= facts.total) break;
          throw new ImportError('The site repeats the same page of posts again and again.');
        }
      }
      if (facts.total === null) break;
    }
    if (facts.total !== null && !hasAll())
      complaints.push(`The site announced ${facts.total} posts and gave ${seen.size + unreadable}.`);
    await readTheRest();
  }

  async function converted(post: RestPost) {
    const problem = textProblem(post.content?.raw ?? post.content?.rendered);
    if (problem) return { post: nameOf(post), reason: problem };
    if (post.content?.raw)
      post.content.raw = await withReusableBlocks(post.content.raw, (id) => blocks.memo(id));
    return restPost(post, names.known);
  }

  /** Lists what the posts do not need; no import fails for it. */
  async function* listed(query: string): AsyncGenerator<Record<string, unknown>> {
    for (let page = 1; page <= LIST_PAGES_MAX; page++) {
      const answer = await api.get(`${query}&per_page=${api.perPage}&page=${page}`).catch(() => null);
      yield* answer?.records ?? [];
      if (!answer || answer.records.length < api.perPage) return;
    }
  }

  async function readTheRest(): Promise<void> {
    const fits = createBudget(LISTED_MAX, ENTRY_MIN);
    for await (const { name: html, count: posts } of listed('categories?orderby=id')) {
      const name = plainWords(String(html));
      if (typeof posts !== 'number' || posts <= 0) continue;
      if (fits(name)) categories.set(name, posts);
      else count(leftOut, 'categories beyond those that can be held in memory');
    }
    for await (const { link, post, source_url } of listed('media?orderby=id&_fields=link,post,source_url')) {
      const page = URL.parse(String(link));
      const key = page && formerUrl(page);
      const url = String(source_url);
      if (!key) continue;
      if (fits(key, url)) facts.filePages.push({ link: key, parent: Number(post) || null, url });
      else count(leftOut, 'files beyond those that can be held in memory');
    }
    const pagesOfSite = await api.get('pages?per_page=1').catch(() => null);
    if (pagesOfSite?.total) leftOut.set('pages', pagesOfSite.total);
  }

  return {
    kind: 'rest',
    name: api.siteUrl,
    siteUrl: api.siteUrl,
    facts,
    posts,
    media: names.media,
    attachedMedia: async (wpId) => names.media(await uploads.memo(wpId)),
  };
}

/**
 * The posts of a page; none past the end.
 * @throws {ImportError} for an answer that is no list
 */
function postsOf({ status, body, code }: RestAnswer, page: number, host: string): unknown[] {
  if (Array.isArray(body)) return body;
  if (status === 400 && page > 1) return [];
  if (status === 401 || status === 403) {
    throw new ImportError(
      code === 'rest_forbidden_context' || code === 'rest_invalid_param'
        ? 'This user may not edit posts: use the login of an editor or administrator.'
        : `${host} does not give its posts by REST API without a login.`,
    );
  }
  throw new ImportError(`${host} answers ${status} instead of page ${page} of its posts.`);
}

function nameOf(post: unknown): string {
  if (!isRecord(post)) return 'A post';
  const title = isRecord(post.title) ? post.title : {};
  return plainWords(String(title.raw ?? title.rendered ?? '')) || `Post ${post.id}`;
}
