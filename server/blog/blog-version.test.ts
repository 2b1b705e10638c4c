import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { EVERYTHING, openBlog, samplePost } from '../../tests/support/test-posts.ts';

const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

describeEachDatabase('scheduled posts', (openDatabase) => {
  it('are published in the second they are scheduled for, in every process, after downtime too', async () => {
    const database = await openDatabase();
    const { blog, process, later } = openBlog(database);
    const other = process(database.reopen());
    await blog.save([
      samplePost('now'),
      samplePost('soon', { publishedAt: new Date('2026-03-02T15:01:00Z') }),
    ]);
    later(2000);
    const before = await Promise.all([blog.version(), other.version()]);
    later(57_999);
    expect(await Promise.all([blog.version(), other.version()])).toEqual(before);
    expect((await blog.visitors.list(EVERYTHING)).total).toBe(1);
    later(1);
    const after = await Promise.all([blog.version(), other.version(), process().version()]);
    expect(new Set(after).size).toBe(1);
    expect(after[0]).not.toBe(before[0]);
    expect(slugs((await other.visitors.list(EVERYTHING)).posts)).toEqual(['soon', 'now']);
    expect((await blog.visitors.list(EVERYTHING)).total).toBe(2);
  });

  it('are not hidden by an answer that was cached while they were published', async () => {
    const { blog, later } = openBlog(await openDatabase());
    await blog.save([
      samplePost('now'),
      samplePost('soon', { publishedAt: new Date('2026-03-02T15:01:00Z') }),
    ]);
    const search = { ...EVERYTHING, search: 'about' };
    const underWay = [blog.visitors.list(EVERYTHING), blog.visitors.list(search), blog.visitors.recent(2)];
    later(120_000);
    await Promise.all(underWay);
    for (const query of [EVERYTHING, search]) {
      const { posts, total } = await blog.visitors.list(query);
      expect([slugs(posts).sort(), total]).toEqual([['now', 'soon'], 2]);
    }
    expect(slugs(await blog.visitors.recent(2))).toEqual(['soon', 'now']);
  });
});
