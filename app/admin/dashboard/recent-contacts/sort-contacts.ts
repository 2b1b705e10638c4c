import type { ContactListItem } from '../../../../contract/admin.ts';
import { caseTypeInWords } from '../../requests/case-type-in-words.ts';

export type SortColumn = 'received' | 'name' | 'email' | 'request' | 'source';

export interface SortOrder {
  column: SortColumn;
  direction: 'ascending' | 'descending';
}

export const newestFirst: SortOrder = { column: 'received', direction: 'descending' };

type Compare = (a: ContactListItem, b: ContactListItem) => number;

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const byText =
  (text: (contact: ContactListItem) => string): Compare =>
  (a, b) =>
    collator.compare(text(a).trim(), text(b).trim());

const comparisons: Record<SortColumn, Compare> = {
  received: (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
  name: byText((contact) => contact.name),
  email: byText((contact) => contact.email),
  request: byText((contact) => caseTypeInWords(contact.caseType)),
  source: byText((contact) => contact.pageSource),
};

/** Returns a sorted copy; equal rows are newest first. */
export function sortContacts(contacts: readonly ContactListItem[], order: SortOrder): ContactListItem[] {
  const compare = comparisons[order.column];
  const sign = order.direction === 'ascending' ? 1 : -1;
  return [...contacts].sort((a, b) => sign * compare(a, b) || comparisons.received(b, a));
}

const ORDERS: Record<SortColumn, Record<SortOrder['direction'], string>> = {
  received: { descending: 'newest first', ascending: 'oldest first' },
  name: { ascending: 'by name', descending: 'by name, from Z to A' },
  email: { ascending: 'by email', descending: 'by email, from Z to A' },
  request: { ascending: 'by request', descending: 'by request, from Z to A' },
  source: { ascending: 'by source', descending: 'by source, from Z to A' },
};

/** The order as it is announced. */
export function orderInWords({ column, direction }: SortOrder): string {
  return `Sorted ${ORDERS[column][direction]}`;
}

/** The order after a press on a column's heading: text starts ascending, dates descending. */
export function nextOrder(current: SortOrder, column: SortColumn): SortOrder {
  if (current.column === column) {
    return { column, direction: current.direction === 'ascending' ? 'descending' : 'ascending' };
  }
  return { column, direction: column === 'received' ? 'descending' : 'ascending' };
}
