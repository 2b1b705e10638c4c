import { expect, test } from 'vitest';
import { popularTopics } from '#firm/identity.ts';
import { paths } from '../../../contract/paths.ts';
import { readListQuery } from '../../../contract/post-lists.ts';
import {
  listHeading,
  listPosition,
  listSeo,
  pageHeading,
  shownCategories,
  shownQuery,
  UNKNOWN_CATEGORY,
} from './list-query.ts';

test.each([
  [1, { total: 1, totalPages: 1 }, '1 article'],
  [1, { total: 9, totalPages: 1 }, '9 articles'],
  [2, { total: 24, totalPages: 3 }, '24 articles · page 2 of 3'],
  [1, { total: 1000, totalPages: 112 }, '1,000 articles · page 1 of 112'],
])('how much there is: page %d of %o is %s', (page, list, words) => {
  expect(listPosition({ page, search: '', category: '' }, { posts: [], ...list })).toBe(words);
});

const read = (address: string) => readListQuery(new URL(address, 'https://firm.example'));

test.each([
  ['/blog/', 1, '', ''],
  ['/blog', 1, '', ''],
  ['/blog/page/12/', 12, '', ''],
  ['/category/caf%C3%A9/', 1, 'café', ''],
  ['/category/appeals/page/2', 2, 'appeals', ''],
  ['/blog/?search=child+support&category=appeals&page=3', 3, 'appeals', 'child support'],
])('%s is a URL of the list', (address, page, category, search) => {
  expect(read(address)).toEqual({ page, category, search });
  expect(read(paths.blogList(read(address)))).toEqual({ page, category, search });
});

test('the queries that the specification names have the URLs of the list', () => {
  expect(paths.blogList(read('/blog/?category=child-custody'))).toBe('/category/child-custody/');
  expect(paths.blogList(read('/blog/?category=child-custody&page=2'))).toBe(
    '/category/child-custody/page/2/',
  );
  expect(paths.blogList(read('/blog/?page=2'))).toBe('/blog/page/2/');
});

test('a path has no query, and what is no page number is beyond the last page', () => {
  expect(read('/blog/page/2/?page=3&search=x')).toEqual({ page: 2, search: '', category: '' });
  expect(read('/category/appeals/?page=3')).toEqual({ page: 1, search: '', category: 'appeals' });
  for (const page of ['0', 'x', '1.5', '9'.repeat(30)]) {
    expect(read(`/blog/page/${page}/`).page, page).toBe(999_999_999);
  }
});

/** The last three words stay in one line. */
const title = 'Family law, in\u00a0plain\u00a0words';
const categories = [{ name: 'Appeals', slug: 'appeals', count: 20 }];

test.each([
  ['/blog/', title, 'All articles'],
  ['/blog/page/2/', `${title}, page 2`, 'All articles'],
  ['/blog/page/x/', title, 'All articles'],
  ['/category/appeals/', 'Appeals Articles', 'Appeals'],
  ['/category/appeals/page/2/', 'Appeals Articles, page 2', 'Appeals'],
  ['/blog/?category=appeals', 'Appeals Articles', 'Appeals'],
  ...popularTopics.map(({ slug, name }) => [`/category/${slug}/`, `${name} Articles`, name]),
  ['/category/unknown/', 'Page not found', 'Topic not found'],
  ['/Category/Unknown/', 'Page not found', 'Topic not found'],
  ['/blog/?category=unknown&page=2', 'Page not found', 'Topic not found'],
  ['/blog/?search=custody&page=2', title, 'Search results for “custody”'],
])('%s is headed "%s", and its list "%s"', (address, ofPage, ofList) => {
  expect(pageHeading(read(address), categories)).toBe(ofPage);
  expect(listHeading(read(address), categories)).toBe(ofList);
});

test('every page of the list has its own title and a description that is not too long', () => {
  const seo = [
    '/blog/',
    '/blog/page/2/',
    '/blog/page/3/',
    '/category/appeals/',
    '/category/appeals/page/2/',
  ].map((address) => listSeo(read(address), categories));
  for (const part of ['title', 'description'] as const) {
    expect(new Set(seo.map((one) => one[part])).size, part).toBe(seo.length);
  }
  expect(seo[4]).toMatchObject({
    title: 'Appeals Articles, page 2',
    description: expect.stringMatching(/^Articles on Appeals .*page 2\.$/),
  });
  for (const { description } of seo) expect(description.length).toBeLessThanOrEqual(160);
});

const list = { posts: [], total: 20, totalPages: 3 };

test.each([
  ['/category/other/', UNKNOWN_CATEGORY, 'category', UNKNOWN_CATEGORY],
  ['/category/appeals/', UNKNOWN_CATEGORY, 'category', read('/category/appeals/')],
  ['/blog/', UNKNOWN_CATEGORY, 'category', read('/blog/')],
  ['/blog/page/9/', read('/blog/page/x/'), 'page', read('/blog/page/x/')],
  ['/blog/page/3/', read('/blog/page/x/'), 'page', read('/blog/page/3/')],
  ['/blog/?search=custody&page=9', read('/blog/page/x/'), 'page', read('/blog/?search=custody&page=9')],
  ['/blog/page/2/', read('/blog/'), null, read('/blog/page/2/')],
] as const)('%s after a first part %o shows %o', (url, query, missing, shown) => {
  const location = new URL(url, 'https://firm.example');
  expect(shownQuery(location, { query, list, missing }, categories)).toEqual(shown);
});

test('a list shows no more than the hundred categories with most posts, and the chosen one', () => {
  const categories = Array.from({ length: 2000 }, (_, index) => ({ slug: `c${index}`, name: '', count: 1 }));
  expect(shownCategories(categories, 'c1500').map(({ slug }) => slug)).toEqual([
    ...categories.slice(0, 100).map(({ slug }) => slug),
    'c1500',
  ]);
});
