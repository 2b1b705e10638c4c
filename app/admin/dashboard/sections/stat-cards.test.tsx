import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { StatCards } from './stat-cards.tsx';

test.each([
  ['loading', null, ['…'], null],
  [
    'failed',
    new TypeError('Failed to fetch'),
    ['–'],
    'The totals could not be loaded. The server could not be',
  ],
] as const)('totals that are %s show it', (state, error, shown, text) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <StatCards stats={undefined} state={state} error={error} onRetry={() => {}} />
    </MemoryRouter>,
  );
  expect([...new Set(html.match(/[…–]/g))]).toEqual(shown);
  if (text) expect(html).toContain(text);
  else expect(html).not.toContain('role="alert"');
});
