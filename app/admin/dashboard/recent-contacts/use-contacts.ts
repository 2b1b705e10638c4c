import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ContactListItem } from '../../../../contract/admin.ts';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { adminRequest } from '../../session/admin-client.ts';

const PAGE_SIZE = 50;

export const contactsKey = [staffApiPaths.adminContacts] as const;

interface ContactsPage {
  contacts: ContactListItem[];
  /** Number of requests on all pages. */
  total: number;
}

export type ContactsQuery = ReturnType<typeof useContacts>['query'];

/** Loads all requests, newest first, fifty per page. */
export function useContacts() {
  const query = useInfiniteQuery({
    queryKey: contactsKey,
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: 0,
    getNextPageParam: (last: ContactsPage, pages) => {
      const offset = pages.length * PAGE_SIZE;
      return offset < last.total ? offset : undefined;
    },
  });
  const pages = query.data?.pages;
  const contacts = useMemo(() => (pages ? withoutDuplicates(pages) : undefined), [pages]);
  return { query, contacts, total: pages?.at(-1)?.total ?? 0 };
}

async function fetchPage(offset: number): Promise<ContactsPage> {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE), offset: String(offset) });
  const response = await adminRequest('GET', `${staffApiPaths.adminContacts}?${query}`);
  const contacts = (await response.json()) as ContactListItem[];
  return { contacts, total: Number(response.headers.get('X-Total-Count') ?? contacts.length) };
}

/** Removes duplicates: a lead that arrives between two page loads shifts rows to the next page. */
function withoutDuplicates(pages: readonly ContactsPage[]): ContactListItem[] {
  const byNumber = new Map(
    pages.flatMap((page) => page.contacts).map((contact) => [contact.number, contact]),
  );
  return [...byNumber.values()];
}
