import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeEachDatabase, openPostgres, openSqlite } from '../../tests/support/each-database.ts';
import { EVERYTHING, openBlog, samplePost } from '../../tests/support/test-posts.ts';
import type { SearchStore } from './search.store.ts';
import { search } from './search.ts';
import { wordsSearchedFor } from './search-words.ts';

const minutesAgo = (minutes: number) => new Date(Date.parse('2026-03-02T15:00:00Z') - minutes * 60_000);

describeEachDatabase('a search of the blog', (openDatabase) => {
  async function open(posts: ReturnType<typeof samplePost>[]) {
    const { blog } = openBlog(await openDatabase());
    await blog.save(posts);
    return async (search: string, given = {}) => {
      const { posts, total, more } = await blog.visitors.list({ ...EVERYTHING, search, ...given });
      const found = posts.map(({ title }) => title);
      return more ? { found, total, more } : { found, total };
    };
  }

  it('finds posts with all the words, whatever their case, accents and ends', async () => {
    const search = await open([
      samplePost('Custody', { content: '<p>A father’s rights, à la carte</p>' }),
      samplePost('House', { content: '<p>Rights in a house</p>' }),
    ]);
    for (const words of ['father rights', 'FATHER’S RIGHTS', "father's right", 'fath  carte', 'À la carte']) {
      expect(await search(words), words).toEqual({ found: ['Custody'], total: 1 });
    }
    expect((await search('rights')).total).toBe(2);
    expect((await search('father house')).total).toBe(0);
  });

  it('finds posts by what they are filed under', async () => {
    const search = await open([
      samplePost('Tuesdays', { categories: ['Child Custody'], tags: ['Schedules'] }),
      samplePost('Other'),
    ]);
    for (const words of ['custody', 'custody schedules', 'tuesday child']) {
      expect(await search(words), words).toEqual({ found: ['Tuesdays'], total: 1 });
    }
  });

  it('puts posts first that have the words in the title, and have them often', async () => {
    const filler = 'and so on '.repeat(40);
    const search = await open([
      samplePost('Once', { content: `<p>escrow ${filler}</p>`, excerpt: 'x', publishedAt: minutesAgo(1) }),
      samplePost('Often', {
        content: `<p>${'escrow '.repeat(6)}${filler}</p>`,
        excerpt: 'x',
        publishedAt: minutesAgo(2),
      }),
      samplePost('Escrow', { content: `<p>${filler}</p>`, excerpt: 'x', publishedAt: minutesAgo(3) }),
      samplePost('Begun', {
        content: `<p>${'escrowed '.repeat(9)}</p>`,
        excerpt: 'x',
        publishedAt: minutesAgo(0),
      }),
      ...Array.from({ length: 8 }, (_, i) => samplePost(`Other ${i}`)),
    ]);
    expect((await search('escrow')).found).toEqual(['Escrow', 'Often', 'Once', 'Begun']);
  });

  it('weighs posts of a category as it weighs all', async () => {
    const body = (words: string) => `<p>${words} ${'and so on '.repeat(40)}</p>`;
    const law = { categories: ['Law'], excerpt: 'x' };
    const search = await open([
      samplePost('Late', { ...law, content: `${body('other')}<p>escrow</p>`, publishedAt: minutesAgo(1) }),
      samplePost('Escrow', { ...law, content: body('other'), publishedAt: minutesAgo(2) }),
    ]);
    expect((await search('escrow', { category: 'law' })).found).toEqual(['Escrow', 'Late']);
  });

  it('is answered for itself alone, however another search and its category are written', async () => {
    const search = await open([samplePost('Divorce in New York')]);
    expect((await search('divorce', { category: 'new york in ' })).total).toBe(0);
    expect((await search('divorce in new york')).total).toBe(1);
  });

  it('keeps to a category', async () => {
    const search = await open([
      samplePost('a', { content: '<p>word</p>', categories: ['Appeals'] }),
      samplePost('b', { content: '<p>word</p>', categories: ['Mediation'] }),
    ]);
    expect(await search('word', { category: 'appeals' })).toEqual({ found: ['a'], total: 1 });
    expect((await search('word', { category: '"x" OR' })).total).toBe(0);
    // How the index knows a category is nothing that can be searched for.
    for (const words of ['ca', 'category', '_', 'word category']) {
      expect((await search(words)).total, words).toBe(words === '_' ? 2 : 0);
    }
  });

  it('finds the newest two hundred of very many, those first that have the word in the title, on any page', async () => {
    const search = await open([
      ...Array.from({ length: 1003 }, (_, i) =>
        samplePost(`${i % 150 === 149 ? 'Divorce' : 'Post'} ${i}`, {
          content: '<p>divorce</p>',
          categories: i < 200 ? ['Law'] : [],
          publishedAt: minutesAgo(i),
        }),
      ),
      samplePost('draft', { content: '<p>divorce</p>', status: 'draft' }),
      samplePost('soon', { content: '<p>divorce</p>', publishedAt: minutesAgo(-1) }),
      ...[2000, 2001].map((i) => samplePost(`Divorc ${i}`, { publishedAt: minutesAgo(i) })),
    ]);
    const newest = ['Divorce 149', 'Post 0', 'Post 1', 'Post 2'];
    expect(await search('divorce', { limit: 4 })).toEqual({ found: newest, total: 200, more: true });
    // Two old ones have the word whole.
    expect(await search('divorc', { limit: 4 })).toEqual({
      found: ['Divorc 2000', 'Divorc 2001', ...newest.slice(0, 2)],
      total: 200,
      more: true,
    });
    expect(await search('divor', { limit: 4 })).toEqual({ found: newest, total: 200, more: true });
    // As many as are found, and no more: nothing is left out.
    expect(await search('divorce', { limit: 4, category: 'law' })).toEqual({ found: newest, total: 200 });
    const pages = await Promise.all(
      Array.from({ length: 4 }, (_, i) => search('divorce', { limit: 90, page: i + 1 })),
    );
    const found = pages.flatMap(({ found }) => found);
    expect([found.length, new Set(found).size]).toEqual([200, 200]);
    expect(found.slice(149, 152)).toEqual(['Post 148', 'Post 150', 'Post 151']);
    expect(found.at(-1)).toBe('Post 199');
  }, 120_000);

  it('finds each once that has the word whole or only begun, on any page', async () => {
    const search = await open([
      ...Array.from({ length: 620 }, (_, i) => samplePost(`Begun ${i}`, { publishedAt: minutesAgo(i) })),
      ...[3, 550, 700].map((i) => samplePost(`Begu whole ${i}`, { publishedAt: minutesAgo(i) })),
    ]);
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((page) => search('begu', { limit: 100, page })),
    );
    const found = pages.flatMap(({ found }) => found);
    expect(pages[0]?.total).toBe(623);
    expect(found.slice(0, 3).every((title) => title.startsWith('Begu whole'))).toBe(true);
    expect([found.length, new Set(found).size]).toEqual([623, 623]);
    expect(found.at(-1)).toBe('Begun 619');
  }, 60_000);

  it.each([
    { whole: 99, found: 100 },
    { whole: 100, found: 100 },
  ])('finds $found posts where $whole have the word whole and one a longer one', async ({ whole, found }) => {
    const search = await open([
      ...Array.from({ length: whole }, (_, i) => samplePost(`Begu ${i}`)),
      samplePost('Begun'),
    ]);
    expect((await search('begu')).total).toBe(found);
  });

  it('counts what visitors see where many drafts have the word too', async () => {
    const search = await open([
      ...Array.from({ length: 60 }, (_, i) => samplePost(`Escrow ${i}`, { status: 'draft' })),
      samplePost('Escrow'),
    ]);
    expect(await search('escrow')).toEqual({ found: ['Escrow'], total: 1 });
  });

  it('finds a very long article by its first words, its excerpt and its tags', async () => {
    const words = Array.from({ length: 400_000 }, (_, i) => `a${i.toString(36)}bcdefgh`);
    const search = await open([
      samplePost('Long', { content: `<p>${words.join(' ')}</p>`, excerpt: 'In short', tags: ['Ledger'] }),
      samplePost('離'.repeat(20_000), {
        content: `<p>${'離婚'.repeat(200)} ${'婚 '.repeat(300_000)}</p>`,
        excerpt: '離',
      }),
    ]);
    for (const text of [words[0], words[9000], 'short', 'ledger']) {
      expect((await search(text ?? '')).found, text).toEqual(['Long']);
    }
    expect((await search('婚')).total).toBe(1);
  }, 60_000);

  it('survives anything that is typed: it lists posts, each once, as many as it says, or everything', async () => {
    const titles = ['Near', 'a', 'Über 離婚', 'drop table'];
    const search = await open(titles.map((title) => samplePost(title)));
    async function expectPosts(text: string) {
      const { found, total } = await search(text);
      expect([...new Set(found)], text).toHaveLength(total);
      expect(titles, text).toEqual(expect.arrayContaining(found));
      // Where nothing is left to search for, everything is listed.
      const first = wordsSearchedFor(text)[0];
      if (first === undefined) expect(total, text).toBe(titles.length);
      const page = await search(text, { limit: 1, page: 2 });
      expect([page.found, page.total], text).toEqual([found.slice(1, 2), total]);
    }
    for (const text of [
      '"',
      '*',
      'NEAR(',
      '🙂',
      '-',
      "'; drop table posts; --",
      '\\',
      '   ',
      '{title}:',
      ':*',
    ]) {
      await expectPosts(text);
    }
    expect((await search("'; drop table posts; --")).found).toEqual([]);
    expect((await search('NEAR(')).found).toEqual(['Near']);
    expect((await search('🙂 "*"')).total).toBe(titles.length);
    expect((await search('x '.repeat(5000))).total).toBe(0);
    const anything = fc.array(fc.oneof(fc.nat(0x10_ff_ff), fc.nat(0x7f)), { maxLength: 30 });
    await fc.assert(fc.asyncProperty(anything, (points) => expectPosts(String.fromCodePoint(...points))));
  });
});

