import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { openBlog, samplePost } from '../../tests/support/test-posts.ts';
import { createSearchStore } from './search.store.ts';

const DAY_MS = 86_400_000;
const POSTS = 260;
/** Post 12 has the words `every1`, `every2`, `every3` and `every4`. */
const EVERY = [1, 2, 3, 4, 9, 20, 40];
const isDraft = (number: number) => number % 11 === 5;

describeEachDatabase('the newest posts that have a word', (openDatabase) => {
  it('are found whatever share of the posts has it, and however many are asked for', async () => {
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
          const { asTyped, begun } = await store.newest(until, find, { limit, enough: limit });
          const asked = `until ${until}, one of ${every}, ${limit}`;
          expect(asTyped, asked).toEqual(expected.slice(0, limit));
          // Where another word begins so (every2, every20), its posts have both.
          expect(begun, asked).toEqual(expected.length < limit ? expected : []);
        }
      }
    }
  }, 60_000);
});
