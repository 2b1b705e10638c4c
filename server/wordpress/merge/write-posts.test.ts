import { expect, it } from 'vitest';
import { startReport } from '../import-reports.store.ts';
import type { WordPressPost } from '../wordpress-post.ts';
import { createPostWriter, type WritePostsOptions } from './write-posts.ts';

it('the posts that were seen are remembered by a few characters each', async () => {
  const draft = startReport();
  const findOrigin = async () => {
    throw new Error('not needed');
  };
  const write = createPostWriter({ draft, findOrigin } as unknown as WritePostsOptions);
  const long = 'x'.repeat(1_000_000);
  const posts = [long, `${long}y`, long].map((slug) => ({ wpId: 1, slug }) as WordPressPost);
  await expect(write(posts)).rejects.toThrow('not needed');
  expect([...draft.seen.keys()]).toEqual(['1', '1 2']);
  for (const name of draft.seen.values()) expect(name).toHaveLength(16);
});
