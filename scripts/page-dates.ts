import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import dates from '#firm/page-dates.json' with { type: 'json' };
import { firmDay } from '../content/derive/firm-time.ts';
import { ensureBuilt } from './build.ts';
import { readPagesOn, updatedDates } from './content-check/page-dates.ts';
import { root } from './run.ts';

// Updates the dates of changed pages in the sitemap.
const today = firmDay(new Date());
const built = await ensureBuilt(async () => {
  const text = JSON.stringify(updatedDates(await readPagesOn(today), today, dates), null, 2);
  await writeFile(join(root, 'content', 'firm', 'page-dates.json'), `${text}\n`);
});
process.exitCode = built ? 0 : 1;
