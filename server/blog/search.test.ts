import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { EVERYTHING, openBlog, samplePost } from '../../tests/support/test-posts.ts';

const minutesAgo = (minutes: number) => new Date(Date.parse('2026-03-02T15:00:00Z') - minutes * 60_000);

describeEachDatabase('a search of the blog', (openDatabase) => {
  async function open(posts: ReturnType<typeof samplePost>[]) {
    const { blog } = openBlog(await openDatabase());
    await blog.save(posts);
    return async (search: string, given = {}) => {
      const { posts, total } = await blog.visitors.list({ ...EVERYTHING, search, ...given });
      return { found: posts.map(({ title }) => title), total };
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

  it('lists the newest of very many, those with the word in the title first, on any page', async () => {
    const search = await open(
      Array.from({ length: 1010 }, (_, i) =>
        samplePost(`${i % 500 === 499 ? 'Divorce' : 'Post'} ${i}`, {
          content: '<p>divorce</p>',
          publishedAt: minutesAgo(i),
        }),
      ),
    );
    expect(await search('divorce', { limit: 4 })).toEqual({
      found: ['Divorce 499', 'Divorce 999', 'Post 0', 'Post 1'],
      total: 1000,
    });
    expect((await search('divorce', { limit: 9, page: 112 })).found).toEqual(['Post 998']);
  }, 60_000);

  it('survives anything that is typed, and lists everything where nothing can be searched for', async () => {
    const search = await open([samplePost('a')]);
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
      await search(text);
    }
    expect((await search('🙂 "*"')).total).toBe(1);
    expect((await search('x '.repeat(5000))).total).toBe(0);
    const anything = fc.array(fc.oneof(fc.nat(0x10_ff_ff), fc.nat(0x7f)), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(anything, async (points) => {
        await search(String.fromCodePoint(...points));
      }),
    );
  });
});
