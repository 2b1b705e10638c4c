import { loadavg } from 'node:os';
import { sql } from 'kysely';
import pg from 'pg';
import { ensureBuilt } from '../scripts/build.ts';
import { say } from '../scripts/run.ts';
import { connectDatabase } from '../server/platform/database/connect.ts';
import { removeSite, startServer } from '../tests/browser/site.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { openBlog, samplePost } from '../tests/support/test-posts.ts';
import { logIn, median, stopPostgres } from './measuring.ts';
import { fillStatements } from './staff-data.ts';

/*
 * Prints the median and the longest times of the staff's calls in milliseconds: `npm run bench:staff`. The data: 100,000
 * requests, or another number (`npm run bench:staff -- 1000000`), 100,000 subscribers, 10,000 articles, and two years of
 * views of 700 pages.
 */

const requests = Number(process.argv[2] ?? 100_000);
const ROUNDS = 15;
const POSTS = 10_000;
const BATCH = 500;

const calls = {
  'requests, list': '/requests',
  'requests, last page': `/requests?offset=${requests - 50}`,
  'requests, state': '/requests?state=declined',
  'requests, failed delivery': '/requests?delivery=failed',
  'requests, all filters':
    '/requests?state=declined&source=article&caseType=other&from=2024-06-01&to=2025-12-31',
  'requests, search in all': '/requests?search=custody',
  'requests, search in a tenth': '/requests?search=word7',
  'requests, search, rare': '/requests?search=rare77+custody',
  'requests, search, person': '/requests?search=ana99123',
  'requests, search and filter': '/requests?search=custody&state=spam&source=article',
  'one request': '/requests/50000',
  contacts: '/contacts',
  dashboard: '/dashboard-stats',
  'analytics, 30 days': '/analytics?days=30',
  'analytics, 90 days': '/analytics?days=90',
  'analytics, 13 months': '/analytics?days=396',
  'meta tags, list': '/meta-tags',
  'meta tags, search in all': '/meta-tags?search=custody&limit=100',
  'meta tags, search, rare': '/meta-tags?search=number777',
  'subscribers, list': '/newsletter/subscribers',
  'subscribers, last page': '/newsletter/subscribers?offset=99950',
  'subscribers, state': '/newsletter/subscribers?status=pending',
  'subscribers, search': '/newsletter/subscribers?search=reader777',
  'audit log': '/audit?limit=25',
  'categories, tags, authors': '/terms',
  'media library': '/media',
};

if (!(await ensureBuilt())) throw new Error('The build failed.');
const postgres = await startPostgres();
for (const databaseUrl of [null, postgres.url]) {
  const site = await startServer({
    LOG_LEVEL: 'silent',
    SEED_DEMO: 'false',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  await site.stop();
  await fill(databaseUrl, site.dataDir);
  await site.restart();
  const headers = await logIn(site.url);
  const load = loadavg()[0]?.toFixed(1);
  say(
    `\n| ${databaseUrl ? 'PostgreSQL' : 'SQLite'}, ${requests} requests, load ${load} | median ms | longest ms |\n| --- | --- | --- |`,
  );
  for (const [call, path] of Object.entries(calls)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      const answer = await fetch(`${site.url}/api/admin${path}`, { headers });
      await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      times.push(performance.now() - start);
    }
    say(`| ${call} | ${median(times).toFixed(1)} | ${Math.max(...times).toFixed(1)} |`);
  }
  await removeSite(site);
}
await stopPostgres(postgres);

/** Fills the database of a stopped server. */
async function fill(databaseUrl: string | null, dataDir: string): Promise<void> {
  const connection = connectDatabase({ databaseUrl, dataDir });
  const { blog } = openBlog(connection);
  for (let start = 0; start < POSTS; start += BATCH) {
    const posts = Array.from({ length: BATCH }, (_, i) =>
      samplePost(`Custody number${start + i}`, {
        slug: `post-${start + i}`,
        publishedAt: new Date(Date.UTC(2026, 0) - (start + i) * 3_600_000),
      }),
    );
    await blog.save(posts);
  }
  if (databaseUrl === null) {
    for (const statement of fillStatements(true, requests)) await sql.raw(statement).execute(connection.db);
  } else {
    // Without the statement timeout of the site's own connections.
    const maintenance = new pg.Client(databaseUrl);
    await maintenance.connect();
    for (const statement of fillStatements(false, requests)) await maintenance.query(statement);
    await maintenance.query('vacuum analyze');
    await maintenance.end();
  }
  await connection.close();
}
