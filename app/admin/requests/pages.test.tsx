import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { REQUESTS_PER_PAGE } from '../../../contract/requests.ts';
import { Pages } from './pages.tsx';
import { requestFilters } from './request-filters.ts';

test.each([
  ['2', 'Previous', 'Page 2 of 41', 'Next'],
  ['999', 'Last page', 'There are 41 pages', ''],
])('page %s of 41', (page, ...texts) => {
  const filters = requestFilters.parse({ page });
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Pages filters={filters} total={41 * REQUESTS_PER_PAGE} />
    </MemoryRouter>,
  );
  expect(html.replace(/<[^>]*>/g, '|')).toMatch(new RegExp(texts.filter(Boolean).join('\\|+')));
  expect(html).not.toContain('Page 999');
});
