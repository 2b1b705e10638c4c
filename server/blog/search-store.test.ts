import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { EVERYTHING, openBlog, samplePost } from '../../tests/support/test-posts.ts';
import { readListed } from './post-summaries.store.ts';
import { createSearchStore } from './search.store.ts';
import { LONGER_MAX } from './search-words.ts';

const DAY_MS = 86_400_000;
const POSTS = 260;
/** Post 12 has the words `every1`, `every2`, `every3` and `every4`. */
const EVERY = [1, 2, 3, 4, 9, 20, 40];
const isDraft = (number: number) => number % 11 === 5;

describeEachDatabase('the posts that have a word', (openDatabase) => {
  it('are the newest whatever share of the posts has it, and however many are asked for', async () => {
    const connection = await openDatabase();
    const { blog, state } = openBlog(connection);
    await blog.save(
      Array.from({ length: POSTS }, (_, number) => {
        const words = EVERY.filter((every) => number % every === 0).map((every) => `every${every}`);
        return samplePost(`Post ${number} ${number % 5 === 0 ? words.join(' ') : ''}`, {
          content: `<p>${words.join(' ')}</p>`,
          status: isDraft(number) ? 'draft' : 'published',
          // Over some sixty years, the first of them before 1970, in bursts; some lie ahead.
          publishedAt: new Date(state.now.getTime() + (120 - 90 * number + 270 * (number % 4)) * DAY_MS),
        });
      }),
    );
    const rows = await connection.db
      .selectFrom('posts')
      .select(['position', 'title', 'status'])
      .orderBy('position', 'desc')
      .execute();
    const posts = rows.map(({ position, title, status }) => ({
      position: Number(position),
      number: Number(title.split(' ')[1]),
      status,
    }));
    const now = state.now.getTime() * 1000;
    const store = createSearchStore(connection.db, connection.dialect);
    for (const until of [null, now, now - 2000 * DAY_MS * 1000]) {
      for (const every of EVERY) {
        const expected = posts
          .filter(({ number }) => number % every === 0)
          .filter(({ status, position }) => until === null || (status === 'published' && position <= until))
          .map(({ position, number }) => ({ position, inTitle: number % 5 === 0 }));
        const find = { words: [`every${every}`], category: '' };
        expect(expected.length).toBeGreaterThan(2);
        for (const limit of [1, 2, 5, 20, 60, 300]) {
          const found = await store.find(until, find, { limit, weighed: 0, enough: limit, first: 2 });
          const newest = expected.slice(0, limit);
          // Where another word begins so (every2, every20), its posts have both.
          const positions = [
            ...newest.filter((post) => post.inTitle),
            ...newest.filter((post) => !post.inTitle),
          ].map(({ position }) => position);
          const asked = `until ${until}, one of ${every}, ${limit}`;
          expect(found.positions, asked).toEqual(positions);
          expect(found.first, asked).toEqual(await readListed(connection.db, positions.slice(0, 2)));
          expect(found.first.length, asked).toBe(Math.min(limit, 2));
        }
      }
    }
  }, 60_000);

  it('are found by how a word begins, whether few words begin so or many', async () => {
    const connection = await openDatabase();
    const { blog } = openBlog(connection);
    const words = [
      '離婚調停',
      'facade',
      ...Array.from({ length: LONGER_MAX + 1 }, (_, i) => `estate${i}`),
      '𠮟𠮷',
    ];
    await blog.save(
      words.map((word, i) =>
        samplePost(word, {
          categories: i % 2 ? ['Law'] : ['Tax'],
          status: i === 5 ? 'draft' : 'published',
        }),
      ),
    );
    const store = createSearchStore(connection.db, connection.dialect);
    async function begun(
      words: string,
      { category = '', until = Number.MAX_SAFE_INTEGER as number | null } = {},
    ) {
      const limits = { limit: 100, weighed: 100, enough: 100, first: 100 };
      const { positions, first } = await store.find(until, { words: words.split(' '), category }, limits);
      expect(new Set(positions).size).toBe(positions.length);
      expect(first.map(({ position }) => position)).toEqual(positions);
      return positions.length;
    }
    // All but the draft, which staff sees.
    expect(await begun('estat')).toBe(LONGER_MAX);
    expect(await begun('estat', { until: null })).toBe(LONGER_MAX + 1);
    // estate1, and those from estate10 to estate16.
    expect(await begun('estate1')).toBe(8);
    expect(await begun('estate1 about')).toBe(8);
    expect(await begun('estate1 estat')).toBe(8);
    expect(await begun('estate1 離婚')).toBe(0);
    expect(await begun('離婚')).toBe(1);
    // One letter stands for no longer word, whether it is one of two units or of one.
    expect([await begun('離'), await begun('𠮟'), await begun('𠮟𠮷')]).toEqual([0, 0, 1]);
    expect([await begun('estat', { category: 'law' }), await begun('estat', { category: 'tax' })]).toEqual([
      7, 9,
    ]);
    expect(await begun('estate1', { category: 'law' })).toBe(4);
    // Letters that could be a category's in the index.
    expect([await begun('fac'), await begun('fac', { category: 'law' })]).toEqual([1, 1]);
    // A word stays known when no post has it any more, and finds nothing by itself.
    const [gone] = (await blog.visitors.list({ ...EVERYTHING, search: 'estate16' })).posts;
    await blog.save([{ ...samplePost('Other'), id: gone?.id ?? '' }]);
    expect(await begun('estate1')).toBe(7);
  });

  it('are weighed up to the given number, and more than that are not', async () => {
    const connection = await openDatabase();
    const { blog } = openBlog(connection);
    const filler = 'and so on '.repeat(40);
    const texts = { Once: 'escrow', Often: 'escrow '.repeat(6), Escrow: '', Old: 'escrow' };
    await blog.save(
      Object.entries(texts).map(([title, text], i) =>
        samplePost(title, {
          content: `<p>${text} ${filler}</p>`,
          excerpt: 'x',
          publishedAt: new Date(Date.parse('2026-03-02T14:00:00Z') - i * 60_000),
        }),
      ),
    );
    const store = createSearchStore(connection.db, connection.dialect);
    const found = async (weighed: number) => {
      const limits = { limit: 9, weighed, enough: 1, first: 9 };
      const { first } = await store.find(null, { words: ['escrow'], category: '' }, limits);
      return first.map(({ post }) => post.title);
    };
    expect(await found(4)).toEqual(['Escrow', 'Often', 'Once', 'Old']);
    expect(await found(3)).toEqual(['Escrow', 'Once', 'Often', 'Old']);
  });
});
