import { expect, it } from 'vitest';
import { checkAfterwards } from './check-afterwards.ts';
import { startReport } from './report-draft.ts';

const ANSWERS: Record<string, Response> = {
  '/2024/05/first/': new Response(null, { status: 301, headers: { Location: '/first/' } }),
  '/first/': new Response(),
  '/category/law/': new Response(),
  '/tag/401k/': new Response(null, { status: 301, headers: { Location: '/blog/?search=401(k)' } }),
  '/blog/?search=401(k)': new Response(),
  '/contact/': new Response(),
};

it('old addresses, terms and links of texts are asked for once, and a broken link is noted with its post', async () => {
  const asked: string[] = [];
  const draft = startReport();
  draft.seen.set(1, { status: 'publish', link: 'http://old.example/2024/05/first/' });
  for (const term of ['category/law', 'category/gone', 'tag/401k']) draft.terms.add(term);
  const { addresses } = await checkAfterwards({
    async ask(path) {
      asked.push(path);
      return ANSWERS[path] ?? new Response(null, { status: 404 });
    },
    sourceUrl: 'http://old.example',
    places: [
      {
        wpId: 1,
        slug: 'first',
        status: 'published',
        categories: [],
        publishedAt: '2024-05-01T00:00:00.000Z',
      },
    ],
    linked: new Map([
      ['/first/', 'Second'],
      ['/category/law/', 'Second'],
      ['/contact/', 'Second'],
      ['/about/team/', 'Third'],
      ['/\\', 'Fourth'],
      ['//%/', 'Fourth'],
    ]),
    draft,
    now: '2026-01-01T00:00:00.000Z',
    signal: new AbortController().signal,
    onChecked: async () => {},
  });
  expect(addresses).toEqual([
    { from: 'http://old.example/2024/05/first/', to: '/first/', works: true },
    { from: 'http://old.example/category/law/', to: '/category/law/', works: true },
    { from: 'http://old.example/category/gone/', to: null, works: false },
    { from: 'http://old.example/tag/401k/', to: '/blog/?search=401(k)', works: true },
    { from: 'http://old.example/contact/', to: '/contact/', works: true },
    { from: 'http://old.example/about/team/', to: null, works: false },
    { from: 'http://old.example/\\', to: null, works: false },
    { from: 'http://old.example//%/', to: null, works: false },
  ]);
  expect(draft.notes[0]).toEqual({ post: 'Third', note: 'Its link to /about/team/ leads nowhere.' });
  expect(asked.filter((path) => path === '/first/' || path === '/category/law/')).toHaveLength(2);
});
