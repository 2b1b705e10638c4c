import { expect, test } from 'vitest';
import type { ContactListItem } from '../../../../contract/admin.ts';
import { newestFirst, nextOrder, orderInWords, type SortOrder, sortContacts } from './sort-contacts.ts';

const contacts = [
  contact('zoe', '2024-03-01T10:00:00.000Z', 'child-custody'),
  contact('Émile', '2024-03-03T10:00:00.000Z', 'other'),
  contact('adam', '2024-03-02T10:00:00.000Z', 'Consultation Request'),
  contact('Adam', '2024-03-04T10:00:00.000Z', 'child-custody'),
];

test('the default order is newest first', () => {
  expect(names(newestFirst)).toEqual(['Adam', 'Émile', 'adam', 'zoe']);
});

test('names sort by locale, equal ones newest first', () => {
  expect(names({ column: 'name', direction: 'ascending' })).toEqual(['Adam', 'adam', 'Émile', 'zoe']);
  expect(names({ column: 'name', direction: 'descending' })).toEqual(['zoe', 'Émile', 'Adam', 'adam']);
});

test('requests sort by their displayed text', () => {
  expect(names({ column: 'request', direction: 'ascending' })).toEqual(['Adam', 'zoe', 'adam', 'Émile']);
});

test('sorting does not mutate the list', () => {
  const before = contacts.map(({ name }) => name);
  sortContacts(contacts, { column: 'name', direction: 'ascending' });
  expect(contacts.map(({ name }) => name)).toEqual(before);
});

test('a second press on a heading reverses the order', () => {
  const first = nextOrder(newestFirst, 'name');
  expect(first).toEqual({ column: 'name', direction: 'ascending' });
  expect(nextOrder(first, 'name')).toEqual({ column: 'name', direction: 'descending' });
  expect(nextOrder(first, 'received')).toEqual(newestFirst);
});

test('the order is announced in words', () => {
  expect(orderInWords(newestFirst)).toBe('Sorted newest first');
  expect(orderInWords({ column: 'name', direction: 'ascending' })).toBe('Sorted by name');
  expect(orderInWords({ column: 'name', direction: 'descending' })).toBe('Sorted by name, from Z to A');
});

function names(order: SortOrder): string[] {
  return sortContacts(contacts, order).map(({ name }) => name);
}

function contact(name: string, createdAt: string, caseType: string): ContactListItem {
  return {
    id: createdAt,
    number: 1,
    name,
    email: 'visitor@example.com',
    message: 'A message',
    createdAt,
    kind: 'contact',
    phone: '2125550176',
    caseType,
    preferredContact: null,
    consent: false,
    notice: null,
    pageSource: 'Contact Page',
    pagePath: null,
    suspectedSpam: null,
  };
}
