import { parseArgs } from 'node:util';
import pg from 'pg';
import { connectBlog } from '../server/blog/connect-blog.ts';
import { connectDatabase } from '../server/db/connect.ts';
import { createContentVersion } from '../server/db/content-version.store.ts';
import { migrate } from '../server/db/migrations/migrate.ts';
import { makePosts } from './blog-posts.ts';

/* Run by blog.ts, for each database in a process of its own, so that both are filled at once. */

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '633' },
    data: { type: 'string', default: '' },
    url: { type: 'string' },
  },
});
const databaseUrl = values.url ?? null;
const connection = connectDatabase({ databaseUrl, dataDir: values.data });
await migrate(connection.db);
const clock = () => new Date();
const contentVersion = createContentVersion(connection.db, clock);
const blog = connectBlog({ connection, contentVersion, announces: false, clock });
const fill = () => makePosts(blog, Number(values.from), Number(values.to));
await (databaseUrl ? withoutSearchIndex(databaseUrl, fill) : fill());
await connection.close();

/** An index is built in a tenth of the time that it takes to grow, and then everything is as autovacuum leaves it. */
async function withoutSearchIndex(url: string, fill: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "select indexdef from pg_indexes where indexname = 'post_search_words'",
  );
  await client.query('drop index post_search_words');
  await fill();
  await client.query(rows[0].indexdef);
  await client.query('vacuum analyze');
  await client.end();
}
