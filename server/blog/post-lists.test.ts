import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { EVERYTHING, openBlog, samplePost } from '../../tests/support/test-posts.ts';

const NOW = Date.parse('2026-03-02T15:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000);
const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

describeEachDatabase('lists of posts', (openDatabase) => {
  it('of categories have as many posts as the counts say', async () => {
    const { blog } = openBlog(await openDatabase());
    await blog.save([
      samplePost('a', { categories: ['Divorce Law', 'Appeals'], publishedAt: minutesAgo(1) }),
      samplePost('b', { categories: ['DIVORCE law'], publishedAt: minutesAgo(2) }),
      samplePost('c', { categories: ['Divorce Law'], status: 'draft' }),
      samplePost('d', { publishedAt: minutesAgo(3), tags: ['Appeals'] }),
    ]);
    expect(await blog.visitors.categories()).toEqual({
      total: 3,
      categories: [
        { name: 'Divorce Law', slug: 'divorce-law', count: 2 },
        { name: 'Appeals', slug: 'appeals', count: 1 },
      ],
    });
    const { posts, total } = await blog.visitors.list({ ...EVERYTHING, category: 'divorce-law' });
    expect([slugs(posts), total]).toEqual([['a', 'b'], 2]);
    for (const category of ['unknown', 'a\0']) {
      expect((await blog.visitors.list({ ...EVERYTHING, category })).total).toBe(0);
    }
  });

  it('and counts follow every change: published, withdrawn, recategorized, scheduled, deleted', async () => {
    const database = await openDatabase();
    const { blog, later } = openBlog(database);
    const visible = async () => {
      const { total, categories } = await blog.visitors.categories();
      expect((await blog.visitors.list(EVERYTHING)).total).toBe(total);
      for (const { slug, count } of categories) {
        expect((await blog.visitors.list({ ...EVERYTHING, category: slug })).total, slug).toBe(count);
      }
      return [total, Object.fromEntries(categories.map(({ slug, count }) => [slug, count]))];
    };
    const post = { wpId: 1, categories: ['A', 'B'] };
    await blog.save([
      samplePost('one', { ...post, status: 'draft' }),
      samplePost('two', { categories: ['B'] }),
    ]);
    expect(await visible()).toEqual([1, { b: 1 }]);
    await blog.save([samplePost('one', post)]);
    expect(await visible()).toEqual([2, { b: 2, a: 1 }]);
    await blog.save([samplePost('one', { ...post, categories: ['A', 'C'] })]);
    expect(await visible()).toEqual([2, { a: 1, b: 1, c: 1 }]);
    await blog.save([samplePost('one', { ...post, publishedAt: minutesAgo(-60) })]);
    expect(await visible()).toEqual([1, { b: 1 }]);
    expect((await blog.staff.list({ ...EVERYTHING, category: 'b' })).total).toBe(2);
    later(60 * 60_000);
    expect(await visible()).toEqual([2, { b: 2, a: 1 }]);
    await blog.save([samplePost('one', { ...post, status: 'draft' })]);
    expect(await visible()).toEqual([1, { b: 1 }]);
  });

  it('lose a deleted post everywhere', async () => {
    const database = await openDatabase();
    const { blog } = openBlog(database);
    const [post] = await blog.save([samplePost('old', { categories: ['A'] }), samplePost('other')]);
    await blog.save([samplePost('two', { id: post?.id ?? '', categories: ['A'] })]);
    await database.db.deleteFrom('posts').where('slug', '=', 'two').execute();
    await blog.save([samplePost('three')]);
    expect(await blog.visitors.categories()).toEqual({ total: 2, categories: [] });
    for (const search of ['two', 'old']) {
      expect((await blog.staff.list({ ...EVERYTHING, search })).total, search).toBe(0);
    }
    expect(await blog.urls.slugNow('old')).toBeNull();
    expect(await blog.count()).toBe(2);
  });

  it('have the right posts on every page, for visitors, staff and a category', async () => {
    const { blog } = openBlog(await openDatabase());
    const numbers = Array.from({ length: 200 }, (_, number) => number);
    const isDraft = (number: number) => number % 50 === 7;
    const inCategory = (number: number) => number % 3 !== 0;
    await blog.save(
      numbers.map((number) =>
        samplePost(`Post ${number}`, {
          categories: inCategory(number) ? ['Law'] : [],
          status: isDraft(number) ? 'draft' : 'published',
          // Pairs of the same second; the first four are scheduled.
          publishedAt: minutesAgo(Math.floor(number / 2) - 1.5),
        }),
      ),
    );
    // Newest first; of the same second, the one saved last.
    const sorted = numbers.toSorted((a, b) => Math.floor(a / 2) - Math.floor(b / 2) || b - a);
    const visible = sorted.filter((number) => number >= 4 && !isDraft(number));
    for (const { reader, category, expected } of [
      { reader: blog.visitors, category: '', expected: visible },
      { reader: blog.visitors, category: 'law', expected: visible.filter(inCategory) },
      { reader: blog.staff, category: '', expected: sorted },
      { reader: blog.staff, category: 'law', expected: sorted.filter(inCategory) },
    ]) {
      const last = Math.ceil(expected.length / 9);
      for (const page of [1, 2, Math.floor(last / 2), last, last + 1, 999_999_999]) {
        const list = await reader.list({ ...EVERYTHING, category, page });
        const slice = expected.slice((page - 1) * 9, page * 9);
        expect(list.posts.map(({ title }) => title)).toEqual(slice.map((number) => `Post ${number}`));
        expect([list.total, list.totalPages]).toEqual([expected.length, last]);
      }
    }
  });
});
