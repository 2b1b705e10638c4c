import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { openBlog, samplePost } from '../../tests/support/test-posts.ts';
import { freeSlug } from './post-slugs.store.ts';

const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

describeEachDatabase('slugs of posts', (openDatabase) => {
  const open = async () => openBlog(await openDatabase());

  const openBlogWith = async (count: number) => {
    const connection = await openDatabase();
    await openBlog(connection).blog.save(Array.from({ length: count }, () => samplePost('Same')));
    return connection;
  };

  it('are not shared by two posts, nor with a page of the site', async () => {
    const { blog } = await open();
    const saved = await blog.save([
      samplePost('Same'),
      samplePost('Same'),
      samplePost('Contact'),
      samplePost('Practice Areas'),
      samplePost('???'),
      samplePost('x', { slug: '%D7%92%D7%98-%d' }),
      samplePost('y', { slug: '%D7%92%D7%98' }),
    ]);
    expect(slugs(saved)).toEqual([
      'same',
      'same-2',
      'contact-2',
      'practice-areas-2',
      'post',
      'd7-92-d7-98--d',
      'גט',
    ]);
  });

  it('are found by two queries that read a row each, however many are taken', async () => {
    const { db } = await openBlogWith(12);
    let [queries, rows] = [0, 0];
    const counted = db.withPlugin({
      transformQuery({ node }) {
        queries++;
        return node;
      },
      async transformResult({ result }) {
        rows += result.rows.length;
        return result;
      },
    });
    expect(await freeSlug(counted, new Set(), 'same', null)).toBe('same-13');
    expect([queries, rows]).toEqual([2, 2]);
    expect(await freeSlug(db, new Set(['same-13']), 'same', null)).toBe('same-14');
  });

  it('stay when the post is saved again with the slug that another one has', async () => {
    const { db } = await openBlogWith(6);
    const { number } = await db
      .selectFrom('posts')
      .select('number')
      .where('slug', '=', 'same-3')
      .executeTakeFirstOrThrow();
    expect(await freeSlug(db, new Set(), 'same', number)).toBe('same-3');
    expect(await freeSlug(db, new Set(), 'sam', number)).toBe('sam');
  });

  it('redirect from every former slug to the present one', async () => {
    const { blog } = await open();
    const [post] = await blog.save([samplePost('a', { slug: 'first' })]);
    const id = post?.id ?? '';
    for (const slug of ['second', 'third']) await blog.save([samplePost('a', { id, slug })]);
    expect(await blog.urls.slugNow('first')).toBe('third');
    expect(await blog.urls.slugNow('second')).toBe('third');
    expect(await blog.urls.slugNow('third')).toBeNull();
    // Back to a former slug, and another post with one that is free now.
    await blog.save([samplePost('a', { id, slug: 'first' }), samplePost('b', { slug: 'second' })]);
    expect(await blog.urls.slugNow('first')).toBeNull();
    expect(await blog.urls.slugNow('second')).toBeNull();
    expect(await blog.urls.slugNow('third')).toBe('first');
    await blog.save([samplePost('a', { id, slug: 'first', status: 'draft' })]);
    expect(await blog.urls.slugNow('third')).toBeNull();
  });

  it('redirect until another post that takes one over is visible', async () => {
    const { blog, later, state } = await open();
    const [a] = await blog.save([samplePost('a', { slug: 'old' })]);
    await blog.save([samplePost('a', { id: a?.id ?? '', slug: 'new' })]);
    const [b] = await blog.save([samplePost('b', { slug: 'old', status: 'draft' })]);
    expect(await blog.urls.slugNow('old')).toBe('new');
    const id = b?.id ?? '';
    // A draft was never visible at the slug, so moving it adds no redirect.
    await blog.save([samplePost('b', { id, slug: 'elsewhere', status: 'draft' })]);
    expect(await blog.urls.slugNow('old')).toBe('new');
    const soon = new Date(state.now.getTime() + 60_000);
    await blog.save([samplePost('b', { id, slug: 'old', publishedAt: soon })]);
    await blog.save([samplePost('b', { id, slug: 'put-off', publishedAt: soon })]);
    await blog.save([samplePost('b', { id, slug: 'old', publishedAt: soon })]);
    expect(await blog.urls.slugNow('old')).toBe('new');
    later(120_000);
    expect(await blog.urls.slugNow('old')).toBeNull();
    await blog.save([samplePost('b', { id, slug: 'last' })]);
    expect(await blog.urls.slugNow('old')).toBe('last');
  });

  it('redirect to the post that was visible there last, even if it was renamed as a draft', async () => {
    const { blog } = await open();
    const [a] = await blog.save([samplePost('a', { slug: 'old' })]);
    await blog.save([samplePost('a', { id: a?.id ?? '', slug: 'new' })]);
    const [b] = await blog.save([samplePost('b', { slug: 'old' })]);
    const id = b?.id ?? '';
    await blog.save([samplePost('b', { id, slug: 'old', status: 'draft' })]);
    await blog.save([samplePost('b', { id, slug: 'moved', status: 'draft' })]);
    expect(await blog.urls.slugNow('old')).toBeNull();
    await blog.save([samplePost('b', { id, slug: 'moved' })]);
    expect(await blog.urls.slugNow('old')).toBe('moved');
  });
});
