import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { samplePost } from '../../tests/support/test-posts.ts';
import { createTestSite, STAFF } from '../../tests/support/test-site.ts';

describeEachDatabase('the calls of the blog', (openDatabase) => {
  async function open() {
    const site = await createTestSite(await openDatabase());
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await site.send('GET', path, { headers });
      return { status: answer.status, body: await answer.json() };
    };
    const login = async () => {
      const { token } = await (await site.post('/api/admin/login', STAFF)).json();
      return { Authorization: `Basic ${token}` };
    };
    return { ...site, get, login };
  }

  it('list posts by page, search and category', async () => {
    const { get, services } = await open();
    await services.blog.save([
      samplePost('Custody on holidays', { categories: ['Child Custody'] }),
      samplePost('Keeping the house', { categories: ['Property Division'] }),
    ]);
    const all = await get('/api/blog/posts');
    expect(all.status).toBe(200);
    expect(all.body).toMatchObject({ total: 2, totalPages: 1 });
    expect(all.body.posts[0]).toMatchObject({
      slug: 'keeping-the-house',
      excerpt: 'In short: Keeping the house',
    });
    expect(all.body.posts[0]).not.toHaveProperty('content');
    const slugs = async (query: string) =>
      (await get(`/api/blog/posts?${query}`)).body.posts.map(({ slug }: { slug: string }) => slug);
    expect(await slugs('page=2&limit=1')).toEqual(['custody-on-holidays']);
    expect(await slugs('search=custody')).toEqual(['custody-on-holidays']);
    expect(await slugs('search=%20')).toHaveLength(2);
    expect(await slugs('category=property-division')).toEqual(['keeping-the-house']);
    expect(await slugs('page=999999999')).toEqual([]);
  });

  it('list the texts as stored, and beside them as a page shows them', async () => {
    const { get, services } = await open();
    await services.blog.save([samplePost('"Custody" - a year\'s work')]);
    const { title, typeset } = (await get('/api/blog/posts')).body.posts[0];
    expect(title).toBe('"Custody" - a year\'s work');
    expect(typeset).toEqual({
      title: '“Custody” – a year’s work',
      excerpt: 'In short: “Custody” – a year’s work',
    });
  });

  it('refuse a query that makes no sense, and say why', async () => {
    const { get } = await open();
    for (const query of ['page=0', 'page=x', 'page=-1', 'limit=101', 'limit=0', 'limit=1.5']) {
      const { status, body } = await get(`/api/blog/posts?${query}`);
      expect(status, query).toBe(400);
      expect(body.fieldErrors).toHaveProperty(query.split('=')[0] ?? '');
    }
    expect((await get(`/api/blog/posts?limit=100&search=${'x'.repeat(3000)}`)).status).toBe(200);
  });

  it('answer one post, or 404', async () => {
    const { get, services } = await open();
    await services.blog.save([samplePost('A post', { slug: 'café' })]);
    const { status, body } = await get('/api/blog/posts/caf%C3%A9');
    expect([status, body.content]).toEqual([200, '<p>About A post.</p>']);
    expect(await get('/api/blog/posts/none')).toEqual({ status: 404, body: { error: 'Not found.' } });
    for (const slug of ['%00', '%ff', '..%2F']) {
      expect((await get(`/api/blog/posts/${slug}`)).status, slug).toBe(404);
    }
  });

  it('show drafts and scheduled posts to staff only', async () => {
    const { get, login, services } = await open();
    await services.blog.save([
      samplePost('Draft', { status: 'draft' }),
      samplePost('Scheduled', { publishedAt: new Date('2026-03-03T15:00:00Z') }),
    ]);
    const staff = await login();
    expect((await get('/api/blog/posts')).body).toEqual({ posts: [], total: 0, totalPages: 0 });
    expect((await get('/api/blog/posts', staff)).body).toMatchObject({ total: 2 });
    for (const slug of ['draft', 'scheduled']) {
      expect((await get(`/api/blog/posts/${slug}`)).status).toBe(404);
      expect((await get(`/api/blog/posts/${slug}`, staff)).status).toBe(200);
    }
    const wrong = await get('/api/blog/posts', { Authorization: 'Basic bWFyYTp3cm9uZw==' });
    expect(wrong).toEqual({ status: 401, body: { error: 'Please log in.' } });
    expect((await get('/api/admin/dashboard-stats', staff)).body.totalBlogPosts).toBe(2);
  });
});
