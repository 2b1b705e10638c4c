import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createBlog } from '../server/blog/posts.ts';
import type { PostToSave } from '../server/blog/prepare-post.ts';
import { connectDatabase } from '../server/db/connect.ts';
import { createContentVersion } from '../server/db/content-version.store.ts';
import { migrate } from '../server/db/migrations/migrate.ts';
import { blogRoutes } from '../server/http/api/blog.ts';
import { startPostgres } from '../tests/support/postgres.ts';

/* Prints the median times of the blog's API: `npm run bench:blog -- 633 10000 100000`. */

const REQUESTS = 15;
const BATCH = 500;
const CATEGORIES = ['Divorce Law', 'Child Custody', 'Family Law', 'Property Division', 'Spousal Support'];
const SYLLABLES = 'ba ce di fo gu ra le mi no pu sta tre vi wo xe ly cha po ter con'.split(' ');

let state = 1;
/** A number from 0 to below 1, the same ones in each run (a linear congruential generator). */
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}
const anyOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;

/** The most frequent word first: the frequency of a word falls with its rank, as in any language (Zipf's law). */
const vocabulary = [
  ...new Set(Array.from({ length: 20_000 }, () => [1, 2, 3].map(() => anyOf(SYLLABLES)).join(''))),
];
const anyWord = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1];
const text = (words: number) => Array.from({ length: words }, anyWord).join(' ');

const post = (number: number) =>
  ({
    title: text(8),
    slug: `post-${number}`,
    content: `<p>${text(600)}</p>`,
    excerpt: text(30),
    author: 'The firm',
    status: 'published',
    featuredImage: null,
    categories: [anyOf(CATEGORIES), anyOf(CATEGORIES)],
    tags: [anyWord(), anyWord()],
    yoastData: null,
    publishedAt: new Date(Date.UTC(2026, 0) - number * 3_600_000),
    ...{ id: null, wpId: number, authorEmail: null, modifiedAt: null, ogImage: null },
  }) as unknown as PostToSave;

/** Different words in each request, from this rank on. */
const search = (first: number, words = 1) =>
  Array.from(
    { length: REQUESTS },
    (_, i) => `?search=${vocabulary.slice(first + i, first + i + words).join('+')}`,
  );

const questions = (posts: number): Record<string, string[]> => ({
  list: Array.from({ length: REQUESTS }, (_, i) => `?page=${i + 1}`),
  'list, last pages': Array.from({ length: REQUESTS }, (_, i) => `?page=${Math.floor(posts / 9) - i}`),
  'category, deep': Array.from(
    { length: REQUESTS },
    (_, i) => `?category=family-law&page=${Math.floor(posts / 30) - i}`,
  ),
  article: Array.from({ length: REQUESTS }, (_, i) => `/post-${Math.floor((i * posts) / REQUESTS)}`),
  'search, in most posts': search(0),
  'search, two in most': search(0, 2),
  'search, in one of ten': search(500),
  'search, rare': search(6000),
  'search, prefix': search(20).map((query) => query.slice(0, -2)),
  'search, in a category': search(0).map((query) => `${query}&category=family-law`),
});

const sizes = process.argv.slice(2).map(Number);
const dataDir = await mkdtemp(join(tmpdir(), 'bench-blog-'));
const server = await startPostgres();
// The database server alone does not keep this process running.
const running = setInterval(() => {}, 60_000);
const table: Record<string, string[]> = { 'median ms': [] };
for (const [name, databaseUrl] of [
  ['SQLite', null],
  ['PostgreSQL', server.url],
] as const) {
  const connection = connectDatabase({ databaseUrl, dataDir });
  await migrate(connection.db);
  const clock = () => new Date();
  const contentVersion = createContentVersion(connection.db, clock);
  const prepareHtml = (html: string) => ({ content: html, text: html });
  const blog = createBlog({ connection, contentVersion, prepareHtml, announces: false, clock });
  const api = blogRoutes({ blog, staff: { authorise: async () => null } });
  let filled = 0;
  for (const posts of sizes.length > 0 ? sizes : [633, 10_000, 100_000]) {
    for (; filled < posts; filled += BATCH) {
      await blog.save(Array.from({ length: Math.min(BATCH, posts - filled) }, (_, i) => post(filled + i)));
    }
    filled = posts;
    if (databaseUrl) await sql`vacuum analyze`.execute(connection.db);
    table['median ms']?.push(`${name} ${posts}`);
    for (const [question, queries] of Object.entries(questions(posts))) {
      const times: number[] = [];
      for (const query of queries) {
        const start = performance.now();
        const answer = await api.request(`/api/blog/posts${query}`);
        if (!answer.ok) throw new Error(`${query} answered ${answer.status}`);
        times.push(performance.now() - start);
      }
      times.sort((a, b) => a - b);
      table[question] = [...(table[question] ?? []), (times[REQUESTS >> 1] ?? 0).toFixed(1)];
    }
  }
  await connection.close();
}
for (const [question, cells] of Object.entries(table)) {
  process.stdout.write(`| ${[question, ...cells].join(' | ')} |\n`);
}
await server.stop();
clearInterval(running);
await rm(dataDir, { recursive: true });
