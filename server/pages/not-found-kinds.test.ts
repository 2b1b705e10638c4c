import { expect, it } from 'vitest';
import { popularTopics } from '#firm/identity.ts';
import { happenedPages } from '#law/what-happened/pages.ts';
import { practiceAreas } from '../../content/derive/practice-areas.ts';
import { paths } from '../../contract/paths.ts';
import { openSqlite } from '../../tests/support/each-database.ts';
import { createTestSite } from '../../tests/support/test-site.ts';
import { readEnv } from '../env.ts';
import { createLog } from '../platform/log.ts';
import { createNotFoundKinds } from './not-found-kinds.ts';
import { createPages } from './pages.ts';

const route = (id: string, path: string) => ({
  id,
  parentId: 'layout',
  path,
  module: { default: () => null },
});
const routes = {
  layout: { id: 'layout', module: { default: () => null } },
  'screens/practice-area/route': route('screens/practice-area/route', 'practice-areas/:slug'),
  'screens/what-happened/route': route('screens/what-happened/route', 'what-happened/:event'),
  'screens/contact/route': route('screens/contact/route', 'contact'),
  blog: route('blog', 'blog'),
  'blog-page': route('blog-page', 'blog/page/:page'),
  category: route('category', 'category/:category'),
  'category-page': route('category-page', 'category/:category/page/:page'),
  'screens/article/route': route('screens/article/route', ':slug'),
  'screens/not-found/route': route('screens/not-found/route', '*'),
};

const UNKNOWN: [kind: string, first: string, second: string][] = [
  ['page', '/a/b/', '/practice-areas/a/b/'],
  ['article', '/unknown/', '/other/'],
  ['practice area', '/practice-areas/unknown/', '/practice-areas/other/'],
  ['category', '/category/unknown/', '/category/other/page/3/'],
  ['page of the blog', '/blog/page/900/', '/blog/page/x/'],
  ['page of the blog', '/blog/page/900/', '/blog/?page=7000'],
  ['what happened', '/what-happened/unknown/', '/what-happened/other/'],
];
const known = [
  '/contact/',
  '/a-post/',
  ...[...practiceAreas.keys()].map((slug) => paths.practiceArea(slug.toUpperCase())),
  paths.whatHappened(happenedPages[0]?.slug ?? ''),
  '/unknown.data',
  '/blog/',
  '/blog/?search=unknown',
  '/category/appeals/page/2/',
  ...popularTopics.map(({ slug }) => `/category/${slug}/`),
];

it('tells the kind of an unknown path, and none for a page or for data', async () => {
  const blog = {
    exists: async (slug: string) => slug === 'a-post',
    categories: async () => ({ total: 10, categories: [{ name: 'Appeals', slug: 'appeals', count: 10 }] }),
  };
  const kinds = createNotFoundKinds(routes, blog as never);
  const kindOf = (path: string) => kinds(new URL(path, 'https://firm.example'));
  for (const [kind, first, second] of UNKNOWN)
    expect([await kindOf(first), await kindOf(second)]).toEqual([kind, kind]);
  for (const path of known) expect(await kindOf(path), path).toBeNull();
});

it('tells none while the database is unavailable', async () => {
  const kindsOf = (error: Error) => {
    const fail = () => Promise.reject(error);
    return createNotFoundKinds(routes, { exists: fail, categories: fail });
  };
  for (const pathname of ['/unknown/', '/category/unknown/']) {
    const location = { pathname, search: '' };
    expect(await kindsOf(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))(location)).toBeNull();
    await expect(kindsOf(new Error('a bug'))(location)).rejects.toThrow('a bug');
  }
});

it.each(UNKNOWN)(
  'the second unknown path of the kind "%s" is answered without rendering',
  async (_, ...unknown) => {
    const { services, log } = await openSite();
    const rendered: string[] = [];
    const { answer: pages } = createPages({
      handle: async ({ url }) => {
        rendered.push(url);
        return new Response('', { status: 404 });
      },
      routes,
      env: readEnv({ SITE_URL: 'https://firm.example' }, { production: true, firmEmail: 'a@firm.example' }),
      services,
      pageScripts: { start: '', leave: '' },
      clock: () => new Date('2026-03-02T15:00:00.000Z'),
      log,
      postWaitSeconds: async () => null,
    });
    for (const path of unknown) {
      const info = { requestId: '1', clientAddress: '' };
      expect((await pages(new Request(`https://firm.example${path}`), info)).status).toBe(404);
    }
    expect(rendered).toHaveLength(1);
  },
);

async function openSite() {
  const { services } = await createTestSite(await openSqlite());
  return { services, log: createLog({ level: 'silent' }) };
}
