import { expect, it } from 'vitest';
import { readFilter, writeFilter } from './post-filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));
const everything = { search: '', status: 'all', category: '', page: 1 };

it('reads the filter of an address, and takes anything else for none', () => {
  expect(read('search=%20house%20&status=draft&category=appeals&page=2')).toEqual({
    search: 'house',
    status: 'draft',
    category: 'appeals',
    page: 2,
  });
  expect(read('status=gone&page=-1&other=x')).toEqual(everything);
  expect(read('page=1.5')).toEqual(everything);
});

it('writes only what is filtered', () => {
  expect(String(writeFilter(read('')))).toBe('');
  expect(String(writeFilter(read('status=deleted&search=a%20b')))).toBe('search=a+b&status=deleted');
});
