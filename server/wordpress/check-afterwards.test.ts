import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { checkAfterwards } from './check-afterwards.ts';
import type { ImportedFile } from './convert/media-copy.ts';
import { startReport } from './import-reports.store.ts';
import type { PlacedPost } from './merge/imported-posts.store.ts';
import { createSourceFacts } from './wordpress-post.ts';

const ANSWERS: Record<string, Response> = {
  '/2024/05/first/': new Response(null, { status: 301, headers: { Location: '/first/' } }),
  '/first/': new Response(),
  '/category/law/': new Response(),
  '/tag/401k/': new Response(null, { status: 301, headers: { Location: '/blog/?search=401(k)' } }),
  '/blog/?search=401(k)': new Response(),
  '/contact/': new Response(),
  '/here.jpg': new Response(),
};

const FILES: ImportedFile[] = ['/here.jpg', null, '/gone.jpg'].map((to, index) => [
  `http://old.example/${index}.jpg`,
  to,
]);
const POSTS: PlacedPost[] = [
  ['First', ''],
  ['Second', '<a href="/first/">1</a> <a href="/category/law/">2</a> <a href="/contact/">3</a>'],
  ['Third', '<a href="/contact/">1</a> <a href="/about/team/">2</a>'],
  ['Fourth', '<a href="/\\">1</a> <a href="/%/">2</a>'],
  ['Without a link', ''],
].map(([title = '', content = ''], index) => ({
  key: String(index + 1),
  number: index + 1,
  sourceStatus: index === 0 || index === 4 ? 'publish' : 'draft',
  link: index === 4 ? '' : 'http://old.example/2024/05/first/',
  files: FILES,
  title,
  content,
  categories: ['Law'],
  slug: 'first',
  status: 'published',
  publishedAt: '2024-05-01T00:00:00.000Z',
}));

it('old addresses, terms, links of texts and copied files are asked for once, and a broken link is noted with its post', async () => {
  const asked: string[] = [];
  const draft = startReport();
  const listed = (list: keyof typeof draft.entries) => draft.entries[list].map((entry) => JSON.parse(entry));
  for (const { key, slug } of POSTS) draft.seen.set(key, slug);
  for (const term of ['category/law', 'category/gone', 'tag/401k']) draft.terms.add(term);
  const done: number[] = [];
  const counts = await checkAfterwards({
    async ask(path) {
      asked.push(path);
      return ANSWERS[path] ?? new Response(null, { status: 404 });
    },
    source: { siteUrl: 'http://old.example', facts: createSourceFacts() },
    posts: Readable.from(POSTS),
    addFormerSlugs: async () => {},
    draft,
    isComplete: true,
    dryRun: false,
    now: '2026-01-01T00:00:00.000Z',
    signal: new AbortController().signal,
    onRead: async () => {},
    onChecked: async (...progress) => void done.push(...progress),
  });
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
  expect(listed('images')).toEqual([
    { from: 'http://old.example/0.jpg', to: '/here.jpg', works: true },
    { from: 'http://old.example/1.jpg', to: null, works: false },
    { from: 'http://old.example/2.jpg', to: '/gone.jpg', works: false },
  ]);
  expect(listed('notes')[0]).toEqual({ post: 'Third', note: 'Its link to /about/team/ leads nowhere.' });
  expect(draft.broken).toEqual({ addresses: 4, images: 2 });
  expect(counts).toEqual({
    statuses: new Map([
      ['publish', 2],
      ['draft', 3],
    ]),
    categories: new Map([['Law', 2]]),
  });
  expect(asked.filter((path) => path === '/first/' || path === '/category/law/')).toHaveLength(2);
  expect(done.slice(-2), 'everything is counted').toEqual([13, 13]);
});

it('the addresses and files that would fill the memory are not checked, but counted', async () => {
  const draft = startReport();
  const long = 'x'.repeat(3000);
  const [post] = POSTS;
  if (!post) throw new Error('There is no post.');
  const files = [0, 1, 2, 3].map((name): ImportedFile => [`http://old.example/${name}${long}.jpg`, null]);
  const posts = ['1', '2', '3', '4'].map((key) => ({ ...post, key, link: `${post.link}${long}`, files }));
  for (const { key } of posts) draft.seen.set(key, '');
  await checkAfterwards({
    ask: async () => new Response(null, { status: 404 }),
    source: { siteUrl: 'http://old.example', facts: createSourceFacts() },
    posts: Readable.from(posts),
    addFormerSlugs: async () => {},
    draft,
    ...{ isComplete: true, dryRun: false, now: '2026-01-01T00:00:00.000Z' },
    signal: new AbortController().signal,
    onRead: async () => {},
    onChecked: async () => {},
    checkedMax: 20_000,
  });
  const kind = 'addresses and files beyond those that can be checked';
  expect(draft.leftOut.get(kind)).toBe(2);
});
