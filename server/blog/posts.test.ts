import { expect, it } from 'vitest';
import { describeEachDatabase, type OpenDatabase } from '../../tests/support/each-database.ts';
import { EVERYTHING, openBlog, samplePost } from '../../tests/support/test-posts.ts';

const open = async (openDatabase: OpenDatabase) => openBlog(await openDatabase());
const minutesAgo = (minutes: number) => new Date(Date.parse('2026-03-02T15:00:00Z') - minutes * 60_000);
const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

describeEachDatabase('posts', (openDatabase) => {
  it('are for staff alone where the site has no blog', async () => {
    const { blog } = openBlog(await openDatabase(), { isShown: false });
    const [saved] = await blog.save([samplePost('Kept', { slug: 'kept', wpId: 7, categories: ['Law'] })]);
    const { visitors, urls } = blog;
    expect(saved?.slug).toBe('kept');
    expect(await visitors.find('kept')).toBeNull();
    expect((await visitors.list(EVERYTHING)).posts).toEqual([]);
    expect(await visitors.categories()).toEqual({ total: 0, categories: [] });
    expect([...(await visitors.recent(5)), ...(await visitors.popular(5))]).toEqual([]);
    expect(await urls.count()).toBe(0);
    expect(await urls.list({ offset: 0, limit: 9 })).toEqual([]);
    expect(await urls.slugOfWordPressPost(7)).toBeNull();
    expect((await blog.staff.list(EVERYTHING)).posts).toHaveLength(1);
  });

  it('are saved in steps, between which other work is done', async () => {
    const { blog } = openBlog(await openDatabase());
    const [saved] = await blog.save([samplePost('Long')]);
    let turns = 0;
    const count = () => {
      turns++;
      turn = setImmediate(count);
    };
    let turn = setImmediate(count);
    await blog.save([samplePost('Long', { id: saved?.id ?? '', content: '<p>New</p>' })], {
      revision: { kind: 'saved', by: null },
    });
    clearImmediate(turn);
    expect(turns).toBeGreaterThanOrEqual(6);
  });

  it('have every field that was saved', async () => {
    const database = await openDatabase();
    const { blog } = openBlog(database);
    const [saved] = await blog.save([
      samplePost('Who Keeps the House?', {
        wpId: 41,
        content: '<p>One <b>two</b></p><script>alert(1)</script>',
        excerpt: 'One, two.',
        authorEmail: 'a@firm.example',
        featuredImage: '/articles/a.svg',
        featuredImageAlt: ' A house ',
        categories: ['Divorce Law', ' Property Division ', 'Divorce Law'],
        tags: ['House'],
        metaTitle: 'mt',
        metaDescription: 'md',
        metaKeywords: 'mk',
        ogTitle: 'ot',
        ogDescription: 'od',
        ogImage: '/og.png',
        yoastData: { title: 'y', robots: { index: true } },
        publishedAt: new Date('2026-03-01T10:00:00.789Z'),
        modifiedAt: new Date('2026-03-02T10:00:00Z'),
      }),
    ]);
    expect(saved?.slug).toBe('who-keeps-the-house');
    expect(await blog.visitors.find('who-keeps-the-house')).toEqual({
      id: saved?.id,
      slug: 'who-keeps-the-house',
      title: 'Who Keeps the House?',
      content: '<p>One <b>two</b></p>',
      excerpt: 'One, two.',
      author: 'The firm',
      status: 'published',
      featuredImage: '/articles/a.svg',
      categories: ['Divorce Law', 'Property Division'],
      tags: ['House'],
      metaTitle: 'mt',
      metaDescription: 'md',
      metaKeywords: 'mk',
      ogTitle: 'ot',
      ogDescription: 'od',
      ogImage: '/og.png',
      featuredImageAlt: 'A house',
      publishedAt: '2026-03-01T10:00:00.000Z',
      modifiedAt: '2026-03-02T10:00:00.000Z',
      readMinutes: 1,
    });
    const row = await database.db
      .selectFrom('posts')
      .select(['wp_id', 'author_email', 'yoast_data', 'created_at', 'updated_at'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      wp_id: 41,
      author_email: 'a@firm.example',
      yoast_data: '{"title":"y","robots":{"index":true}}',
      created_at: '2026-03-02T15:00:00.000Z',
      updated_at: '2026-03-02T15:00:00.000Z',
    });
  });

  it('are listed newest first, a page at a time, without their bodies', async () => {
    const { blog } = await open(openDatabase);
    await blog.save(
      Array.from({ length: 23 }, (_, i) => samplePost(`Post ${i}`, { publishedAt: minutesAgo(i) })),
    );
    const pages = await Promise.all([1, 2, 3, 4].map((page) => blog.visitors.list({ ...EVERYTHING, page })));
    expect(pages.map(({ posts }) => posts.length)).toEqual([9, 9, 5, 0]);
    expect(pages.flatMap(({ posts }) => slugs(posts))).toEqual(
      Array.from({ length: 23 }, (_, i) => `post-${i}`),
    );
    for (const { total, totalPages } of pages) expect([total, totalPages]).toEqual([23, 3]);
    expect(pages[0]?.posts[0]).not.toHaveProperty('content');
    expect(slugs(await blog.visitors.recent(2))).toEqual(['post-0', 'post-1']);
  });

  it('of the same second are listed in the reverse order of saving', async () => {
    const { blog } = await open(openDatabase);
    await blog.save([samplePost('a'), samplePost('b'), samplePost('c')]);
    const { posts } = await blog.visitors.list({ ...EVERYTHING, limit: 2 });
    const rest = await blog.visitors.list({ ...EVERYTHING, limit: 2, page: 2 });
    expect(slugs([...posts, ...rest.posts])).toEqual(['c', 'b', 'a']);
  });

  it('that are drafts or scheduled are visible to staff only', async () => {
    const { blog } = await open(openDatabase);
    await blog.save([
      samplePost('draft', { status: 'draft', tags: ['x'] }),
      samplePost('scheduled', { publishedAt: minutesAgo(-1), tags: ['x'] }),
      samplePost('seen', { tags: ['x'] }),
    ]);
    for (const slug of ['draft', 'scheduled']) {
      expect(await blog.visitors.find(slug)).toBeNull();
      expect((await blog.staff.find(slug))?.slug).toBe(slug);
      expect((await blog.visitors.list({ ...EVERYTHING, search: slug })).total).toBe(0);
      expect(slugs((await blog.staff.list({ ...EVERYTHING, search: slug })).posts)).toEqual([slug]);
    }
    expect(slugs((await blog.visitors.list(EVERYTHING)).posts)).toEqual(['seen']);
    expect(slugs((await blog.staff.list(EVERYTHING)).posts)).toEqual(['scheduled', 'seen', 'draft']);
    const seen = await blog.visitors.find('seen');
    expect(await blog.visitors.related(seen?.slug ?? '', 3)).toEqual([]);
    expect(await blog.count()).toBe(3);
  });

  it('are visible in every process once they are saved', async () => {
    const database = await openDatabase();
    const { blog, process, later } = openBlog(database);
    const other = process(database.reopen());
    const empty = await other.version();
    expect((await other.visitors.list(EVERYTHING)).total).toBe(0);
    await blog.save([samplePost('a')]);
    expect(await blog.version()).not.toBe(empty);
    expect((await blog.visitors.list(EVERYTHING)).total).toBe(1);
    later(2000);
    expect(await other.version()).toBe(await blog.version());
    expect((await other.visitors.list(EVERYTHING)).total).toBe(1);
  });

  it('are updated by id or by their number in WordPress', async () => {
    const { blog } = await open(openDatabase);
    const [first] = await blog.save([samplePost('one', { wpId: 7, categories: ['A'] })]);
    const [again] = await blog.save([
      samplePost('two', { wpId: 7, slug: 'one', categories: ['B'], publishedAt: minutesAgo(60) }),
    ]);
    expect(again).toEqual(first);
    await blog.save([samplePost('three', { id: first?.id ?? '', wpId: 7, slug: 'one', categories: ['C'] })]);
    const { posts, total } = await blog.visitors.list(EVERYTHING);
    expect(total).toBe(1);
    expect(posts[0]).toMatchObject({ title: 'three', slug: 'one', categories: ['C'] });
    expect((await blog.visitors.categories()).categories).toEqual([{ name: 'C', slug: 'c', count: 1 }]);
    for (const search of ['one', 'two']) {
      expect((await blog.visitors.list({ ...EVERYTHING, search })).total).toBe(0);
    }
    expect((await blog.visitors.list({ ...EVERYTHING, search: 'three' })).total).toBe(1);
  });

  it('are saved all or none', async () => {
    const { blog } = await open(openDatabase);
    const bad = samplePost('bad', { id: 'x', wpId: 1 });
    await expect(blog.save([samplePost('a', { wpId: 1 }), bad])).rejects.toThrow();
    await expect(blog.save([samplePost('b', { publishedAt: new Date(Number.NaN) })])).rejects.toThrow(
      RangeError,
    );
    expect(await blog.count()).toBe(0);
  });

  it('are popular by the views of their page, filled up with the newest but for the most recent', async () => {
    const database = await openDatabase();
    const { blog } = openBlog(database);
    await blog.save(
      ['a', 'b', 'c', 'd', 'e'].map((title, i) => samplePost(title, { publishedAt: minutesAgo(i) })),
    );
    expect(slugs(await blog.visitors.popular(2))).toEqual(['c', 'd']);
    expect(slugs(await blog.visitors.popular(3))).toEqual(['d', 'e', 'a']);
    await database.db
      .insertInto('page_view_totals')
      .values([
        { path: '/', count: 100 },
        { path: '/contact/', count: 90 },
        { path: '/d/', count: 5 },
        { path: '/e/', count: 7 },
      ])
      .execute();
    expect(slugs(await blog.visitors.popular(4))).toEqual(['e', 'd', 'a', 'b']);
  });
});
