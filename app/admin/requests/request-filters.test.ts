import { expect, test } from 'vitest';
import { filterQuery, readFilters, writeFilters } from '../kit/filters.ts';
import { requestFilters } from './request-filters.ts';

const read = (query: string) => readFilters(requestFilters, new URLSearchParams(query));

test('a URL keeps every filter', () => {
  const query =
    'search=ana+ruiz&state=new&source=footer&caseType=other&delivery=failed&from=2026-03-01&to=2026-03-02&order=oldest&page=3';
  expect(writeFilters(read(query)).toString()).toBe(query);
});

test('the URL of a list without filters is short', () => {
  expect(writeFilters(read('')).toString()).toBe('');
  expect(filterQuery(read(''), 50).toString()).toBe('');
});

test('a filter or page that does not exist filters nothing', () => {
  expect(
    writeFilters(read('state=lost&source=tv&delivery=late&from=soon&page=-1&order=best&x=1')).toString(),
  ).toBe('');
  expect(read('page=1.5').page).toBe(1);
});

test('a search is trimmed', () => {
  expect(read('search=%20house%20').search).toBe('house');
});

test('a changed filter leaves other parameters of the URL alone', () => {
  const current = new URLSearchParams('post=custody&state=new&page=2');
  expect(writeFilters({ ...read('state=retained') }, current).toString()).toBe('post=custody&state=retained');
});

test('the API is asked for a page by its offset', () => {
  expect(filterQuery(read('state=new&page=3'), 50).toString()).toBe('state=new&offset=100');
});
