import { expect, it } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { meta } from './route.tsx';

const head = {
  title: 'Blog',
  canonical: 'https://elsewhere.example/blog/',
  tags: [
    ['description', 'The first list.'],
    ['robots', 'index, follow'],
    ['og:type', 'website'],
    ['og:title', 'Blog'],
    ['og:url', 'https://elsewhere.example/blog/'],
  ],
  headTags: [{ tagName: 'meta', property: 'og:url', content: 'https://elsewhere.example/' }],
};
const second = `https://firm.example${paths.blogList({ page: 2, search: '', category: '' })}`;

/** The head at a URL that a browser opens after the first list, by the name of each tag. */
function headAt(search: string, first: object = head) {
  const loaderData = {
    head: first,
    siteUrl: 'https://firm.example',
    first: {
      query: { page: 1, search: '', category: '' },
      list: { posts: [], totalPages: 2 },
      missing: null,
    },
    sidebar: { total: 12, categories: [], recent: [], popular: [] },
  };
  const tags = meta({ loaderData, location: { pathname: paths.blog, search } } as never) ?? [];
  const values: Record<string, unknown[]> = {};
  for (const tag of tags as Record<string, unknown>[]) {
    const name = String(tag.rel ?? tag.name ?? tag.property ?? 'title');
    values[name] = [...(values[name] ?? []), tag.href ?? tag.content ?? tag.title];
  }
  return values;
}

it('another list that a browser opens has its own canonical URL, whatever the first one had', () => {
  expect(headAt('').canonical).toEqual(['https://elsewhere.example/blog/']);
  expect(headAt('?page=2').canonical).toEqual([second]);
  // The first one is not found.
  expect(headAt('?page=2', { ...head, canonical: null }).canonical).toEqual([second]);
});

it('another list that a browser opens has its own tags for networks and search engines, each once', () => {
  const { title, ...next } = headAt('?page=2');
  expect(next).toMatchObject({
    description: [expect.stringMatching(/; page 2\.$/)],
    robots: ['index, follow'],
    'og:type': ['website'],
    'og:title': title,
    'og:url': [second],
  });
  // The first one is not found.
  const notFound = { ...head, canonical: null, tags: [['robots', 'noindex, nofollow']] };
  expect(headAt('?page=2', notFound)).toMatchObject({ robots: ['index, follow'], 'og:url': [second] });
});

it('a search is not listed by search engines, and the list after it is', () => {
  expect(headAt('?search=mediation')).toMatchObject({
    robots: ['noindex, nofollow'],
    canonical: [`https://firm.example${paths.blog}`],
    'og:url': [`https://firm.example${paths.blog}`],
  });
});
