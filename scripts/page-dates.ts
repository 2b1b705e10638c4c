import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import dates from '#firm/page-dates.json' with { type: 'json' };
import { firmDay } from '../content/derive/firm-time.ts';
import { publicPages } from '../content/derive/pages.ts';
import { removeSite } from '../tests/browser/site.ts';
import { ensureBuilt } from './build.ts';
import { startServerOn, updatedDates } from './content-check/page-dates.ts';
import { readPages } from './content-check/read-page.ts';
import { root } from './run.ts';

// Updates the dates of changed pages in the sitemap.
const today = firmDay(new Date());
const built = await ensureBuilt(async () => {
  const server = await startServerOn(today);
  try {
    const pages = await readPages(
      server.url,
      publicPages.map(({ path }) => path),
    );
    const text = JSON.stringify(updatedDates(pages, today, dates), null, 2);
    await writeFile(join(root, 'content', 'firm', 'page-dates.json'), `${text}\n`);
  } finally {
    await removeSite(server);
  }
});
process.exitCode = built ? 0 : 1;
