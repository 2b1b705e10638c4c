import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { EVERYTHING, openBlog, samplePost } from '../../tests/support/test-posts.ts';
import type { BlogReader } from './posts.ts';

const POSTS = 720;
const LIMIT = 9;
/** So many lie ahead, an hour apart. */
const AHEAD = 4;
const isFiled = (number: number) => number % 3 !== 0;
const isDraft = (number: number) => number % 50 === 7;

const all = Array.from({ length: POSTS }, (_, number) => number);
const seen = all.filter((number) => !isDraft(number) && number >= AHEAD);
const titles = (numbers: number[]) => numbers.map((number) => `Post ${number}`);

type Lister = Pick<BlogReader, 'list'>;

async function expectPages(reader: Lister, category: string, expected: string[], asked: number[]) {
  for (const page of asked) {
    const list = await reader.list({ ...EVERYTHING, category, page });
    const found = list.posts.map(({ title }) => title);
    expect(found, `page ${page} of ${category}`).toEqual(expected.slice((page - 1) * LIMIT, page * LIMIT));
    expect([list.total, list.totalPages]).toEqual([expected.length, Math.ceil(expected.length / LIMIT)]);
  }
}

describeEachDatabase('pages deep in a list', (openDatabase) => {
  async function open() {
    const opened = openBlog(await openDatabase());
    const start = opened.state.now.getTime();
    const hours = (count: number) => new Date(start + count * 3_600_000);
    const numbered = (number: number) =>
      samplePost(`Post ${number}`, {
        categories: isFiled(number) ? ['Law'] : [],
        status: isDraft(number) ? 'draft' : 'published',
        publishedAt: hours(AHEAD - 0.5 - number),
      });
    await opened.blog.save(all.map(numbered));
    return { ...opened, hours, numbered };
  }

  it('are the same in whatever order they are asked for, and follow every change', async () => {
    const { blog, state, hours, numbered } = await open();
    async function expectAll(reader: Lister, category: string, expected: string[]) {
      const last = Math.ceil(expected.length / LIMIT);
      await expectPages(reader, category, expected, [
        last,
        40,
        41,
        39,
        60,
        30,
        45,
        26,
        1,
        last - 1,
        40,
        last + 1,
      ]);
    }
    await expectAll(blog.visitors, '', titles(seen));
    await expectAll(blog.visitors, 'law', titles(seen.filter(isFiled)));
    await expectAll(blog.staff, '', titles(all));
    await expectAll(blog.staff, 'law', titles(all.filter(isFiled)));

    await blog.save([{ ...numbered(0), title: 'Post 720', slug: 'new', publishedAt: hours(0) }]);
    await expectAll(blog.visitors, '', titles([720, ...seen]));
    state.now = hours(AHEAD);
    await expectAll(blog.visitors, '', titles([0, 1, 2, 3, 720, ...seen]));
  }, 60_000);

  it('are right when the time of a post came while one of them was looked for', async () => {
    const { process, state, hours } = await open();
    for (let steps = 0; steps < 60; steps++) {
      state.now = hours(0);
      const blog = process();
      const underWay = blog.visitors.list({ ...EVERYTHING, page: 48, limit: LIMIT + 1 });
      for (let step = 0; step < steps; step++) await (steps % 2 ? null : new Promise(setImmediate));
      state.now = hours(AHEAD);
      await underWay;
      await expectPages(blog.visitors, '', titles([0, 1, 2, 3, ...seen]), [52, 53, 54, 55]);
    }
  }, 60_000);
});
