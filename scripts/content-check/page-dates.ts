import { firmDayEnd } from '../../content/derive/firm-instants.ts';
import { publicPages } from '../../content/derive/pages.ts';
import { sha256 } from '../../server/platform/hash.ts';
import { removeSite, startServer } from '../../tests/browser/site.ts';
import { type PageFacts, readPages } from './read-page.ts';

/** Dates of the last change of the texts of the pages in the sitemap. */
export interface PageDates {
  /** The day on which the texts were read, YYYY-MM-DD: some depend on the law of the day. */
  readOn: string;
  /** By path. */
  pages: Readonly<Record<string, { /** YYYY-MM-DD. */ modified: string; fingerprint: string }>>;
}

type PageText = Pick<PageFacts, 'path' | 'title' | 'description' | 'passages'>;

/**
 * Reads the pages of the sitemap as they are at the end of a day (YYYY-MM-DD), whatever the day of the check.
 * @throws when a page does not answer 200
 */
export async function readPagesOn(day: string): Promise<PageFacts[]> {
  const shiftClock = new URL('shift-clock.ts', import.meta.url).href;
  // A start takes minutes on a busy machine.
  const lastHour = new Date(firmDayEnd(day).getTime() - 3_600_000).toISOString();
  const server = await startServer({ NODE_OPTIONS: `--import ${shiftClock}`, SHOWN_AT: lastHour });
  try {
    const paths = publicPages.map(({ path }) => path);
    const pages = await readPages(server.url, paths);
    const failed = pages.find(({ status }) => status !== 200);
    if (failed) throw new Error(`${failed.path} answers ${failed.status}`);
    return pages;
  } finally {
    await removeSite(server);
  }
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

/**
 * Updates the recorded dates: changed and new pages get today's date (YYYY-MM-DD). Nothing changes while the recorded
 * ones are true.
 */
export function updatedDates(pages: readonly PageText[], today: string, dates: PageDates): PageDates {
  const { pages: known } = dates;
  if (undatedPages(pages, dates).length === 0 && Object.keys(known).length === pages.length) return dates;
  const dated = pages.map((page) => {
    const fingerprint = fingerprintOf(page);
    const date = known[page.path];
    return [page.path, { modified: date?.fingerprint === fingerprint ? date.modified : today, fingerprint }];
  });
  return { readOn: today, pages: Object.fromEntries(dated) };
}
