import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { ensureBuilt } from '../scripts/build.ts';
import { connectBlog } from '../server/blog/connect-blog.ts';
import { connectDatabase } from '../server/db/connect.ts';
import { createContentVersion } from '../server/db/content-version.store.ts';
import { migrate } from '../server/db/migrations/migrate.ts';
import { removeSite, startServer } from '../tests/browser/site.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { makePosts, samplePost, vocabulary } from './blog-posts.ts';

/** Requests of each kind; each has an address of its own, so that nothing is answered from memory. */
const REQUESTS = 40;
const WARM_UP = 60;
const SAVED = 20;

interface Measured {
  medianMs: number;
  p95Ms: number;
}

/** What one request asks for, of the API and as a page. */
interface Place {
  api: string;
  page: string;
}

const list = (query: string): Place => ({ api: `/api/blog/posts?${query}`, page: `/blog/?${query}` });
const article = (number: number): Place => ({
  api: `/api/blog/posts/post-${number}`,
  page: `/post-${number}/`,
});

/** Different words for API and page, because what a search has found is kept for a while. */
function search(words: readonly string[]): Place[] {
  return Array.from({ length: REQUESTS }, (_, i) => ({
    api: list(`search=${words[2 * i]}`).api,
    page: list(`search=${words[2 * i + 1]}`).page,
  }));
}

/** Words of a rank and the following ones: the lower, the more posts have them. */
const wordsFrom = (rank: number) => vocabulary.slice(rank, rank + 2 * REQUESTS);

function places(posts: number): Record<string, Place[]> {
  const pages = Math.ceil(posts / 9);
  const spread = (from: number, to: number) =>
    Array.from({ length: REQUESTS }, (_, i) =>
      Math.max(1, Math.round(pages * (from + ((to - from) * i) / REQUESTS))),
    );
  const categories = ['divorce-law', 'child-custody', 'family-law', 'property-division'];
  return {
    'list, first pages': Array.from({ length: REQUESTS }, (_, i) => list(`page=${(i % 4) + 1}`)),
    'list, middle (deepest)': spread(0.45, 0.55).map((page) => list(`page=${page}`)),
    'list, last pages': spread(0.97, 1).map((page) => list(`page=${page}`)),
    'category, first pages': Array.from({ length: REQUESTS }, (_, i) =>
      list(`category=${categories[i % categories.length]}&page=${((i % 8) >> 2) + 1}`),
    ),
    'search, in most posts': search(wordsFrom(0)),
    'search, in one of ten': search(wordsFrom(700)),
    'search, rare': search(wordsFrom(8000)),
    'search, two words': search(wordsFrom(20).map((word, i) => `${word}+${vocabulary[8500 + i]}`)),
    'search, half a common word': search(
      wordsFrom(0).map((word) => word.slice(0, Math.max(3, word.length - 1))),
    ),
    article: Array.from({ length: REQUESTS }, (_, i) => article(Math.floor((posts * i) / REQUESTS))),
  };
}

async function measure(base: string, paths: string[]): Promise<Measured> {
  const times: number[] = [];
  for (const path of paths) {
    const start = performance.now();
    const answer = await fetch(base + path);
    await answer.arrayBuffer();
    times.push(performance.now() - start);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { medianMs: at(0.5), p95Ms: at(0.95) };
}

async function run(database: string, databaseUrl: string | null, posts: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-blog-'));
  const connection = connectDatabase({ databaseUrl, dataDir });
  await migrate(connection.db);
  const clock = () => new Date();
  const contentVersion = createContentVersion(connection.db, clock);
  const blog = connectBlog({ connection, contentVersion, announces: false, clock });
  await (databaseUrl
    ? withoutSearchIndex(databaseUrl, () => makePosts(blog, posts))
    : makePosts(blog, posts));
  const started = performance.now();
  for (let number = posts; number < posts + SAVED; number++) await blog.save([samplePost(number)]);
  const saveMs = (performance.now() - started) / SAVED;
  await connection.close();

  const site = await startServer({
    LOG_LEVEL: 'silent',
    PAGE_CACHE_MB: '0',
    RATE_LIMIT: 'off',
    SEED_DEMO: 'false',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir }),
  });
  try {
    const warm = Array.from({ length: WARM_UP }, (_, i) => article(posts - 1 - (i % posts)));
    for (const { api, page } of warm) await measure(site.url, [api, page]);
    process.stdout.write(
      `\n${database}, ${posts.toLocaleString('en-US')} posts (${saveMs.toFixed(1)} ms to save one more)\n`,
    );
    process.stdout.write(`${''.padEnd(28)}${'API'.padStart(16)}${'page, rendered'.padStart(20)}\n`);
    for (const [name, kind] of Object.entries(places(posts))) {
      const [api, page] = [kind.map(({ api }) => api), kind.map(({ page }) => page)];
      const columns = [await measure(site.url, api), await measure(site.url, page)];
      const cells = columns.map(({ medianMs, p95Ms }) => `${medianMs.toFixed(1)} / ${p95Ms.toFixed(1)}`);
      process.stdout.write(`${name.padEnd(28)}${cells[0]?.padStart(16)}${cells[1]?.padStart(20)}\n`);
    }
  } finally {
    await removeSite(site);
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** An index is built in a tenth of the time that it takes to grow, and then everything is as autovacuum leaves it. */
async function withoutSearchIndex(databaseUrl: string, fill: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    "select indexdef from pg_indexes where indexname = 'post_search_words'",
  );
  await client.query('drop index post_search_words');
  await fill();
  await client.query(rows[0].indexdef);
  await client.query('vacuum analyze');
  await client.end();
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string' } },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [633, 100_000];
if (!(await ensureBuilt())) throw new Error('The build failed.');
process.stdout.write(
  'Milliseconds from request to answer, median / 95th percentile, one request at a time\n',
);
for (const posts of sizes) {
  if (values.database !== 'postgres') await run('SQLite', null, posts);
  if (values.database === 'sqlite') continue;
  const server = await startPostgres();
  try {
    await run('PostgreSQL', server.url, posts);
  } finally {
    await server.stop();
  }
}
