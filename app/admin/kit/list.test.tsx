import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { filterParts } from './filters.ts';
import { List, type ListSource, type Rows, useListPage } from './list.tsx';

const source: ListSource<{ page: number }, Rows<string>> = {
  schema: z.object({ page: filterParts.page }),
  path: '/names',
  perPage: 50,
  load: () => Promise.reject(new Error('Nothing is loaded here.')),
};

function Names({ page }: { page: number }) {
  const query = useListPage(source, { page });
  return (
    <List
      list={{ query, page, perPage: 50, showPage() {}, urlOf: (other) => `?page=${other}` }}
      none="No names yet."
      pages={{ label: 'Pages' }}
    >
      {(names) => names.join()}
    </List>
  );
}

function show(page: number, loaded: Rows<string>) {
  const client = new QueryClient();
  client.setQueryData(['/names', page === 1 ? '' : `offset=${(page - 1) * 50}`], loaded);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Names page={page} />
    </QueryClientProvider>,
  );
}

test('a list shows the rows of a page and leads to the others', () => {
  const html = show(2, { rows: ['Ana', 'Mara'], total: 102 });
  expect(html).toContain('Ana,Mara');
  expect(html).toContain('Page 2 of 3, 102 in all');
  expect(html).toMatch(/href="\?page=1"[^>]*>Previous.*href="\?page=3"[^>]*>Next/);
});

test('a list says why it has no rows, and a page beyond the last one leads back', () => {
  expect(show(1, { rows: [], total: 0 })).toContain('No names yet.');
  const html = show(999, { rows: [], total: 2050 });
  expect(html).toContain('This page does not exist: the list is shorter.');
  expect(html).toMatch(/aria-disabled="false"[^>]*>Previous.*Last page: 41, 2,050 in all/s);
  expect(html).not.toContain('No names yet.');
});
