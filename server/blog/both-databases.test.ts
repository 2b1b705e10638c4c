import fc from 'fast-check';
import { expect, it } from 'vitest';
import { character } from '../../tests/support/any-text.ts';
import { openPostgres, openSqlite } from '../../tests/support/each-database.ts';
import { openBlog, samplePost } from '../../tests/support/test-posts.ts';

const NOW = Date.parse('2026-03-02T15:00:00Z');
/** Prefixes of each other, accents, apostrophes, scripts without letter case, and PostgreSQL's and FTS5's operators. */
const WORDS =
  'a an and near not or escrow Escrowed escrows café cafe Father’s fathers σοφός Straße ᦷᦟ 離婚 離婚調停 גט 2½ 𠮟𠮷'.split(
    ' ',
  );
const someWords = (max: number) => fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: max });

const generatedPost = fc
  .record({
    title: someWords(3),
    body: someWords(8),
    status: fc.constantFrom('published' as const, 'published' as const, 'draft' as const),
    minutes: fc.integer({ min: -5, max: 20 }),
    categories: fc.subarray(['Divorce Law', 'Appeals', 'É']),
    tags: fc.subarray(['One', 'Two', 'Three']),
    author: fc.constantFrom('The firm', 'Émile Near', 'Anna Straße'),
  })
  .map(({ title, body, minutes, ...given }) =>
    samplePost(title.join(' '), {
      content: `<p>${body.join(' ')}</p>`,
      excerpt: 'x',
      publishedAt: new Date(NOW - minutes * 60_000),
      ...given,
    }),
  );

const typed = fc.oneof(
  someWords(3).map((words) => words.join(' ')),
  someWords(2).map((words) => ['elsewhere', ...words].join(' ')),
  fc.constantFrom('emile', 'anna straße'),
  fc
    .tuple(fc.constantFrom(...WORDS), fc.integer({ min: 1, max: 4 }))
    .map(([word, length]) => word.slice(0, length)),
  fc.string({ unit: character, maxLength: 12 }),
  fc.constantFrom(
    '"',
    "'",
    '\\',
    '*',
    ':*',
    'NEAR(',
    '{title}:',
    '& |',
    '!',
    '-a',
    '(',
    "'; drop table posts",
  ),
);

const query = fc.record({
  page: fc.integer({ min: 1, max: 4 }),
  limit: fc.constantFrom(3, 9, 100),
  search: fc.oneof(fc.constant(''), typed),
  category: fc.constantFrom('', '', 'divorce-law', 'appeals', 'e', 'none'),
});

it('both databases give the same lists, searches, counts and related posts', {
  timeout: 60_000,
}, async () => {
  const [posts = []] = fc.sample(fc.array(generatedPost, { minLength: 90, maxLength: 90 }), {
    numRuns: 1,
    seed: 7,
  });
  const ids = posts.map((post, index) => ({ ...post, id: `post-${index}` }));
  const blogs = await Promise.all(
    [openSqlite, openPostgres].map(async (open) => {
      const { blog } = openBlog(await open());
      await blog.save(ids);
      return blog;
    }),
  );
  async function expectSame(ask: (blog: (typeof blogs)[number]) => Promise<unknown>, about: string) {
    const [one, other] = await Promise.all(blogs.map(ask));
    expect(one, about).toEqual(other);
  }
  await expectSame((blog) => blog.visitors.categories(), 'categories');
  await expectSame((blog) => blog.visitors.popular(5), 'popular');
  const everything = { page: 1, limit: 100, search: '', category: '' };
  const [visible = []] = await Promise.all(
    blogs.map(async (blog) => (await blog.visitors.list(everything)).posts),
  );
  expect(visible.length).toBeGreaterThan(20);
  for (const { slug } of visible) await expectSame((blog) => blog.visitors.related(slug, 4), slug);
  const partial = { ...everything, search: 'elsewhere cafe escrow' };
  await expectSame((blog) => blog.visitors.list(partial), partial.search);
  for (const blog of blogs) expect(await blog.visitors.list(partial)).toMatchObject({ partial: true });
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      await expectSame((blog) => blog.visitors.list(asked), JSON.stringify(asked));
      await expectSame((blog) => blog.staff.list(asked), `staff ${JSON.stringify(asked)}`);
    }),
    { numRuns: 150, seed: 7 },
  );
});
