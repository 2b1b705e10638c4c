import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/build.ts';
import { runProgram } from '../scripts/run.ts';
import { connectBlog } from '../server/blog/connect-blog.ts';
import { connectDatabase } from '../server/db/connect.ts';
import { createContentVersion } from '../server/db/content-version.store.ts';
import { removeSite, type Site, startServer } from '../tests/browser/site.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { type Address, addresses, article, CATEGORIES, warmUpSearch } from './blog-addresses.ts';
import { samplePost } from './blog-posts.ts';

/** Until then the server's code is slower than it is for the rest of its life. */
const WARM_UP = 200;
/** So long the disk may still be writing what was filled in. */
const SETTLE_MS = 15_000;
/** Until then a line of the access log has come. */
const LOGGED_AFTER_MS = 150;
const CHANGES = 3;
/** A server sees within two seconds what another process has changed. */
const SEEN_AFTER_MS = 2100;

interface Target {
  name: string;
  databaseUrl: string | null;
  dataDir: string;
}

/** What was measured of one kind of request, as `summary` writes it. */
type Row = Record<'api' | 'page', string>;

/** Until the last byte has come, compressed as it is: what the server takes, not what a browser does with it. */
async function ask(url: string): Promise<number> {
  const start = performance.now();
  const request = get(url, { headers: { 'Accept-Encoding': 'br' } });
  const [answer]: IncomingMessage[] = await once(request, 'response');
  if (answer?.statusCode !== 200) throw new Error(`${url} answered ${answer?.statusCode}`);
  answer.resume();
  await once(answer, 'end');
  return performance.now() - start;
}

function at(share: number, times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.ceil((sorted.length - 1) * share)] ?? 0).toFixed(1);
}

const summary = (times: readonly number[]) => `${at(0.5, times)} / ${at(0.95, times)}`;

/** What the server itself took for each answer so far, by its access log. */
const ownTimes = (site: Site): number[] =>
  site
    .output()
    .split('\n')
    .flatMap((line) => (line.includes('"msg":"request"') ? [JSON.parse(line).ms as number] : []));

/** Asks one after the other: the server's own milliseconds, and in brackets the median until the last byte came. */
async function askAll(site: Site, paths: readonly string[]): Promise<string> {
  await pause(LOGGED_AFTER_MS);
  const before = ownTimes(site).length;
  const whole: number[] = [];
  for (const path of paths) whole.push(await ask(site.url + path));
  await pause(LOGGED_AFTER_MS);
  const own = ownTimes(site).slice(before);
  if (own.length !== paths.length) throw new Error('The access log has not one line for each request.');
  return `${summary(own)} (${at(0.5, whole)})`;
}

/** The first answers after each of a few changes, and how long the changes themselves take. */
async function askAfterChanges(site: Site, { databaseUrl, dataDir }: Target, posts: number) {
  const connection = connectDatabase({ databaseUrl, dataDir });
  const clock = () => new Date();
  const contentVersion = createContentVersion(connection.db, clock);
  const blog = connectBlog({ connection, contentVersion, announces: false, clock });
  const saving: number[] = [];
  async function firstAnswer(path: string): Promise<string> {
    await pause(LOGGED_AFTER_MS);
    const before = ownTimes(site).length;
    for (let change = 0; change < CHANGES; change++) {
      const start = performance.now();
      await blog.save([{ ...samplePost(posts - 1 - change), excerpt: `Changed before ${path}` }]);
      saving.push(performance.now() - start);
      await pause(SEEN_AFTER_MS);
      await ask(site.url + path);
    }
    await pause(LOGGED_AFTER_MS);
    return summary(ownTimes(site).slice(before));
  }
  const first = async ({ api, page }: Address): Promise<Row> => ({
    api: await firstAnswer(api),
    page: await firstAnswer(page),
  });
  const list = await first({ api: '/api/blog/posts', page: '/blog/' });
  const post = await first(article(Math.floor(posts / 2)));
  await connection.close();
  return { list, post, save: summary(saving) };
}

