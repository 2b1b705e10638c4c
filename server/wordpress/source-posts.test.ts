import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { openBlog, samplePost } from '../../tests/support/test-posts.ts';
import { createSourcePostsStore, type SourcePost } from './source-posts.store.ts';

const LARGE = 3_000_000_000;
const sourcePost = (wpId: number, given: Partial<SourcePost> = {}): SourcePost => ({
  wpId,
  status: 'publish',
  link: `http://old.example/${wpId}/`,
  ...given,
});

describeEachDatabase('the posts of a source', (open) => {
  it('are listed by number in batches, each once and as it was added last, without deleted ones', async () => {
    const connection = await open();
    const { blog } = openBlog(connection);
    await blog.save(
      [1, 3, LARGE].map((wpId) => samplePost(`Post ${wpId}`, { wpId, categories: ['Custody'] })),
    );
    const sourcePosts = createSourcePostsStore(connection.db);
    await sourcePosts.add('import', [sourcePost(LARGE), sourcePost(1), sourcePost(2)]);
    await sourcePosts.add('import', [sourcePost(3), sourcePost(1, { status: 'draft', link: 'new' })]);
    const first = await sourcePosts.placesAfter('import', 0, 2);
    expect(first).toEqual([
      {
        wpId: 1,
        sourceStatus: 'draft',
        link: 'new',
        slug: 'post-1',
        status: 'published',
        publishedAt: '2026-03-02T14:59:00.000Z',
      },
      expect.objectContaining({ wpId: 3, link: 'http://old.example/3/' }),
    ]);
    const rest = await sourcePosts.placesAfter('import', 3, 2);
    expect(rest.map(({ wpId }) => wpId)).toEqual([LARGE]);
    expect(await sourcePosts.textsAfter('import', 3, 2)).toEqual([
      {
        wpId: LARGE,
        sourceStatus: 'publish',
        title: `Post ${LARGE}`,
        content: `<p>About Post ${LARGE}.</p>`,
        categories: ['Custody'],
      },
    ]);
  });

  it('are those of one import', async () => {
    const connection = await open();
    const { blog } = openBlog(connection);
    await blog.save([1, 2].map((wpId) => samplePost(`Post ${wpId}`, { wpId })));
    const sourcePosts = createSourcePostsStore(connection.db);
    await sourcePosts.add('first', [sourcePost(1)]);
    await sourcePosts.add('second', [sourcePost(1, { link: 'second' }), sourcePost(2)]);
    const linksOf = async (importId: string) =>
      (await sourcePosts.placesAfter(importId, 0, 9)).map(({ link }) => link);
    expect(await linksOf('first')).toEqual(['http://old.example/1/']);
    expect(await linksOf('second')).toEqual(['second', 'http://old.example/2/']);
  });
});
