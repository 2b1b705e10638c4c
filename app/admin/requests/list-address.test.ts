import { expect, test } from 'vitest';
import { countFilters, pageQuery, readChoice, writeChoice } from './list-address.ts';

const read = (query: string) => readChoice(new URLSearchParams(query));

test('an address keeps every filter', () => {
  const query =
    'search=ana+ruiz&state=new&source=footer&caseType=other&delivery=failed&from=2026-03-01&to=2026-03-02&order=oldest&page=3';
  expect(writeChoice(read(query)).toString()).toBe(query);
  expect(countFilters(read(query))).toBe(6);
});

test('an address without filters is short', () => {
  expect(writeChoice(read('')).toString()).toBe('');
  expect(pageQuery(read('')).toString()).toBe('');
});

test('what means nothing is left out, so that the API accepts the rest', () => {
  expect(
    writeChoice(read('state=lost&source=tv&delivery=late&from=soon&page=-1&order=best&x=1')).toString(),
  ).toBe('');
});

test('a page is asked for by its offset', () => {
  expect(pageQuery(read('state=new&page=3')).toString()).toBe('state=new&offset=100');
});
