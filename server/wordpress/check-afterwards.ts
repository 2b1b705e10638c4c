import { paths } from '../../contract/paths.ts';
import type { CheckedAddress } from '../../contract/wordpress-import.ts';
import type { ImportedPlace } from './imported-posts.store.ts';
import { createLinks } from './links.ts';
import type { ReportDraft } from './report-draft.ts';

/** Asks this site with HEAD. */
export type AskSite = (path: string) => Promise<Response>;

export interface CheckOptions {
  ask: AskSite;
  /** The home page of the source. */
  sourceUrl: string;
  places: readonly ImportedPlace[];
  /** The paths of this site that imported texts link to, each with a post that does. */
  linked: ReadonlyMap<string, string>;
  draft: Pick<ReportDraft, 'seen' | 'terms' | 'files' | 'notes'>;
  now: string;
  signal: AbortSignal;
  onChecked: () => Promise<void>;
}

const REDIRECTS_MAX = 5;

/**
 * Asks this site for every old address that visitors know, of posts, categories and tags, for what texts link to, and for
 * every copied file. A broken link is noted with its post.
 */
export async function checkAfterwards(options: CheckOptions) {
  const { ask, sourceUrl, places, linked, draft, now, signal, onChecked } = options;
  const { seen, terms, files, notes } = draft;
  const links = createLinks(sourceUrl);
  const addresses: CheckedAddress[] = [];
  const images: CheckedAddress[] = [];
  /** Paths that are known to work. */
  const answered = new Set<string>();
  for (const { wpId, slug, status, publishedAt } of places) {
    if (signal.aborted) break;
    const post = seen.get(wpId);
    await onChecked();
    // Nobody has the address of a draft.
    if (post?.status !== 'publish' || status !== 'published' || publishedAt > now) continue;
    const path = links.path(post.link);
    const to = await leadsTo(ask, path);
    const article = paths.article(slug);
    const works = to?.replace(/\?.*/, '') === article;
    addresses.push({ from: post.link, to, works });
    if (works) answered.add(article).add(path ?? article);
  }
  for (const term of terms) {
    if (signal.aborted) break;
    const from = `${sourceUrl}/${term}/`;
    const path = links.path(from);
    const to = await leadsTo(ask, path);
    addresses.push({ from, to, works: to !== null });
    if (path !== null && to !== null) answered.add(path);
    await onChecked();
  }
  for (const [path, post] of linked) {
    if (signal.aborted) break;
    await onChecked();
    if (answered.has(path)) continue;
    const to = await leadsTo(ask, path);
    addresses.push({ from: sourceUrl + path, to, works: to !== null });
    if (to === null) notes.push({ post, note: `Its link to ${path} leads nowhere.` });
  }
  for (const [from, to] of files) {
    if (signal.aborted) break;
    images.push({ from, to, works: to !== null && (await leadsTo(ask, to)) !== null });
    await onChecked();
  }
  return { addresses, images };
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