it('a search finds the same on both databases', async () => {
  const posts = Array.from({ length: 40 }, (_, i) =>
    samplePost(i % 7 === 0 ? `Escrow ${i}` : `Post ${i}`, {
      content: `<p>${'escrow '.repeat(i % 3)}${i % 2 === 0 ? 'escrowed money' : 'custody'}</p>`,
      excerpt: 'x',
      publishedAt: minutesAgo(i),
    }),
  );
  const blogs = await Promise.all(
    [openSqlite, openPostgres].map(async (open) => {
      const { blog } = openBlog(await open());
      await blog.save(posts);
      return blog;
    }),
  );
  for (const text of ['escrow', 'escr', 'money', 'escrow money', 'custody post', 'nothing']) {
    const [one, other] = await Promise.all(
      blogs.map(async (blog) => {
        const { posts, total } = await blog.visitors.list({ ...EVERYTHING, limit: 100, search: text });
        return [total, posts.map(({ title }) => title).sort()];
      }),
    );
    expect(one, text).toEqual(other);
  }
});

it.each([
  { postCount: 1000, found: 1000, more: false },
  { postCount: 1001, found: 200, more: true },
])('of $postCount posts that all have a word, a search finds $found', async ({ postCount, found, more }) => {
  const store: Pick<SearchStore, 'find'> = {
    find: async (_, __, { limit }) => ({
      positions: Array.from({ length: Math.min(limit, postCount) }, (_, i) => postCount - i),
      first: [],
    }),
  };
  const result = await search(store as SearchStore, null, ['divorce'], '', postCount);
  expect([result.positions.length, result.more]).toEqual([found, more]);
});
