import { expect, it } from 'vitest';
import { checkAfterwards } from './check-afterwards.ts';
import type { ReportEntry } from './import-reports.store.ts';
import { startReport } from './report-draft.ts';
import type { ImportedPlace } from './source-posts.store.ts';

const ANSWERS: Record<string, Response> = {
  '/2024/05/first/': new Response(null, { status: 301, headers: { Location: '/first/' } }),
  '/first/': new Response(),
  '/category/law/': new Response(),
  '/tag/401k/': new Response(null, { status: 301, headers: { Location: '/blog/?search=401(k)' } }),
  '/blog/?search=401(k)': new Response(),
  '/contact/': new Response(),
};

const PLACE: ImportedPlace = {
  source: { wpId: 1, status: 'publish', link: 'http://old.example/2024/05/first/' },
  slug: 'first',
  status: 'published',
  title: 'First',
  content: '',
  categories: ['Law'],
  publishedAt: '2024-05-01T00:00:00.000Z',
};
/** Drafts whose texts have links. */
const LINKING = [
  ['Second', '<a href="/first/">1</a> <a href="/category/law/">2</a> <a href="/contact/">3</a>'],
  ['Third', '<a href="/contact/">1</a> <a href="/about/team/">2</a>'],
  ['Fourth', '<a href="/\\">1</a> <a href="/%/">2</a>'],
].map(([title = '', content = ''], index) => ({
  ...PLACE,
  source: { wpId: index + 2, status: 'draft', link: '' },
  title,
  content,
}));

it('old addresses, terms and links of texts are asked for once, and a broken link is noted with its post', async () => {
  const asked: string[] = [];
  const entries: ReportEntry[] = [];
  const draft = startReport({
    id: '1',
    reports: { addEntries: async (_, added) => void entries.push(...added) },
    sourcePosts: { add: async () => {} },
  });
  const listed = (list: string) => entries.filter((one) => one.list === list).map(({ entry }) => entry);
  for (const term of ['category/law', 'category/gone', 'tag/401k']) draft.terms.add(term);
  const places = [PLACE, ...LINKING];
  const done: number[] = [];
  const counts = await checkAfterwards({
    async ask(path) {
      asked.push(path);
      return ANSWERS[path] ?? new Response(null, { status: 404 });
    },
    sourceUrl: 'http://old.example',
    sourcePosts: {
      placesAfter: async (after) => places.filter(({ source }) => source.wpId > after).slice(0, 2),
    },
    draft,
    now: '2026-01-01T00:00:00.000Z',
    signal: new AbortController().signal,
    onChecked: async (...progress) => void done.push(...progress),
  });
  await draft.store({ all: true });
  expect(listed('addresses')).toEqual([
    { from: 'http://old.example/2024/05/first/', to: '/first/', works: true },
    { from: 'http://old.example/category/law/', to: '/category/law/', works: true },
    { from: 'http://old.example/category/gone/', to: null, works: false },
    { from: 'http://old.example/tag/401k/', to: '/blog/?search=401(k)', works: true },
    { from: 'http://old.example/contact/', to: '/contact/', works: true },
    { from: 'http://old.example/about/team/', to: null, works: false },
    { from: 'http://old.example/\\', to: null, works: false },
    { from: 'http://old.example/%/', to: null, works: false },
  ]);
  expect(listed('notes')[0]).toEqual({ post: 'Third', note: 'Its link to /about/team/ leads nowhere.' });
  expect(draft.broken).toEqual({ addresses: 4, images: 0 });
  expect(counts).toEqual({
    statuses: new Map([
      ['publish', 1],
      ['draft', 3],
    ]),
    categories: new Map([['Law', 1]]),
  });
  expect(asked.filter((path) => path === '/first/' || path === '/category/law/')).toHaveLength(2);
  expect(done.slice(-2), 'everything is counted').toEqual([13, 13]);
});
