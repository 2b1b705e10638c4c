import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { samplePost } from '../../tests/support/test-posts.ts';
import { createTestSite } from '../../tests/support/test-site.ts';

const PAGES = new Set(['/', '/new-name/', '/new-name']);

describeEachDatabase('redirects of posts', (openDatabase) => {
  async function open() {
    const site = await createTestSite(await openDatabase(), {
      pages: async (request) =>
        new Response('page', { status: PAGES.has(new URL(request.url).pathname) ? 200 : 404 }),
    });
    const [post] = await site.services.blog.save([
      samplePost('A post', { wpId: 41, slug: 'old-name' }),
      samplePost('Draft', { wpId: 42, status: 'draft' }),
    ]);
    const id = post?.id ?? '';
    await site.services.blog.save([samplePost('A post', { id, wpId: 41, slug: 'new-name' })]);
    return async (path: string, method = 'GET') => {
      const { status, headers } = await site.send(method, path);
      return [status, headers.get('Location') ?? headers.get('X-Remix-Redirect')];
    };
  }

  it('lead from the blog to the article, and from former names to the one it has now', async () => {
    const ask = await open();
    for (const path of ['/blog/new-name', '/blog/new-name/', '/blog/old-name', '/old-name', '/old-name/']) {
      expect(await ask(path), path).toEqual([301, '/new-name/']);
    }
    expect(await ask('/old-name/?utm_source=a%20b')).toEqual([301, '/new-name/?utm_source=a%20b']);
    expect(await ask('/old-name', 'HEAD')).toEqual([301, '/new-name/']);
    expect(await ask('/blog/unknown')).toEqual([301, '/unknown/']);
    expect(await ask('/blog/caf%C3%A9')).toEqual([301, '/caf%C3%A9/']);
  });

  it('tell a navigation within the site where to go', async () => {
    const ask = await open();
    for (const path of ['/old-name.data', '/old-name/_.data?_routes=x', '/blog/old-name/_.data']) {
      expect(await ask(path), path).toEqual([204, '/new-name/']);
    }
  });

  it('lead from the addresses that WordPress had', async () => {
    const ask = await open();
    for (const path of [
      '/category/divorce-law',
      '/category/law/divorce-law/',
      '/category/divorce-law/page/3/',
    ]) {
      expect(await ask(path), path).toEqual([301, '/blog/?category=divorce-law']);
    }
    expect(await ask('/tag/order-of-protection/?x=1')).toEqual([
      301,
      '/blog/?search=order+of+protection&x=1',
    ]);
    expect(await ask('/?p=41')).toEqual([301, '/new-name/']);
    expect(await ask('/?utm_source=x&p=41')).toEqual([301, '/new-name/?utm_source=x']);
  });

  it('know a category and a tag by the slugs that WordPress had given them', async () => {
    const site = await createTestSite(await openDatabase());
    const terms = [
      { kind: 'category' as const, slug: 'splitting', name: 'Property Division' },
      { kind: 'category' as const, slug: 'divorce-law', name: 'Divorce Law' },
      { kind: 'tag' as const, slug: '%D7%92%D7%98', name: 'Get (Jewish divorce)' },
    ];
    const given = { categories: ['Property Division', 'Divorce Law'], tags: ['Get (Jewish divorce)'] };
    await site.services.blog.save([samplePost('A post', { ...given, wordpressTerms: terms })]);
    const target = async (path: string) => (await site.send('GET', path)).headers.get('Location');
    expect(await target('/category/splitting/')).toBe('/blog/?category=property-division');
    expect(await target('/category/law/Splitting/page/2/')).toBe('/blog/?category=property-division');
    expect(await target('/category/divorce-law/')).toBe('/blog/?category=divorce-law');
    expect(await target('/tag/%D7%92%D7%98/')).toBe('/blog/?search=Get+%28Jewish+divorce%29');
    expect(await target('/tag/splitting/')).toBe('/blog/?search=splitting');
    expect(await target('/category/%00/')).toBe('/blog/?category=%00');

    const renamed = [{ kind: 'category' as const, slug: 'splitting', name: 'Split\0ting' }];
    await site.services.blog.save([samplePost('Another', { wordpressTerms: renamed })]);
    expect(await target('/category/splitting/')).toBe('/blog/?category=splitting');
  });

  it('leave everything else alone', async () => {
    const ask = await open();
    for (const path of ['/?p=42', '/?p=99', '/?p=x', '/?p=999999999', '/new-name/', '/']) {
      expect(await ask(path), path).toEqual([200, null]);
    }
    for (const path of ['/unknown/', '/%00/', '/a/b/', '/category/', '/blog/a/b/']) {
      expect(await ask(path), path).toEqual([404, null]);
    }
    expect(await ask('/blog/')).toEqual([404, null]);
    expect((await ask('/old-name', 'POST'))[0]).toBe(404);
  });
});