async function measure(target: Target, posts: number): Promise<Map<string, Row>> {
  const site = await startServer({
    LOG_LEVEL: 'info',
    PAGE_CACHE_MB: '0',
    RATE_LIMIT: 'off',
    SEED_DEMO: 'false',
    ...(target.databaseUrl ? { DATABASE_URL: target.databaseUrl } : { DATA_DIR: target.dataDir }),
  });
  try {
    await pause(SETTLE_MS);
    for (let i = 0; i < WARM_UP; i++) {
      for (const { api, page } of [article(posts - 1 - (i % posts)), warmUpSearch(i)]) {
        await ask(site.url + api);
        await ask(site.url + page);
      }
    }
    const sizes = new Map<string, number>();
    for (const slug of CATEGORIES) {
      const answer = await fetch(`${site.url}/api/blog/posts?category=${slug}`);
      sizes.set(slug, (await answer.json()).total);
    }
    const rows = new Map<string, Row>();
    for (const [name, kind] of Object.entries(addresses(posts, (slug) => sizes.get(slug) ?? 0))) {
      const api = await askAll(
        site,
        kind.map((address) => address.api),
      );
      const page = await askAll(
        site,
        kind.map((address) => address.page),
      );
      rows.set(name, { api, page });
    }
    const { list, post, save } = await askAfterChanges(site, target, posts);
    rows.set('first list after a change', list);
    rows.set('first article after a change', post);
    rows.set('saving a post', { api: save, page: '' });
    return rows;
  } finally {
    await removeSite(site);
  }
}

/** Adds posts in a process of its own, so that both databases are filled at once. */
async function fill({ databaseUrl, dataDir }: Target, from: number, to: number): Promise<void> {
  const where = databaseUrl ? `--url=${databaseUrl}` : `--data=${dataDir}`;
  const code = await runProgram(process.execPath, [
    'bench/fill-blog.ts',
    `--from=${from}`,
    `--to=${to}`,
    where,
  ]);
  if (code !== 0) throw new Error('The blog could not be filled.');
}

/** All sizes of both databases side by side: the curve. */
function table(title: string, kind: keyof Row, columns: readonly Column[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const names = [...(columns[0]?.rows.keys() ?? [])].filter((name) => columns[0]?.rows.get(name)?.[kind]);
  return [
    '',
    line([title, ...columns.map(({ name }) => name)]),
    line(['---', ...columns.map(() => '---:')]),
    ...names.map((name) => line([name, ...columns.map(({ rows }) => rows.get(name)?.[kind] ?? '')])),
    '',
  ].join('\n');
}

interface Column {
  target: string;
  name: string;
  rows: Map<string, Row>;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string' } },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [633, 10_000, 100_000];
if (!(await ensureBuilt())) throw new Error('The build failed.');
const load = () => loadavg()[0]?.toFixed(1);
const began = load();
// The database server alone does not keep this process from ending.
const running = setInterval(() => {}, 60_000);
const server = values.database === 'sqlite' ? null : await startPostgres();
const dataDir = await mkdtemp(join(tmpdir(), 'bench-blog-'));
const targets: Target[] = [
  ...(values.database === 'postgres' ? [] : [{ name: 'SQLite', databaseUrl: null, dataDir }]),
  ...(server ? [{ name: 'PostgreSQL', databaseUrl: server.url, dataDir }] : []),
];
const columns: Column[] = [];
try {
  let filled = 0;
  for (const posts of sizes) {
    await Promise.all(targets.map((target) => fill(target, filled, posts)));
    filled = posts;
    for (const target of targets) {
      const rows = await measure(target, posts);
      columns.push({ target: target.name, name: `${target.name} ${posts.toLocaleString('en-US')}`, rows });
    }
  }
  columns.sort((one, other) => other.target.localeCompare(one.target));
  process.stdout.write(
    `Milliseconds the server took, median / 95th percentile, and in brackets the median until the last byte of the answer.\n` +
      `One request at a time; no list, search or article from memory.\n` +
      `${availableParallelism()} cores; load of the machine ${began} before, ${load()} after.\n`,
  );
  process.stdout.write(table('API', 'api', columns) + table('Page, rendered', 'page', columns));
} finally {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
  clearInterval(running);
}
