import { setImmediate as breathe } from 'node:timers/promises';
import { paths } from '../../contract/paths.ts';
import type { ImportedPostsStore, PlacedPost } from './imported-posts.store.ts';
import { createLinks, linkedPaths } from './links.ts';
import type { CountsHere, ReportDraft } from './report-draft.ts';
import { count } from './wordpress-post.ts';

/** Asks this site with HEAD. */
export type AskSite = (path: string) => Promise<Response>;

export interface CheckOptions {
  ask: AskSite;
  /** The home page of the source. */
  sourceUrl: string;
  /** The posts of the source that are here. */
  posts: () => AsyncIterable<PlacedPost>;
  draft: ReportDraft;
  /** UTC, ISO 8601. */
  now: string;
  signal: AbortSignal;
  onChecked: (done: number, total: number) => Promise<void>;
}

const REDIRECTS_MAX = 5;
const POSTS_AT_ONCE = 10;
/** Distinct links of the texts that are checked, so that they take neither the memory nor the day. */
const LINKS_MAX = 10_000;

/**
 * Asks this site for every old address that visitors know, of posts, categories and tags, for what texts link to, and for
 * every copied file. A broken link is noted with its post.
 * @returns the counts of the posts that are here
 */
export async function checkAfterwards(options: CheckOptions): Promise<CountsHere> {
  const { ask, sourceUrl, posts, draft, now, signal, onChecked } = options;
  const { terms } = draft;
  const links = createLinks(sourceUrl);
  const { total: postsHere, linked, files, ...counts } = await readTexts(posts());
  if (linked.size === LINKS_MAX) {
    draft.add('notes', { post: '', note: `Only the first ${LINKS_MAX} links of the texts were checked.` });
  }
  const total = postsHere + terms.size + linked.size + files.size;
  let done = 0;

  async function checked(): Promise<void> {
    await draft.store();
    await onChecked(++done, total);
  }

  /** Spares a link to a path that works a request of its own. */
  async function skipLink(path: string | null): Promise<void> {
    if (path !== null && linked.delete(path)) await checked();
  }

  for await (const { link, sourceStatus, slug, status, publishedAt } of posts()) {
    if (signal.aborted) break;
    await checked();
    // Nobody has the address of a draft, and some exports have none.
    if (link === '' || sourceStatus !== 'publish' || status !== 'published' || publishedAt > now) continue;
    const path = links.path(link);
    const to = await leadsTo(ask, path);
    const article = paths.article(slug);
    const isRight = to?.replace(/\?.*/, '') === article;
    draft.addChecked('addresses', { from: link, to, works: isRight });
    if (!isRight) continue;
    await skipLink(path);
    await skipLink(article);
  }
  for (const term of terms) {
    if (signal.aborted) break;
    const from = `${sourceUrl}/${term}/`;
    const path = links.path(from);
    const to = await leadsTo(ask, path);
    draft.addChecked('addresses', { from, to, works: to !== null });
    if (to !== null) await skipLink(path);
    await checked();
  }
  for (const [path, post] of linked) {
    if (signal.aborted) break;
    const to = await leadsTo(ask, path);
    draft.addChecked('addresses', { from: sourceUrl + path, to, works: to !== null });
    if (to === null) draft.add('notes', { post, note: `Its link to ${path} leads nowhere.` });
    await checked();
  }
  for (const [from, to] of files) {
    if (signal.aborted) break;
    draft.addChecked('images', { from, to, works: to !== null && (await leadsTo(ask, to)) !== null });
    await checked();
  }
  return counts;
}

/** Counts posts, and collects the paths of this site that they link to, each with a post that does, and their files. */
async function readTexts(posts: AsyncIterable<PlacedPost>) {
  const statuses = new Map<string, number>();
  const categories = new Map<string, number>();
  const linked = new Map<string, string>();
  const files = new Map<string, string | null>();
  let total = 0;
  for await (const { sourceStatus, title, content, categories: names, files: copied } of posts) {
    total++;
    count(statuses, sourceStatus);
    if (sourceStatus === 'publish') for (const name of names) count(categories, name);
    for (const path of linkedPaths(content)) {
      if (linked.size < LINKS_MAX && !linked.has(path)) linked.set(path, title);
    }
    for (const [from, to] of copied) files.set(from, to ?? files.get(from) ?? null);
  }
  return { total, statuses, categories, linked, files };
}

/** Reads the posts of a source that this import has seen, or with `removed` the others. */
export async function* importedPosts(
  store: Pick<ImportedPostsStore, 'listAfter'>,
  source: string,
  seen: ReadonlyMap<string, unknown>,
  { removed } = { removed: false },
): AsyncGenerator<PlacedPost> {
  for (let after = ''; ; ) {
    const posts = await store.listAfter(source, after, POSTS_AT_ONCE);
    const last = posts.at(-1);
    if (!last) return;
    yield* posts.filter(({ key }) => seen.has(key) !== removed);
    after = last.key;
    await breathe();
  }
}

/** The path at which a request ends with 200; null: nowhere. */
async function leadsTo(ask: AskSite, start: string | null): Promise<string | null> {
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
