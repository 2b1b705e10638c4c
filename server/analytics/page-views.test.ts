import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { firmDayStart } from '../../content/derive/firm-instants.ts';
import { describeEachDatabase, type OpenDatabase } from '../../tests/support/each-database.ts';
import { createTestSite } from '../../tests/support/test-site.ts';
import { createPageViewsStore } from './page-views.store.ts';
import { countsAsPageView, createPageViews } from './page-views.ts';

async function setUp(open: OpenDatabase) {
  const { db } = await open();
  const state = { now: new Date('2026-03-02T15:00:00Z') };
  const create = () =>
    createPageViews({
      store: createPageViewsStore(db),
      clock: () => state.now,
      log: pino({ level: 'silent' }),
    });
  return { db, state, create, views: create() };
}

describeEachDatabase('page views', (open) => {
  it('add up over days and processes, with and without the trailing slash', async () => {
    const { state, create, views } = await setUp(open);
    views.record('/contact');
    views.record('/');
    await views.flush();
    state.now = firmDayStart('2026-03-03');
    const other = create();
    for (const path of ['/contact/', '/contact', '/']) views.record(path);
    other.record('/contact/');
    await Promise.all([views.flush(), other.flush()]);
    expect(await views.stats()).toEqual({
      total: 6,
      today: 4,
      topPages: [
        { page: '/contact/', count: 4 },
        { page: '/', count: 2 },
      ],
    });
  });

  it('are zero at first', async () => {
    const { views } = await setUp(open);
    await views.flush();
    expect(await views.stats()).toEqual({ total: 0, today: 0, topPages: [] });
  });

  it('are written when the server stops', async () => {
    const { services } = await createTestSite(await open());
    await services.start();
    services.pageViews.record('/');
    await services.stop();
    expect((await services.pageViews.stats()).total).toBe(1);
  });

  it('are kept while the database fails, and written in chunks', async () => {
    const { db, views } = await setUp(open);
    for (let index = 0; index < 450; index++) views.record(`/page-${index}/`);
    await db.schema.alterTable('page_views').renameTo('elsewhere').execute();
    await views.flush();
    await db.schema.alterTable('elsewhere').renameTo('page_views').execute();
    views.record('/page-0/');
    await views.flush();
    const { total, topPages } = await views.stats();
    expect(total).toBe(451);
    expect(topPages).toHaveLength(10);
    expect(topPages[0]).toEqual({ page: '/page-0/', count: 2 });
  });
});

describe('a page view', () => {
  const visit = {
    path: '/contact/',
    method: 'GET',
    status: 200,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Safari/604.1',
    purposeHeader: undefined,
  };

  it('is counted for a person on a public page', () => {
    expect(countsAsPageView(visit)).toBe(true);
    expect(countsAsPageView({ ...visit, path: '/' })).toBe(true);
    expect(countsAsPageView({ ...visit, path: '/גירושין/' })).toBe(true);
    expect(countsAsPageView({ ...visit, path: '/administration-of-estates/' })).toBe(true);
    expect(countsAsPageView({ ...visit, status: 304 })).toBe(true);
  });

  it.each([
    ['a bot', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['no user agent', { userAgent: undefined }],
    ['the admin area', { path: '/admin/blog/' }],
    ['the API', { path: '/api/contact' }],
    ['a file', { path: '/assets/main.js' }],
    ['page data', { path: '/contact.data' }],
    ['markup in the path', { path: '/<script>/' }],
    ['a prefetch', { purposeHeader: 'prefetch;prerender' }],
    ['a page that is not there', { status: 404 }],
    ['a redirect', { status: 301 }],
    ['a posted form', { method: 'POST' }],
    ['a very long path', { path: `/${'x'.repeat(400)}` }],
  ])('is not counted for %s', (_, difference) => {
    expect(countsAsPageView({ ...visit, ...difference })).toBe(false);
  });
});
