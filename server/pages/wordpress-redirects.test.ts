import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { samplePost } from '../../tests/support/test-posts.ts';
import { createTestSite } from '../../tests/support/test-site.ts';

const PAGES = new Set([
  '/',
  '/new-name',
  '/new-name/',
  '/attorneys/',
  '/blog/',
  '/blog/page/2/',
  '/category/appeals/',
  '/category/divorce-law/',
  '/contact/',
  '/practice-areas/child-custody/',
]);

describeEachDatabase('redirects of posts', (openDatabase) => {
  async function open() {
    const site = await createTestSite(await openDatabase(), {
      pages: async (request) => {
        const { pathname, search } = new URL(request.url);
        return new Response('page', { status: PAGES.has(pathname) && search !== '?page=99' ? 200 : 404 });
      },
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
  });

  it('tell a navigation within the site where to go', async () => {
    const ask = await open();
    for (const path of ['/old-name.data', '/old-name/_.data?_routes=x', '/blog/old-name/_.data']) {
      expect(await ask(path), path).toEqual([204, '/new-name/']);
    }
  });

  const MOVED = [
    ['/category/law/divorce-law/', '/category/divorce-law/'],
    ['/category/law/divorce-law/page/3/', '/category/divorce-law/'],
    ['/category/divorce-law/page/1/', '/category/divorce-law/'],
    ['/Category/Law/Divorce-Law', '/category/divorce-law/'],
    ['/Category/Divorce-Law/', '/category/divorce-law/'],
    ['/blog/page/1/', '/blog/'],
    ['/blog/page/02/', '/blog/page/2/'],
    ['/page/2/', '/blog/page/2/'],
    ['/tag/order-of-protection/?x=1', '/blog/?search=order+of+protection&x=1'],
    ['/tag/order-of-protection/page/2/', '/blog/?search=order+of+protection'],
    ['/search/child%20support/', '/blog/?search=child+support'],
    ['/author/mara/', '/attorneys/'],
    ['/author/mara/page/2/', '/attorneys/'],
    ['/2024/05/12/new-name/', '/new-name/'],
    ['/2024/05/12/Old-Name/', '/new-name/'],
    ['/2024/05/old-name/', '/new-name/'],
    ['/2024/', '/blog/'],
    ['/2024/05/', '/blog/'],
    ['/2024/05/12/page/2/', '/blog/'],
    ['/OLD-NAME/', '/new-name/'],
    ['/Blog/OLD-Name', '/new-name/'],
    ['/feed/', '/feed.xml'],
    ['/Feed', '/feed.xml'],
    ['/feed/atom/', '/feed.xml'],
    ['/feed/?x=1', '/feed.xml?x=1'],
    ['/blog/feed/', '/feed.xml'],
    ['/category/divorce-law/feed/', '/feed.xml'],
    ['/author/mara/feed/rss2/', '/feed.xml'],
    ['/?p=41', '/new-name/'],
    ['/?utm_source=x&p=41', '/new-name/?utm_source=x'],
    ['/?s=child+support', '/blog/?search=child+support'],
    ['/?s=', '/blog/'],
    ['/?feed=rss2', '/feed.xml'],
    ['/?tag=order-of-protection', '/blog/?search=order+of+protection'],
    ['/?author=1', '/attorneys/'],
    ['/?author_name=todd', '/attorneys/'],
    ['/?m=202401', '/blog/'],
    ['/?paged=2', '/blog/page/2/'],
    ['/?category_name=appeals', '/category/appeals/'],
    ['/2020/05/child-custody/', '/practice-areas/child-custody/'],
    ['/blog/contact/', '/contact/'],
  ] as const;

  it('lead from the addresses that WordPress had, in any spelling, in one step', async () => {
    const ask = await open();
    for (const [path, location] of MOVED) expect(await ask(path), path).toEqual([301, location]);
  });

  it('lead from any structure of permalinks to the article', async () => {
    const ask = await open();
    for (const path of [
      '/divorce/new-name/',
      '/divorce/Money/New-Name',
      '/blog/divorce/old-name/',
      '/2024/new-name/',
      '/2024/05/12/new-name/2/',
      '/index.php/2024/05/12/new-name/',
      '/new-name.html',
      '/divorce/new-name.htm',
      '/new-name/2/',
      '/new-name/amp/',
      '/new-name/comment-page-1/',
      '/new-name/feed/',
      '/new-name/trackback/',
      '/2024/05/12/new-name/feed/rss2/',
      '/archives/41',
      '/index.php/archives/41/',
    ]) {
      expect(await ask(path), path).toEqual([301, '/new-name/']);
    }
    for (const path of [
      // Sections of the site answer their unknown addresses themselves.
      '/practice-areas/new-name/',
      '/what-happened/new-name/',
      '/divorce/unknown/',
      '/divorce/draft/',
      '/archives/42',
      '/archives/',
      '/new-name/x/',
    ]) {
      expect(await ask(path), path).toEqual([404, null]);
    }
    expect((await ask('/divorce/new-name/', 'POST'))[0]).toBe(404);
  });

  it('lead to no page that is not found at its own address', async () => {
    const site = await createTestSite(await openDatabase(), {
      pages: async () => new Response('page', { status: 404 }),
    });
    await site.services.blog.save([samplePost('A post', { slug: 'new-name' })]);
    expect((await site.send('GET', '/new-name/')).status).toBe(404);
  });

  it('lead from the old address of a file to its copy', async () => {
    const connection = await openDatabase();
    const site = await createTestSite(connection, {
      env: { DATA_DIR: connection.dataDir },
      pages: async () => new Response('page', { status: 404 }),
    });
    const folder = join(connection.dataDir, 'media/wp-content/uploads/2014/03');
    await mkdir(folder, { recursive: true });
    for (const name of ['House.JPG', 'café.pdf', 'gavel.webp.jpg']) await writeFile(join(folder, name), 'x');
    const target = async (name: string) =>
      (await site.send('GET', `/wp-content/uploads/2014/03/${name}`)).headers.get('Location');
    expect(await target('House.JPG')).toBe('/media/wp-content/uploads/2014/03/House.JPG');
    expect(await target('House-300x200.JPG')).toBe('/media/wp-content/uploads/2014/03/House.JPG');
    expect(await target('caf%C3%A9.pdf')).toBe('/media/wp-content/uploads/2014/03/caf%C3%A9.pdf');
    expect(await target('gavel.webp')).toBe('/media/wp-content/uploads/2014/03/gavel.webp.jpg');
    expect(await target('Other.JPG')).toBeNull();
    const looked = vi.spyOn(site.services.images, 'findOriginal');
    await site.send('GET', '/uploads/2014/03/House.JPG');
    expect(looked, 'outside the folder of the old files').not.toHaveBeenCalled();
    expect(await target('%2e%2e/03/House.JPG?w=300')).toBe(
      '/media/wp-content/uploads/2014/03/House.JPG?w=300',
    );
  });

  it('answer what WordPress had and this site has not with 404', async () => {
    const ask = await open();
    for (const path of [
      '/?p=42',
      '/?p=999999999',
      '/?cat=3',
      '/?page_id=2',
      '/?attachment_id=7',
      '/?feed=comments-rss2',
      '/comments/feed/',
      '/unknown/feed/',
      '/category/%00/',
    ]) {
      expect(await ask(path), path).toEqual([404, null]);
    }
  });

  it('lead nowhere that is not found', async () => {
    const ask = await open();
    for (const path of [
      '/blog/unknown',
      '/blog/unknown/',
      '/blog/caf%C3%A9/',
      '/blog/assets/',
      '/Blog/Unknown/',
      '/2020/05/unknown/',
      '/2020/05/12/unknown/',
      '/2020/05/draft/',
      '/category/unknown/',
      '/Category/Unknown/',
      '/category/a/b/unknown/',
      '/category/a/unknown/page/2/',
      '/category/divorce-law/page/099/',
      '/page/99/',
      '/?paged=99',
      '/?category_name=a/unknown',
      '/2024/?page=99',
      '/Blog/?page=99',
      '/blog/page/1/?page=99',
      '/UNKNOWN/',
      '//unknown',
      '/Sitemap-9.xml',
    ]) {
      expect(await ask(path), path).toEqual([404, null]);
    }
    expect(await ask('/blog/unknown/_.data')).toEqual([404, null]);
  });

  it('know a category and a tag by the slugs that WordPress had given them', async () => {
    const site = await createTestSite(await openDatabase(), {
      pages: async ({ url }) =>
        new Response('page', { status: /^\/(?:category|blog)\//.test(new URL(url).pathname) ? 200 : 404 }),
    });
    const terms = [
      { kind: 'category' as const, slug: 'splitting', name: 'Property Division' },
      { kind: 'category' as const, slug: 'divorce-law', name: 'Divorce Law' },
      { kind: 'tag' as const, slug: '%D7%92%D7%98', name: 'Get (Jewish divorce)' },
    ];
    const given = { categories: ['Property Division', 'Divorce Law'], tags: ['Get (Jewish divorce)'] };
    await site.services.blog.save([samplePost('A post', { ...given, wordpressTerms: terms })]);
    const target = async (path: string) => (await site.send('GET', path)).headers.get('Location');
    expect(await target('/category/splitting/')).toBe('/category/property-division/');
    expect(await target('/category/law/Splitting/page/2/')).toBe('/category/property-division/');
    expect(await target('/Category/Splitting/')).toBe('/category/property-division/');
    expect(await target('/category/divorce-law/')).toBeNull();
    expect(await target('/tag/%D7%92%D7%98/')).toBe('/blog/?search=Get+%28Jewish+divorce%29');
    expect(await target('/tag/splitting/')).toBe('/blog/?search=splitting');

    // Another base of such lists.
    await site.services.blog.save([samplePost('Not yet', { status: 'draft', tags: ['Secret'] })]);
    expect(await target('/topics/splitting/')).toBe('/category/property-division/');
    expect(await target('/themen/law/divorce-law/page/2/')).toBe('/category/divorce-law/');
    expect(await target('/about/%D7%92%D7%98/')).toBe('/blog/?search=Get+%28Jewish+divorce%29');
    for (const path of ['/topics/unknown/', '/topics/secret/', '/practice-areas/splitting/', '/splitting/'])
      expect(await target(path), path).toBeNull();

    const renamed = [{ kind: 'category' as const, slug: 'splitting', name: 'Split\0ting' }];
    await site.services.blog.save([samplePost('Another', { wordpressTerms: renamed })]);
    expect(await target('/category/splitting/')).toBeNull();
  });

  it('leave everything else alone', async () => {
    const ask = await open();
    for (const path of ['/?p=x', '/?cat=', '/?page=2', '/new-name/', '/', '/blog/', '/blog/page/2/']) {
      expect(await ask(path), path).toEqual([200, null]);
    }
    for (const path of [
      '/unknown/',
      '/%00/',
      '/a/b/',
      '/category/',
      '/category/law',
      '/category/law/page/2/',
      '/blog/a/b/',
      '/12345/',
    ]) {
      expect(await ask(path), path).toEqual([404, null]);
    }
    expect((await ask('/old-name', 'POST'))[0]).toBe(404);
  });
});
