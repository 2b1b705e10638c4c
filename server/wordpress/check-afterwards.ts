import { paths } from '../../contract/paths.ts';
import { PICTURE_SIZE } from '../platform/permalinks.ts';
import { count, createBudget } from './bounds.ts';
import { createLinks, linkedPaths } from './convert/links.ts';
import type { ReportDraft } from './import-reports.store.ts';
import type { ImportedPostsStore, PlacedPost } from './merge/imported-posts.store.ts';
import type { PostCounts, WordPressSource } from './wordpress-post.ts';

/** Asks this site with HEAD. */
export type AskSite = (path: string) => Promise<Response>;

export interface CheckOptions {
  ask: AskSite;
  source: Pick<WordPressSource, 'siteUrl' | 'facts'>;
  /** The posts here that come from the source. */
  posts: AsyncIterable<PlacedPost>;
  addFormerSlugs: ImportedPostsStore['addFormerSlugs'];
  draft: ReportDraft;
  /** The source was read to its end. */
  isComplete: boolean;
  dryRun: boolean;
  /** UTC, ISO 8601. */
  now: string;
  signal: AbortSignal;
  /** Called when the posts have been read, before the requests. */
  onRead: () => Promise<void>;
  onChecked: (done: number, total: number) => Promise<void>;
  /** Characters of all URLs and paths that are checked; `ENTRY_MIN` is charged for each. */
  checkedMax?: number;
}

const REDIRECTS_MAX = 5;
const PAGES_AT_ONCE = 500;
/** Links of the texts that are checked: caps memory and duration. */
const LINKS_MAX = 10_000;
const CHECKED_MAX = 200_000_000;
const ENTRY_MIN = 100;

/**
 * Requests from this site every old URL of posts, categories and tags, every link in the texts, and every copied file.
 * Notes broken links with their posts, and reports posts that the source has removed as conflicts. A dry run does only
 * the latter.
 * @returns the counts of the imported posts
 */
export async function checkAfterwards(options: CheckOptions): Promise<PostCounts | null> {
  const { ask, source, draft, dryRun, signal, onRead, onChecked } = options;
  const { terms } = draft;
  const links = createLinks(source.siteUrl);
  const { articles, linked, files, numbers, ...counts } = await readPosts(options);
  if (dryRun) return null;
  await onRead();
  await keepFilePages(options, numbers);
  if (linked.size === LINKS_MAX) {
    draft.add('notes', { post: '', note: `Only the first ${LINKS_MAX} links of the texts were checked.` });
  }
  const total = articles.length + terms.size + linked.size + files.size;
  let done = 0;
  /** Paths that work: links to them are not requested. */
  const working = new Set<string | null>();

  async function each<Item>(items: Iterable<Item>, check: (item: Item) => Promise<void>): Promise<void> {
    for (const item of items) {
      if (signal.aborted) return;
      await check(item);
      await onChecked(++done, total);
    }
  }

  /** Requests an old URL, which is to lead to the article or, without one, anywhere. */
  async function check(from: string, path: string | null, article?: string): Promise<boolean> {
    const to = await finalPath(ask, path);
    const works = to !== null && (!article || to.replace(/\?.*/, '') === article);
    draft.addChecked('addresses', { from, to, works });
    if (works) working.add(path);
    return works;
  }

  await each(articles, async ({ link, article }) => {
    if (await check(link, links.path(link), article)) working.add(article);
  });
  await each(terms, async (term) => {
    const from = `${source.siteUrl}/${term}/`;
    await check(from, links.path(from));
  });
  await each(linked, async ([path, post]) => {
    if (working.has(path) || (await check(source.siteUrl + path, path))) return;
    draft.add('notes', { post, note: `Its link to ${path} leads nowhere.` });
  });
  await each(files, async ([from, to]) => {
    draft.addChecked('images', { from, to, works: to !== null && (await finalPath(ask, to)) !== null });
  });
  return counts;
}

/** Counts the posts, and collects what is checked of them. */
async function readPosts(options: CheckOptions) {
  const { posts, source, draft, isComplete, now, checkedMax = CHECKED_MAX } = options;
  const statuses = new Map<string, number>();
  const categories = new Map<string, number>();
  /** The paths of this site that texts link to, each with the title of a post that does. */
  const linked = new Map<string, string>();
  const files = new Map<string, string | null>();
  const articles: { link: string; article: string }[] = [];
  /** The numbers of posts by their keys and by the URLs of their files. */
  const numbers = new Map<string, number>();
  const fits = createBudget(checkedMax, ENTRY_MIN);
  const isChecked = (...texts: readonly string[]) => {
    const has = fits(...texts);
    if (!has) draft.leaveOut('addresses and files beyond those that can be checked');
    return has;
  };
  const isWhole = isComplete && source.facts.isWhole && draft.failed === 0;
  for await (const post of posts) {
    const { key, number, title, slug, status, sourceStatus, link, content } = post;
    const isPublished = sourceStatus === 'publish' && status === 'published';
    if (!draft.seen.has(key)) {
      // Left as it is until staff decide.
      const isTrashed = source.facts.trashed.has(key);
      if (!isComplete || status !== 'published' || !(isTrashed || (isWhole && isPublished))) continue;
      const inSource = isTrashed ? 'in the trash' : 'no longer published';
      draft.add('conflicts', { title, slug, field: 'status', here: status, inSource });
      continue;
    }
    count(statuses, sourceStatus);
    if (sourceStatus === 'publish') for (const name of post.categories) count(categories, name);
    for (const path of linkedPaths(content)) {
      if (linked.size < LINKS_MAX && !linked.has(path) && isChecked(path)) linked.set(path, title);
    }
    numbers.set(key, number);
    for (const [from, to] of post.files) {
      if (!files.has(from) && !isChecked(from, to ?? '')) continue;
      files.set(from, to ?? files.get(from) ?? null);
      const whole = from.replace(PICTURE_SIZE, '');
      if (!numbers.has(whole)) numbers.set(whole, number);
    }
    // A draft has no public URL, and some exports give none.
    if (link !== '' && isPublished && post.publishedAt <= now && isChecked(link, slug))
      articles.push({ link, article: paths.article(slug) });
  }
  return { statuses, categories, linked, files, articles, numbers };
}

/** Lets the page of each file lead to the post that it was uploaded to, or else to one that shows it. */
async function keepFilePages({ source, addFormerSlugs, draft }: CheckOptions, numbers: Map<string, number>) {
  const found: { slug: string; number: number }[] = [];
  for (const { link, parent, url } of source.facts.filePages) {
    const number = numbers.get(String(parent)) ?? numbers.get(url);
    if (number === undefined) draft.leaveOut('pages of files in no article');
    else found.push({ slug: link, number });
  }
  for (let at = 0; at < found.length; at += PAGES_AT_ONCE)
    await addFormerSlugs(found.slice(at, at + PAGES_AT_ONCE));
}

/** The path at which a request ends with 200; null: nowhere. */
async function finalPath(ask: AskSite, start: string | null): Promise<string | null> {
  if (start === null) return null;
  let path = start;
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const url = URL.parse(`http://site.invalid${path}`);
    if (!url) return null;
    const answer = await ask(path);
    const location = answer.headers.get('Location');
    if (answer.status === 200) return url.pathname + url.search;
    const next = location && answer.status < 400 ? URL.parse(location, url) : null;
    if (!next) return null;
    path = next.pathname + next.search;
  }
  return null;
}
