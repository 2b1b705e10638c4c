import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { apiPaths } from '../../contract/paths.ts';
import { describeEachDatabase, type OpenDatabase } from '../../tests/support/each-database.ts';
import { BROWSER, createTestSite } from '../../tests/support/test-site.ts';
import { createVisitCountsStore, type VisitCountsStore } from './visit-counts.store.ts';
import { createVisitCounts, type VisitCounts } from './visit-counts.ts';
import { speedFigures, speedName } from './visit-speeds.ts';

const DAY = '2026-03-02';

const reportOf = (directive: unknown, blocked: unknown) => ({
  'csp-report': {
    'document-uri': 'https://firm.example/',
    'effective-directive': directive,
    'blocked-uri': blocked,
  },
});

async function setUp(open: OpenDatabase) {
  const { db } = await open();
  const state = { now: new Date(`${DAY}T15:00:00Z`) };
  const store = createVisitCountsStore(db);
  const visits = createVisitCounts({ store, clock: () => state.now, log: pino({ level: 'silent' }) });
  return { state, store, visits };
}

/** The subjects and names that are counted of a visit. */
async function countedOf(record: (visits: VisitCounts) => void) {
  const added: [subject: string, name: string][] = [];
  const store: VisitCountsStore = {
    add: async (counts) =>
      void added.push(...counts.map(({ subject, name }): [string, string] => [subject, name])),
    removeBefore: async () => {},
    since: async () => [],
  };
  const visits = createVisitCounts({ store, clock: () => new Date(), log: pino({ level: 'silent' }) });
  record(visits);
  await visits.flush();
  return added;
}

describeEachDatabase('the counts of visits', (open) => {
  it('add up over days, most often first', async () => {
    const { state, visits } = await setUp(open);
    visits.recordSearch('Pet custody');
    visits.recordBlocked(reportOf('script-src-elem', 'https://evil.example/x.js?who=me'));
    visits.recordSpeed({ path: '/', lcp: 1200, cls: 0.3 });
    await visits.flush();
    state.now = new Date('2026-03-03T15:00:00Z');
    for (const words of ['alpaca', 'pet custody', ' PET  custody! ']) visits.recordSearch(words);
    visits.recordSpeed({ path: '/', lcp: 4100, inp: 350, cls: 0 });
    await visits.flush();
    expect(await visits.report(DAY)).toEqual({
      speeds: [{ kind: 'home', visits: 2, appearsWithinMs: 6000, slow: { lcp: 0.5, inp: 1, cls: 0.5 } }],
      blocked: [{ directive: 'script-src', source: 'evil.example', count: 1 }],
      searches: [
        { words: 'pet custody', count: 3 },
        { words: 'alpaca', count: 1 },
      ],
    });
    expect((await visits.report('2026-03-03')).searches).toEqual([
      { words: 'pet custody', count: 2 },
      { words: 'alpaca', count: 1 },
    ]);
  });

  it('take no more than 300 names of a kind on a day, and go on to count known ones', async () => {
    const { visits, store } = await setUp(open);
    for (let index = 0; index < 400; index++) visits.recordSearch(`words ${index}`);
    await visits.flush();
    for (const words of ['words 0', 'something new']) visits.recordSearch(words);
    visits.recordSpeed({ path: '/', lcp: 900 });
    await visits.flush();
    const searches = await store.since('search', DAY);
    expect(searches).toHaveLength(300);
    expect(searches[0]).toEqual({ name: 'words 0', count: 2 });
    expect(await store.since('speed', DAY)).toHaveLength(1);
  });

  it('go with their days', async () => {
    const { visits, store } = await setUp(open);
    visits.recordSearch('alpaca');
    await visits.flush();
    await store.removeBefore('2026-03-03');
    expect(await store.since('search', DAY)).toEqual([]);
  });

  it('reach the report, of persons only', async () => {
    const site = await createTestSite(await open());
    const { post: send } = site;
    const answers = [
      await send(apiPaths.visitSpeeds, { path: '/contact/', lcp: 900 }, BROWSER),
      await send(apiPaths.visitSpeeds, { path: '/contact/', lcp: 900 }, { 'User-Agent': 'Googlebot/2.1' }),
      await send(apiPaths.visitSpeeds, { path: '/contact/', lcp: -1 }, BROWSER),
      await send(apiPaths.visitSpeeds, { lcp: 900 }, BROWSER),
      await send(apiPaths.policyReports, reportOf('img-src', 'https://x.example/a.png'), {
        ...BROWSER,
        'Content-Type': 'application/csp-report',
      }),
      await send(apiPaths.policyReports, [1], { ...BROWSER, 'Content-Type': 'application/csp-report' }),
      await send(apiPaths.policyReports, {}, BROWSER),
      await site.send('GET', `${apiPaths.blogPosts}?search=alpaca`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 400, 400, 204, 204, 415, 200]);
    await site.services.visitCounts.flush();
    expect(await site.services.analytics.report(30)).toMatchObject({
      speeds: [{ kind: 'contact', visits: 1, appearsWithinMs: 1000, slow: { lcp: 0, inp: null, cls: null } }],
      blocked: [{ directive: 'img-src', source: 'x.example', count: 1 }],
      searches: [{ words: 'alpaca', count: 1 }],
    });
  });
});

