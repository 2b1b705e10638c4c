import { storedHtml } from '../../server/blog/html/stored-html.ts';
import { createBlog } from '../../server/blog/posts.ts';
import type { PostToSave } from '../../server/blog/prepare-post.ts';
import { createContentVersion } from '../../server/platform/content-version.store.ts';
import { connectDatabase } from '../../server/platform/database/connect.ts';
import type { Site } from './site.ts';

/** One of those that an empty store is seeded with. */
export const article = {
  path: '/telling-the-children/',
  title: 'Telling the Children: Ten Minutes, and the Weeks After',
};

/** Publishes posts as an import would. The running site shows them within two seconds. */
export async function publish(site: Pick<Site, 'dataDir'>, posts: readonly PostToSave[]): Promise<void> {
  const connection = connectDatabase({ databaseUrl: null, dataDir: site.dataDir });
  const clock = () => new Date();
  const contentVersion = createContentVersion(connection.db, clock);
  const blog = createBlog({
    connection,
    contentVersion,
    prepareHtml: storedHtml,
    announces: false,
    reservedSlugs: new Set(),
    clock,
  });
  await blog.save(posts);
  await connection.close();
}
