import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firmDay } from '../content/derive/firm-time.ts';
import { publicPages } from '../content/derive/pages.ts';
import { updatedDates } from '../server/pages/page-dates.ts';
import { root } from './run.ts';

// Updates the dates of changed pages in the sitemap.
const dates = updatedDates(publicPages, firmDay(new Date()));
await writeFile(join(root, 'content', 'firm', 'page-dates.json'), `${JSON.stringify(dates, null, 2)}\n`);
