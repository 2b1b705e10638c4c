import { expect, it } from 'vitest';
import { describeEachDatabase, openSqlite } from '../../tests/support/each-database.ts';
import { openBlog, samplePost } from '../../tests/support/test-posts.ts';

describeEachDatabase('cached answers of the blog', (openDatabase) => {
  it('are read once for each version', async () => {
    const { db, ...database } = await openDatabase();
    const { blog } = openBlog({ db, ...database });
    await blog.save([samplePost('a', { categories: ['Law'] })]);
    expect((await blog.visitors.categories()).categories).toHaveLength(1);
    // Written without raising the content version.
    await db.deleteFrom('post_terms').execute();
    expect((await blog.visitors.categories()).categories).toHaveLength(1);
    await blog.save([samplePost('b')]);
    expect((await blog.visitors.categories()).categories).toEqual([]);
  });

  it('are no failures', async () => {
    const { db, ...database } = await openDatabase();
    const { blog } = openBlog({ db, ...database });
    await blog.version();
    await db.schema.alterTable('post_terms').renameTo('elsewhere').execute();
    await expect(blog.visitors.categories()).rejects.toThrow();
    await db.schema.alterTable('elsewhere').renameTo('post_terms').execute();
    expect(await blog.visitors.categories()).toEqual({ total: 0, categories: [] });
  });
});

// On SQLite only: PostgreSQL's pool gives up on a busy machine where so many wait for its ten connections.
it('cached answers of the blog reach more concurrent readers than the cache has room for', async () => {
  const { blog } = openBlog(await openSqlite());
  const answers = await Promise.all(
    Array.from({ length: 600 }, (_, i) => blog.visitors.related(`post-${i}`, 3)),
  );
  expect(answers.flat()).toEqual([]);
});
