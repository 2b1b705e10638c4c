import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { firmDayEnd, firmDayStart } from '../../content/derive/firm-instants.ts';
import { describeEachDatabase, type OpenDatabase } from '../../tests/support/each-database.ts';
import { openLeads } from '../../tests/support/test-leads.ts';
import { BROWSER, consultationLead, contactLead } from '../../tests/support/test-site.ts';
import { createLeadCountsStore } from '../inquiries/lead-counts.store.ts';
import { createAnalytics } from './analytics.ts';
import { createPageViewsStore } from './page-views.store.ts';
import { countRequest, createPageViews } from './page-views.ts';
import { createVisitCountsStore } from './visit-counts.store.ts';
import { createVisitCounts } from './visit-counts.ts';

const HALF_AN_HOUR_MS = 30 * 60_000;

const TITLES = new Map([['/fees/', 'Fees']]);

async function setUp(open: OpenDatabase) {
  const { db, state, accept } = await openLeads(open);
  const clock = () => state.now;
  const store = createPageViewsStore(db);
  const views = createPageViews({ store, clock, log: pino({ level: 'silent' }) });
  const analytics = createAnalytics({
    views: store,
    requests: createLeadCountsStore(db),
    visits: createVisitCounts({ store: createVisitCountsStore(db), clock, log: pino({ level: 'silent' }) }),
    titles: async () => TITLES,
    clock,
  });
  return { db, state, accept, views, analytics };
}

describeEachDatabase('the analytics report', (open) => {
  it('has a figure for each day of the range, in days of the firm’s zone', async () => {
    const { state, accept, views, analytics } = await setUp(open);
    // Half an hour before the day on which clocks change in New York, and half an hour after it.
    state.now = new Date(firmDayStart('2026-03-08').getTime() - HALF_AN_HOUR_MS);
    views.record('/');
    await accept('contact', { ...contactLead, origin: { page: '/contact/' } });
    state.now = new Date(firmDayEnd('2026-03-08').getTime() + HALF_AN_HOUR_MS);
    views.record('/');
    views.record('/contact/');
    await accept('consultation', { ...consultationLead, origin: { page: '/' } });
    await views.flush();
    const { days } = await analytics.report(30);
    expect(days).toHaveLength(30);
    expect(days[0]?.day).toBe('2026-02-08');
    expect(days.slice(-3)).toEqual([
      { day: '2026-03-07', views: 1, requests: 1 },
      { day: '2026-03-08', views: 0, requests: 0 },
      { day: '2026-03-09', views: 2, requests: 1 },
    ]);
  });

  it('has the requests of each page, and only those of the range', async () => {
    const { state, accept, views, analytics } = await setUp(open);
    views.record('/contact/');
    await accept('contact', { ...contactLead, origin: { page: '/contact/' } });
    await views.flush();
    state.now = new Date(state.now.getTime() + 60 * 24 * 60 * 60 * 1000);
    views.record('/contact/');
    views.record('/contact/');
    views.record('/fees/');
    views.record('/newsletter/confirm/');
    await accept('contact', { ...contactLead, message: 'Another question.', origin: { page: '/contact/' } });
    await views.flush();
    expect((await analytics.report(30)).pages).toEqual([
      { page: '/contact/', title: null, views: 2, requests: 1 },
      { page: '/fees/', title: 'Fees', views: 1, requests: 0 },
    ]);
    expect((await analytics.report(396)).pages[0]).toEqual({
      page: '/contact/',
      title: null,
      views: 3,
      requests: 2,
    });
  });

  it('knows a page by its path with and without the last slash, encoded and decoded', async () => {
    const { accept, views, analytics } = await setUp(open);
    for (const path of ['/contact', '/niños-y-casa', '/ni%C3%B1os-y-casa/', '/100%/']) views.record(path);
    await views.flush();
    await accept('contact', { ...contactLead, origin: { page: '/contact' } });
    await accept('consultation', { ...consultationLead, origin: { page: '/ni%C3%B1os-y-casa/' } });
    await accept('consultation', { ...consultationLead, firstName: 'Page unknown' });
    await accept('consultation', {
      ...consultationLead,
      firstName: 'Also',
      origin: { page: '/niños-y-casa' },
    });
    expect((await analytics.report(30)).pages).toEqual([
      { page: '/niños-y-casa/', title: null, views: 2, requests: 2 },
      { page: '/100%/', title: null, views: 1, requests: 0 },
      { page: '/contact/', title: null, views: 1, requests: 1 },
    ]);
  });

  it('leaves out requests that look like spam', async () => {
    const { accept, analytics } = await setUp(open);
    await accept('contact', { ...contactLead, antispam: { website: 'https://spam.example' } });
    expect((await analytics.report(30)).days.at(-1)?.requests).toBe(0);
  });

  it('names the sites that led here, most views first', async () => {
    const { views, analytics } = await setUp(open);
    for (const host of ['search.example', 'search.example', '']) views.record('/', host);
    views.record('/contact/');
    await views.flush();
    expect((await analytics.report(30)).referrers).toEqual([
      { host: 'search.example', views: 2 },
      { host: '', views: 1 },
    ]);
  });
});

describe('a referrer', () => {
  it.each([
    ['https://www.search.example/find?q=custody', 'search.example'],
    ['https://firm.example/contact/', undefined],
    ['https://firm.example:8443/', undefined],
    ['android-app://com.example', ''],
    ['no address', ''],
    [undefined, ''],
    [`https://${'a.'.repeat(80)}example/`, ''],
  ])('%s is counted as %j', (header, host) => {
    const record = vi.fn();
    const request = { path: '/fees/', method: 'GET', status: 200, purposeHeader: undefined };
    const userAgent = BROWSER['User-Agent'];
    countRequest({ record }, 'https://firm.example', { ...request, userAgent, referrer: header });
    expect(record.mock.calls).toEqual([['/fees/', host]]);
  });
});
