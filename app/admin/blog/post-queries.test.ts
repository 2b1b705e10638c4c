import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { apiPaths } from '../../../contract/paths.ts';
import { staffApiPaths } from '../../../contract/staff-paths.ts';
import { refreshPosts } from './post-queries.ts';

test('after a post is saved, its meta tags are loaded again wherever they were shown', async () => {
  const client = new QueryClient();
  const isOutdated = async (key: readonly string[]) => {
    client.setQueryData(key, []);
    await refreshPosts(client);
    return client.getQueryState(key)?.isInvalidated;
  };
  for (const key of [
    [apiPaths.blogPosts, 'limit=50'],
    [staffApiPaths.metaTags],
    [staffApiPaths.metaTags, 'What a divorce costs'],
    [`${staffApiPaths.metaTags}?search=costs&limit=100`],
  ]) {
    expect(await isOutdated(key), key.join()).toBe(true);
  }
  expect(await isOutdated([staffApiPaths.adminPeople])).toBe(false);
});
