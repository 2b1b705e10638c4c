import { expect, it } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { meta } from './route.tsx';

it('another list that a browser opens has its own canonical URL, whatever the first one had', () => {
  const loaderData = {
    head: { title: 'Blog', canonical: 'https://elsewhere.example/blog/', tags: [] },
    siteUrl: 'https://firm.example',
    first: {
      query: { page: 1, search: '', category: '' },
      list: { posts: [], totalPages: 2 },
      missing: null,
    },
    sidebar: { total: 12, categories: [], recent: [], popular: [] },
  };
  const canonicalAt = (search: string, canonical: string | null = loaderData.head.canonical) =>
    meta({
      loaderData: { ...loaderData, head: { ...loaderData.head, canonical } },
      location: { pathname: paths.blog, search },
    } as never)
      ?.map((tag) => ('rel' in tag && tag.rel === 'canonical' ? tag.href : null))
      .find(Boolean);
  expect(canonicalAt('')).toBe('https://elsewhere.example/blog/');
  const second = `https://firm.example${paths.blogList({ page: 2, search: '', category: '' })}`;
  expect(canonicalAt('?page=2')).toBe(second);
  // The first one is not found.
  expect(canonicalAt('?page=2', null)).toBe(second);
});
