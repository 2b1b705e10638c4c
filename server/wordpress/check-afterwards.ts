import { setImmediate as breathe } from 'node:timers/promises';
import { paths } from '../../contract/paths.ts';
import { createLinks, linkedPaths } from './links.ts';
import type { CountsHere, ReportDraft } from './report-draft.ts';
import type { ImportedPlace, SourcePostsStore } from './source-posts.store.ts';

/** Asks this site with HEAD. */
export type AskSite = (path: string) => Promise<Response>;

export interface CheckOptions {
  ask: AskSite;
  /** The home page of the source. */
  sourceUrl: string;
  sourcePosts: Pick<SourcePostsStore, 'placesAfter'>;
  draft: ReportDraft;
  /** UTC, ISO 8601. */
  now: string;
  signal: AbortSignal;
  onChecked: (done: number, total: number) => Promise<void>;
}

const REDIRECTS_MAX = 5;
/** Each comes with its text. */
const PLACES_AT_ONCE = 10;
/** Distinct links of the texts that are checked, so that they take neither the memory nor the day. */
const LINKS_MAX = 10_000;

/**
 * Asks this site for every old address that visitors know, of posts, categories and tags, for what texts link to, and for
 * every copied file. A broken link is noted with its post.
 * @returns the counts of the posts that are here
 */
export async function checkAfterwards(options: CheckOptions): Promise<CountsHere> {
  const { ask, sourceUrl, sourcePosts, draft, now, signal, onChecked } = options;
  const { terms, files } = draft;
  const links = createLinks(sourceUrl);
  const { posts, linked, ...counts } = await countPlaces(sourcePosts);
  if (linked.size === LINKS_MAX) {
    draft.add('notes', { post: '', note: `Only the first ${LINKS_MAX} links of the texts were checked.` });
  }
  const total = posts + terms.size + linked.size + files.size;
  let done = 0;

  async function checked(): Promise<void> {
    await draft.store();
    await onChecked(++done, total);
  }

  /** Links to a path that works need no request of their own. */
  async function works(path: string | null): Promise<void> {
    if (path !== null && linked.delete(path)) await checked();
  }

  for await (const { source, slug, status, publishedAt } of placesOf(sourcePosts)) {
    if (signal.aborted) break;
    await checked();
    // Nobody has the address of a draft.
    if (source.status !== 'publish' || status !== 'published' || publishedAt > now) continue;
    const path = links.path(source.link);
    const to = await leadsTo(ask, path);
    const article = paths.article(slug);
    const isRight = to?.replace(/\?.*/, '') === article;
    draft.addChecked('addresses', { from: source.link, to, works: isRight });
    if (!isRight) continue;
    await works(path);
    await works(article);
  }
  for (const term of terms) {
    if (signal.aborted) break;
    const from = `${sourceUrl}/${term}/`;
    const path = links.path(from);
    const to = await leadsTo(ask, path);
    draft.addChecked('addresses', { from, to, works: to !== null });
    if (to !== null) await works(path);
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

/** Counts the posts that are here, and collects the paths of this site that they link to, each with a post that does. */
async function countPlaces(sourcePosts: CheckOptions['sourcePosts']) {
  const statuses = new Map<string, number>();
  const categories = new Map<string, number>();
  const linked = new Map<string, string>();
  let posts = 0;
  for await (const { source, title, content, ...place } of placesOf(sourcePosts)) {
    posts++;
    count(statuses, source.status);
    if (source.status === 'publish') for (const name of place.categories) count(categories, name);
    for (const path of linkedPaths(content)) {
      if (linked.size < LINKS_MAX && !linked.has(path)) linked.set(path, title);
    }
  }
  return { posts, statuses, categories, linked };
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

async function* placesOf(sourcePosts: CheckOptions['sourcePosts']): AsyncGenerator<ImportedPlace> {
  for (let after = 0; ; ) {
    const places = await sourcePosts.placesAfter(after, PLACES_AT_ONCE);
    const last = places.at(-1);
    if (!last) return;
    yield* places;
    after = last.source.wpId;
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
