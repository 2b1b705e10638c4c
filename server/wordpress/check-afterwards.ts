import { paths } from '../../contract/paths.ts';
import type { CheckedAddress } from '../../contract/wordpress-import.ts';
import type { ImportedPlace } from './imported-posts.store.ts';
import { createLinks } from './links.ts';
import type { SeenPost } from './report-draft.ts';

/** Asks this site, as a visitor would. */
export type AskSite = (path: string) => Promise<Response>;

export interface CheckOptions {
  ask: AskSite;
  /** The home page of the source. */
  sourceUrl: string;
  places: readonly ImportedPlace[];
  seen: ReadonlyMap<number, SeenPost>;
  files: ReadonlyMap<string, string | null>;
  now: string;
  signal: AbortSignal;
  onChecked: () => Promise<void>;
}

const REDIRECTS_MAX = 5;

/** Asks this site for every old address that visitors know, and for every copied file. */
export async function checkAfterwards(options: CheckOptions) {
  const { ask, sourceUrl, places, seen, files, now, signal, onChecked } = options;
  const links = createLinks(sourceUrl);
  const addresses: CheckedAddress[] = [];
  const images: CheckedAddress[] = [];
  for (const { wpId, slug, status, publishedAt } of places) {
    if (signal.aborted) break;
    const post = seen.get(wpId);
    // Nobody has the address of a draft.
    if (post?.status !== 'publish' || status !== 'published' || publishedAt > now) continue;
    const path = links.path(post.link);
    const to = path === null ? null : await leadsTo(ask, path);
    addresses.push({ from: post.link, to, works: to === paths.article(slug) });
    await onChecked();
  }
  for (const [from, to] of files) {
    if (signal.aborted) break;
    images.push({ from, to, works: to !== null && (await leadsTo(ask, to)) !== null });
    await onChecked();
  }
  return { addresses, images };
}

/** The path at which a request ends with 200; null: nowhere. */
async function leadsTo(ask: AskSite, start: string): Promise<string | null> {
  let path = start;
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const answer = await ask(path);
    await answer.body?.cancel();
    const location = answer.headers.get('Location');
    if (answer.status === 200) return new URL(path, 'http://site.invalid').pathname;
    const next =
      location && answer.status < 400 ? URL.parse(location, new URL(path, 'http://site.invalid')) : null;
    if (!next) return null;
    path = next.pathname + next.search;
  }
  return null;
}
