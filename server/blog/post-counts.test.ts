import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeEachDatabase, type TestDatabase } from '../../tests/support/each-database.ts';
import { EVERYTHING, openBlog, samplePost } from '../../tests/support/test-posts.ts';

const minutesAgo = (minutes: number) => new Date(Date.parse('2026-03-02T15:00:00Z') - minutes * 60_000);
const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

/** What is kept, and what it should be. */
async function keptAndCounted({ db }: TestDatabase) {
  const rows = async (query: ReturnType<typeof sql<{ count: number | string }>>) =>
    (await query.execute(db)).rows.map((row) => ({ ...row, count: Number(row.count) }));
  return {
    kept: await rows(sql`select kind, slug, status, count from post_counts order by kind, slug, status`),
    counted: await rows(sql`select * from (
      select kind, slug, status, count(*) as count from post_terms group by kind, slug, status
      union all select 'all', '', status, count(*) from posts group by status
    ) as counted order by kind, slug, status`),
  };
}

describeEachDatabase('the counts of posts', (openDatabase) => {
  it('are those of each category’s list', async () => {
    const { blog } = openBlog(await openDatabase());
    await blog.save([
      samplePost('a', { categories: ['Divorce Law', 'Appeals'], publishedAt: minutesAgo(1) }),
      samplePost('b', { categories: ['Divorce Law'], publishedAt: minutesAgo(2) }),
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

  it('follow every change: published, withdrawn, filed elsewhere, scheduled, come of age, deleted', async () => {
    const database = await openDatabase();
    const { blog, later } = openBlog(database);
    const seen = async () => {
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
    expect(await seen()).toEqual([1, { b: 1 }]);
    await blog.save([samplePost('one', post)]);
    expect(await seen()).toEqual([2, { b: 2, a: 1 }]);
    await blog.save([samplePost('one', { ...post, categories: ['A', 'C'] })]);
    expect(await seen()).toEqual([2, { a: 1, b: 1, c: 1 }]);
    const tomorrow = new Date('2026-03-03T15:00:00Z');
    await blog.save([samplePost('one', { ...post, publishedAt: tomorrow })]);
    expect(await seen()).toEqual([1, { b: 1 }]);
    expect((await blog.staff.list({ ...EVERYTHING, category: 'b' })).total).toBe(2);
    later(24 * 60 * 60_000);
    expect(await seen()).toEqual([2, { b: 2, a: 1 }]);
    await blog.save([samplePost('one', { ...post, status: 'draft' })]);
    expect(await seen()).toEqual([1, { b: 1 }]);
    await database.db.deleteFrom('posts').where('slug', '=', 'two').execute();
    later(2000);
    await blog.save([samplePost('three')]);
    expect(await seen()).toEqual([1, {}]);
    expect((await blog.staff.list({ ...EVERYTHING, search: 'two' })).total).toBe(0);
    expect(await blog.count()).toBe(2);
  });

  it('equal a fresh count after any sequence of changes', async () => {
    const database = await openDatabase();
    const { blog } = openBlog(database);
    const change = fc.record({
      wpId: fc.integer({ min: 1, max: 6 }),
      deleted: fc.boolean(),
      status: fc.constantFrom('published' as const, 'draft' as const),
      minutes: fc.integer({ min: -5, max: 5 }),
      categories: fc.subarray(['A', 'B', 'C']),
      tags: fc.subarray(['A', 'x']),
    });
    const sequence = fc.array(fc.array(change, { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(sequence, async (savings) => {
        for (const changes of savings) {
          await blog.save(
            changes.map(({ wpId, minutes, deleted: _, ...given }) =>
              samplePost(`post ${wpId}`, { wpId, publishedAt: minutesAgo(minutes), ...given }),
            ),
          );
          const deleted = changes.flatMap((one) => (one.deleted ? [one.wpId] : []));
          if (deleted.length > 0)
            await database.db.deleteFrom('posts').where('wp_id', 'in', deleted).execute();
        }
        const { kept, counted } = await keptAndCounted(database);
        expect(kept).toEqual(counted);
      }),
      { numRuns: 25 },
    );
  }, 60_000);
});
