import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { say } from '../scripts/run.ts';
import { blogRoutes } from '../server/blog/routes.ts';
import { connectDatabase } from '../server/platform/database/connect.ts';
import { migrate } from '../server/platform/database/migrations/migrate.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { openBlog, samplePost } from '../tests/support/test-posts.ts';
import { median, random, stopPostgres } from './measuring.ts';

/* Prints the median times of the blog's API in milliseconds: `npm run bench:blog -- 633 10000 100000`. */

const REQUESTS = 15;
const BATCH = 500;
const CATEGORIES = ['Divorce Law', 'Child Custody', 'Family Law', 'Property Division', 'Spousal Support'];
const SYLLABLES = 'ba ce di fo gu ra le mi no pu sta tre vi wo xe ly cha po ter con'.split(' ');

const anyOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
const several = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));

/** The most frequent word first: a word's frequency falls with its rank, as in any language (Zipf's law). */
const vocabulary = [...new Set(several(20_000, () => several(3, () => anyOf(SYLLABLES)).join('')))];
const anyWord = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? '';
const text = (words: number) => several(words, anyWord).join(' ');

const generatedPost = (number: number) =>
  samplePost(text(8), {
    slug: `post-${number}`,
    content: `<p>${text(600)}</p>`,
    excerpt: text(30),
    categories: [anyOf(CATEGORIES), anyOf(CATEGORIES)],
    tags: [anyWord(), anyWord()],
    publishedAt: new Date(Date.UTC(2026, 0) - number * 3_600_000),
  });

/** Other words in each request, from this rank on. */
const search = (rank: number, words = 1) =>
  several(REQUESTS, (i) => `?search=${vocabulary.slice(rank + i, rank + i + words).join('+')}`);

const questions = (posts: number): Record<string, string[]> => ({
  list: several(REQUESTS, (i) => `?page=${i + 1}`),
  'list, last pages': several(REQUESTS, (i) => `?page=${Math.max(1, Math.floor(posts / 9) - i)}`),
  'category, deep': several(REQUESTS, (i) => `?category=family-law&page=${Math.ceil(posts / 30) + i}`),
  article: several(REQUESTS, (i) => `/post-${Math.floor((i * posts) / REQUESTS)}`),
  'search, in most posts': search(0),
  'search, two in most': search(0, 2),
  'search, in one of ten': search(500),
  'search, rare': search(6000),
  'search, prefix': search(20).map((query) => query.slice(0, -2)),
  'search, in a category': search(0).map((query) => `${query}&category=family-law`),
});

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [633, 10_000, 100_000];
const dataDir = await mkdtemp(join(tmpdir(), 'bench-blog-'));
const server = await startPostgres();
// Without the statement timeout of the site's own connections.
const maintenance = new pg.Client(server.url);
await maintenance.connect();
const print = (cells: string[]) => say(`| ${cells.join(' | ')} |`);
print(['median ms', ...Object.keys(questions(0))]);
for (const [name, databaseUrl] of [
  ['SQLite', null],
  ['PostgreSQL', server.url],
] as const) {
  const connection = connectDatabase({ databaseUrl, dataDir });
  await migrate(connection.db);
  const { blog } = openBlog(connection);
  const api = blogRoutes({ blog, sessions: { authorize: async () => null } });
  let filled = 0;
  for (const posts of sizes) {
    for (; filled < posts; filled += BATCH) {
      await blog.save(several(Math.min(BATCH, posts - filled), (i) => generatedPost(filled + i)));
    }
    filled = posts;
    await maintenance.query('vacuum analyze');
    const medians: string[] = [];
    for (const queries of Object.values(questions(posts))) {
      const times: number[] = [];
      for (const query of queries) {
        const start = performance.now();
        const answer = await api.request(`/api/blog/posts${query}`);
        if (!answer.ok) throw new Error(`${query} answered ${answer.status}`);
        times.push(performance.now() - start);
      }
      medians.push(median(times).toFixed(1));
    }
    print([`${name} ${posts}`, ...medians]);
  }
  await connection.close();
}
await maintenance.end();
await stopPostgres(server);
await rm(dataDir, { recursive: true });
