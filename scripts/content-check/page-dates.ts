import { sha256 } from '../../server/platform/hash.ts';
import { startServer } from '../../tests/browser/site.ts';
import type { PageFacts } from './read-page.ts';

/** When the texts of the pages in the sitemap have last changed. */
export interface PageDates {
  /** The day on which the texts were read, YYYY-MM-DD: some depend on the law of the day. */
  readOn: string;
  /** By path. */
  pages: Readonly<Record<string, { /** YYYY-MM-DD. */ modified: string; fingerprint: string }>>;
}

type PageText = Pick<PageFacts, 'path' | 'title' | 'description' | 'passages'>;

/** Starts the built server with its clock at noon of a day (YYYY-MM-DD), so that its pages are those of that day. */
export function startServerOn(day: string) {
  const clock = new URL('shift-clock.ts', import.meta.url).href;
  return startServer({ NODE_OPTIONS: `--import ${clock}`, SHOWN_AT: `${day}T12:00:00-05:00` });
}

/** Hashes the text of a page without its header and footer. */
export function fingerprintOf({ title, description, passages }: PageText): string {
  return sha256(JSON.stringify([title, description, passages])).slice(0, 16);
}

/** One sentence for each page whose text is not the one that its date is recorded for. */
export function undatedPages(pages: readonly PageText[], dates: PageDates): string[] {
  return pages
    .filter((page) => dates.pages[page.path]?.fingerprint !== fingerprintOf(page))
    .map(({ path }) => `${path} has changed: run npm run content:dates`);
}

/** Updates the recorded dates: changed and new pages get today's date (YYYY-MM-DD). */
export function updatedDates(
  pages: readonly PageText[],
  today: string,
  { pages: known }: PageDates,
): PageDates {
  const dated = pages.map((page) => {
    const fingerprint = fingerprintOf(page);
    const date = known[page.path];
    return [page.path, { modified: date?.fingerprint === fingerprint ? date.modified : today, fingerprint }];
  });
  return { readOn: today, pages: Object.fromEntries(dated) };
}
