import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it, onTestFinished } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { EVERYTHING, openBlog, samplePost } from '../../tests/support/test-posts.ts';
import { createSearchStore } from '../blog/search.store.ts';
import { connectDatabase } from './connect.ts';
import { migrate, migrations } from './migrations/migrate.ts';

const run = promisify(execFile);

const MIGRATE = `
  const [root, dataDir, databaseUrl] = process.argv.slice(1);
  const { connectDatabase } = await import(root + 'connect.ts');
  const { migrate } = await import(root + 'migrations/migrate.ts');
  const connection = connectDatabase({ dataDir, databaseUrl: databaseUrl || null });
  await migrate(connection.db);
  await connection.close();
`;

describeEachDatabase('migrations', (open) => {
  it('succeed in several processes that start at once', { timeout: 60_000 }, async () => {
    const { dataDir, databaseUrl } = await open({ migrated: false });
    // On SQLite not even the file exists yet, so the processes also race to create it.
    const folder = join(dataDir, 'fresh');
    const root = new URL('./', import.meta.url).href;
    const start = () =>
      run(process.execPath, ['--input-type=module', '-e', MIGRATE, root, folder, databaseUrl ?? '']);
    await Promise.all([start(), start(), start(), start()]);
    const connection = connectDatabase({ dataDir: folder, databaseUrl });
    onTestFinished(() => connection.close());
    await connection.ping();
  });

  it('change nothing when they have run before', async () => {
    const { db, ping } = await open();
    await db.updateTable('content_version').set({ version: 7 }).execute();
    await migrate(db);
    await ping();
    expect((await db.selectFrom('content_version').select('version').execute())[0]?.version).toBe(7);
  });

  it('count the posts that were there before the counts, and find them still', async () => {
    const connection = await open({ migrated: false });
    const { db, dialect } = connection;
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    expect((await migrator.migrateTo('008-newsletter')).error).toBeUndefined();
    // Two a year, the first ones before 1970.
    const positionOf = (number: number) =>
      (Date.parse('1968-05-06T07:08:09Z') + number * 182 * 86_400_000) * 1000;
    for (let number = 0; number < 40; number++) {
      const status = number === 1 ? 'draft' : 'published';
      const position = positionOf(number);
      await sql`insert into posts (position, id, slug, status, title, excerpt, author, categories, tags, read_minutes,
        published_at, created_at, updated_at) values (${BigInt(position)}, ${`id-${number}`}, ${`post-${number}`},
        ${status}, ${`Escrow ${number}`}, '', 'The firm', '["Law"]', '[]', 1, '2019-05-06T07:08:09.000Z', '', '')`.execute(
        db,
      );
      await sql`insert into post_terms (kind, slug, status, position, name)
        values ('category', 'law', ${status}, ${BigInt(position)}, 'Law')`.execute(db);
      await (dialect === 'sqlite'
        ? sql`insert into post_search (rowid, title, body, filed)
            values (${BigInt(position)}, ${`escrow ${number}`}, 'house money', '')`
        : sql`insert into post_search (position, status, words)
            values (${position}, ${status}, ${`'escrow':1A '${number}':2A 'house':3 'money':4`}::tsvector)`
      ).execute(db);
    }
    // As it landed, and as it is now.
    expect((await migrator.migrateTo('009-blog-counts')).error).toBeUndefined();
    await migrate(db);
    const { rows: words } = await sql<{ word: string }>`select word from search_words`.execute(db);
    expect(words.map(({ word }) => word).sort()).toEqual(
      [...Array.from({ length: 40 }, (_, number) => String(number)), 'escrow', 'house', 'money'].sort(),
    );
    const { blog } = openBlog(connection);
    const found = async (search: string) => {
      const { posts, total } = await blog.visitors.list({ ...EVERYTHING, search });
      return { slugs: posts.map(({ slug }) => slug), total };
    };
    const all = { slugs: Array.from({ length: 9 }, (_, i) => `post-${39 - i}`), total: 39 };
    expect(await blog.visitors.categories()).toEqual({
      total: 39,
      categories: [{ slug: 'law', name: 'Law', count: 39 }],
    });
    expect([await found(''), await found('escrow'), await found('mone')]).toEqual([all, all, all]);
    const find = { words: ['house'], category: '' };
    for (const [limit, oldest] of [
      [1, 39],
      [2, 38],
      [8, 32],
      [40, 0],
    ] as const) {
      const limits = { limit, weighed: 0, enough: 0, first: 0 };
      const { positions } = await createSearchStore(db, dialect).find(null, find, limits);
      expect([positions.length, positions.at(-1)]).toEqual([40 - oldest, positionOf(oldest)]);
    }
    await blog.save([{ ...samplePost('Escrow 1'), id: 'id-1' }]);
    expect((await found('escrow')).total).toBe(40);
    expect((await found('')).total).toBe(40);
    expect((await found('house')).total).toBe(39);
  });

  it('are missed by a ping while they have not run', async () => {
    const { ping } = await open({ migrated: false });
    await expect(ping()).rejects.toThrow(/content_version/);
  });
});
