import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { openPostgres } from '../../tests/support/each-database.ts';
import type { Database } from '../db/schema.ts';
import { createRelatedPostStore } from './related-posts.store.ts';
import { createSearchStore } from './search.store.ts';

const POSTS = 3000;
const EVERYTHING = Number.MAX_SAFE_INTEGER;

/** How many rows of these tables this connection has read, whether from the table or by an index. */
async function rowsRead(connection: Kysely<Database>): Promise<Record<'posts' | 'post_terms', number>> {
  const { rows } = await sql<{ name: string; read: string }>`
    select relname as name, seq_tup_read + coalesce(idx_tup_fetch, 0) as read
    from pg_stat_xact_user_tables`.execute(connection);
  const read = (name: string) => Number(rows.find((row) => row.name === name)?.read);
  return { posts: read('posts'), post_terms: read('post_terms') };
}

it('what PostgreSQL planned while the blog was empty is still right when it is full', async () => {
  const { db, reopen } = await openPostgres();
  await db.connection().execute(async (connection) => {
    const search = createSearchStore(connection, 'postgres');
    const related = createRelatedPostStore(connection, 'postgres');
    const find = () =>
      search.find(
        EVERYTHING,
        { words: ['escrow'], category: '' },
        { limit: 201, weighed: 150, enough: 100, first: 9 },
      );
    const share = () => related.relatedTo('post-100', EVERYTHING, 4);
    expect([await find(), await share()]).toEqual([{ positions: [], first: [] }, []]);

    const other = reopen().db;
    await sql`insert into posts (position, id, slug, status, title, excerpt, author, categories, tags, read_minutes,
      published_at, created_at, updated_at) select n, 'id-' || n, 'post-' || n, 'published', 'Post ' || n, '', 'The firm',
      '[]', '[]', 1, '1970-01-01T00:00:00.000Z', '', '' from generate_series(1, ${POSTS}::bigint) as n`.execute(
      other,
    );
    await sql`insert into post_terms (kind, slug, status, position, name)
      select 'category', 'law', 'published', n, 'Law' from generate_series(1, ${POSTS}::bigint) as n
      union all select 'tag', 'frequent', 'published', n, 'Frequent' from generate_series(2, ${POSTS}::bigint, 2) as n
      union all select 'tag', 'rare', 'published', n, 'Rare' from generate_series(100, 500, 50) as n`.execute(
      other,
    );
    await sql`insert into post_search (position, status, title, words)
      select n, 'published', 'escrow', 'escrow:1A' from generate_series(1, ${POSTS}::bigint) as n`.execute(
      other,
    );

    // The numbers are taken together from time to time, but not within a transaction.
    await sql`begin`.execute(connection);
    const before = await rowsRead(connection);
    const { positions, first } = await find();
    expect(positions.length).toBe(201);
    expect(first.map(({ position }) => position)).toEqual(Array.from({ length: 9 }, (_, i) => POSTS - i));
    const between = await rowsRead(connection);
    // Those of the first page, and those that say how far back to look.
    expect(between.posts - before.posts).toBeLessThan(1000);
    expect((await share()).map(({ position }) => position)).toEqual([500, 450, 400, 350]);
    const after = await rowsRead(connection);
    expect(after.posts - between.posts).toBeLessThan(20);
    // The newest of two frequent terms, and those with a rare one.
    expect(after.post_terms - between.post_terms).toBeLessThan(500);
    await sql`commit`.execute(connection);
  });
});