describe('the speed of a visit', () => {
  it.each([
    ['/', 'home'],
    ['/practice-areas/child-custody/', 'practice-area'],
    ['/contact', 'contact'],
    ['/category/custody/page/2/', 'blog'],
    ['/fees/', 'other'],
    ['/newsletter/confirm/', 'other'],
    ['/an-article/', 'article'],
  ])('of %s belongs to the kind %s', (path, kind) => {
    expect(speedName(path, 'lcp', 500)).toBe(`${kind} lcp 0`);
  });

  it('is counted in ranges, the last of which has no end', () => {
    expect([500, 501, 10_001].map((value) => speedName('/', 'lcp', value))).toEqual([
      'home lcp 0',
      'home lcp 1',
      'home lcp 9',
    ]);
    const figures = speedFigures([{ name: 'home lcp 9', count: 4 }]);
    expect(figures).toEqual([
      { kind: 'home', visits: 4, appearsWithinMs: null, slow: { lcp: 1, inp: null, cls: null } },
    ]);
  });

  it('names the time within which three of four visits saw the page', () => {
    const counts = [
      { name: 'blog lcp 1', count: 74 },
      { name: 'blog lcp 3', count: 26 },
    ];
    expect(speedFigures(counts)[0]?.appearsWithinMs).toBe(2000);
    expect(
      speedFigures([
        { name: 'blog lcp 1', count: 75 },
        { name: 'blog lcp 3', count: 25 },
      ])[0]?.appearsWithinMs,
    ).toBe(1000);
  });
});

describe('a report of the policy', () => {
  it.each([
    ['script-src-elem', 'https://Evil.example:8443/x.js', 'script-src evil.example'],
    ['script-src-attr', 'inline', 'script-src inline'],
    ['connect-src', 'wss://x.example/', 'connect-src x.example'],
    ['img-src', 'chrome-extension://abcdef/a.png', 'img-src chrome-extension'],
    ['img-src', 'data', 'img-src data'],
    ['worse-src', 'https://x.example/', null],
    ['img-src', 'Mara called 555-0100', null],
    ['img-src', 7, null],
    [undefined, undefined, null],
  ])('of %s and %s is counted as %s', async (directive, blocked, name) => {
    const counted = await countedOf((visits) => visits.recordBlocked(reportOf(directive, blocked)));
    expect(counted).toEqual(name === null ? [] : [['blocked', name]]);
  });

  it.each([null, [], 'text', {}, { 'csp-report': 3 }])(
    'that is none, like %j, is not counted',
    async (report) => {
      expect(await countedOf((visits) => visits.recordBlocked(report))).toEqual([]);
    },
  );
});

describe('a search without results', () => {
  it.each([
    ['  Pet—Custody? ', 'pet custody'],
    ['DRL 236', 'drl 236'],
    ['ana@example.com', null],
    ['call (212) 555-0100', null],
    ['123-45-6789', null],
    ['555-0100', null],
    ['index 555-010', 'index 555 010'],
    ['buy https://spam.example', null],
    ['?!', null],
    ['long '.repeat(13), null],
  ])('for %j is kept as %j', async (search, words) => {
    const counted = await countedOf((visits) => visits.recordSearch(search));
    expect(counted).toEqual(words === null ? [] : [['search', words]]);
  });
});
