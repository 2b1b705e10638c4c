import fc from 'fast-check';
import { expect, it } from 'vitest';
import { character } from '../../tests/support/any-text.ts';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { EVERYTHING, openBlog, samplePost } from '../../tests/support/test-posts.ts';
import { wordsSearchedFor } from '../platform/search-words.ts';

const minutesAgo = (minutes: number) => new Date(Date.parse('2026-03-02T15:00:00Z') - minutes * 60_000);

describeEachDatabase('a search of the blog', (openDatabase) => {
  async function open(posts: ReturnType<typeof samplePost>[]) {
    const { blog } = openBlog(await openDatabase());
    await blog.save(posts);
    return async (search: string, given = {}) => {
      const { posts, ...counted } = await blog.visitors.list({ ...EVERYTHING, search, ...given });
      const { total, partial } = counted;
      return { found: posts.map(({ title }) => title), total, ...(partial ? { partial } : {}) };
    };
  }

  it('finds posts with all the words, whatever their case, accents and apostrophes', async () => {
    const search = await open([
      samplePost('Custody', { content: '<p>A father’s rights, à la carte</p>' }),
      samplePost('House', { content: '<p>Rights in a house</p>' }),
    ]);
    for (const words of [
      'fathers rights',
      'FATHER’S RIGHTS',
      "rights father's",
      'rights  carte',
      'À la carte',
    ]) {
      expect(await search(words), words).toEqual({ found: ['Custody'], total: 1 });
    }
    expect((await search('rights')).total).toBe(2);
    expect((await search('fathers housing')).found).toEqual(['Custody']);
  });

  it('takes the last word for a prefix, and a single letter for a word', async () => {
    const search = await open(
      ['Escrow', 'Escrowed money', '離婚調停', '𠮟𠮷', 'A'].map((title, i) =>
        samplePost(title, { content: '', excerpt: 'x', publishedAt: minutesAgo(i) }),
      ),
    );
    const found = {
      escr: ['Escrow', 'Escrowed money'],
      'money escr': ['Escrowed money'],
      escrow: ['Escrow', 'Escrowed money'],
      離婚: ['離婚調停'],
      離: [],
      𠮟: [],
      𠮟𠮷: ['𠮟𠮷'],
      a: ['A'],
      e: [],
    };
    for (const [text, titles] of Object.entries(found)) {
      expect(await search(text), text).toEqual({ found: titles, total: titles.length });
    }
  });

  it('lists the posts with some of the words where none has all, those with one in the title first', async () => {
    const search = await open([
      samplePost('Custody', { publishedAt: minutesAgo(3) }),
      samplePost('Escrow', { content: '<p>money</p>', publishedAt: minutesAgo(2) }),
      samplePost('Other', { content: '<p>custody</p>', publishedAt: minutesAgo(1) }),
      samplePost('Drafted', { content: '<p>custody</p>', status: 'draft' }),
    ]);
    const partial = true;
    expect(await search('custody moon')).toEqual({ found: ['Custody', 'Other'], total: 2, partial });
    expect(await search('moon custo')).toEqual({ found: ['Custody', 'Other'], total: 2, partial });
    expect(await search('custo moon')).toEqual({ found: [], total: 0 });
    expect(await search('custody money')).toEqual({
      found: ['Custody', 'Other', 'Escrow'],
      total: 3,
      partial,
    });
    expect(await search('custody money', { limit: 2, page: 2 })).toEqual({
      found: ['Escrow'],
      total: 3,
      partial,
    });
    expect(await search('custody money', { category: 'none' })).toEqual({ found: [], total: 0 });
    expect(await search('money escrow')).toEqual({ found: ['Escrow'], total: 1 });
    expect(await search('moon')).toEqual({ found: [], total: 0 });
  });

  it('finds nothing without a letter or digit, and everything without any character', async () => {
    const { blog } = openBlog(await openDatabase());
    await blog.save([samplePost('a')]);
    for (const search of ['%', '🙂', '- – "', '\0']) {
      expect(await blog.visitors.list({ ...EVERYTHING, search }), search).toEqual({
        posts: [],
        total: 0,
        totalPages: 0,
      });
    }
    for (const search of ['', '  ']) {
      expect((await blog.visitors.list({ ...EVERYTHING, search })).total).toBe(1);
    }
  });

  it('finds posts by their author', async () => {
    const search = await open([samplePost('One', { author: 'Ada Morrow' }), samplePost('Two')]);
    for (const words of ['morrow', 'Ada Morrow', 'morr']) {
      expect(await search(words), words).toEqual({ found: ['One'], total: 1 });
    }
  });

  it('finds posts by their categories, tags and excerpt', async () => {
    const search = await open([
      samplePost('Tuesdays', { categories: ['Child Custody'], tags: ['Schedules'], excerpt: 'In brief' }),
      samplePost('Other'),
    ]);
    for (const words of ['custody', 'custody schedules', 'tuesdays child', 'brief']) {
      expect(await search(words), words).toEqual({ found: ['Tuesdays'], total: 1 });
    }
  });

  it('lists posts with all the words in the title first, then the newest, on every page', async () => {
    const search = await open([
      ...Array.from({ length: 120 }, (_, i) =>
        samplePost(`${i % 30 === 29 ? 'Joint custody' : 'Post'} ${i}`, {
          content: '<p>joint custody</p>',
          publishedAt: minutesAgo(i),
        }),
      ),
      samplePost('Custody of one', { content: '<p>joint</p>', publishedAt: minutesAgo(-0.5 + 1) }),
      samplePost('draft', { content: '<p>joint custody</p>', status: 'draft' }),
      samplePost('soon', { content: '<p>joint custody</p>', publishedAt: minutesAgo(-1) }),
    ]);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => search('joint custod', { limit: 50, page })));
    const found = pages.flatMap(({ found }) => found);
    expect(found.slice(0, 6)).toEqual([
      'Joint custody 29',
      'Joint custody 59',
      'Joint custody 89',
      'Joint custody 119',
      'Post 0',
      'Custody of one',
    ]);
    expect(found.at(-1)).toBe('Post 118');
    expect([found.length, new Set(found).size]).toEqual([121, 121]);
    expect(pages.map(({ total }) => total)).toEqual([121, 121, 121, 121]);
  });

  it('finds all of more than a thousand posts', async () => {
    const search = await open(
      Array.from({ length: 1100 }, (_, i) => samplePost(`Divorce ${i}`, { publishedAt: minutesAgo(i) })),
    );
    expect(await search('divorce', { limit: 1, page: 1100 })).toEqual({
      found: ['Divorce 1099'],
      total: 1100,
    });
  }, 60_000);

  it('is limited to a category', async () => {
    const search = await open([
      samplePost('a', { content: '<p>word</p>', categories: ['Appeals'] }),
      samplePost('b', { content: '<p>word</p>', categories: ['Mediation'], tags: ['Appeals'] }),
      samplePost('c', { content: '<p>other</p>', categories: ['Appeals'] }),
    ]);
    expect(await search('word', { category: 'appeals' })).toEqual({ found: ['a'], total: 1 });
    for (const category of ['none', '"x" OR', 'appeals*']) {
      expect((await search('word', { category })).total, category).toBe(0);
    }
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

  it('takes nothing typed for an operator', async () => {
    const titles = ['Near', 'a', 'Über 離婚', 'drop table'];
    const search = await open(titles.map((title) => samplePost(title)));
    async function expectPosts(text: string) {
      const { found, total } = await search(text);
      expect([...new Set(found)], text).toHaveLength(total);
      if (text.trim() === '') expect(total, text).toBe(titles.length);
      else if (wordsSearchedFor(text).length === 0) expect(total, text).toBe(0);
      const page = await search(text, { limit: 1, page: 2 });
      expect([page.found, page.total], text).toEqual([found.slice(1, 2), total]);
    }
    for (const text of ['"', '*', 'NEAR(', '🙂', '-', '\\', '   ', '{title}:', ':*', "' | 'a"]) {
      await expectPosts(text);
    }
    expect(await search("'; drop table posts; --")).toMatchObject({ found: ['drop table'], partial: true });
    expect((await search('NEAR(')).found).toEqual(['Near']);
    expect(await search('near OR drop')).toMatchObject({ found: ['drop table', 'Near'], partial: true });
    expect((await search('x '.repeat(5000))).total).toBe(0);
    await fc.assert(fc.asyncProperty(fc.string({ unit: character, maxLength: 30 }), expectPosts), {
      numRuns: 50,
    });
  });
});
