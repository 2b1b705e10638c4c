import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { NoAnswerError } from '../../session/no-answer.ts';
import { StatCards } from './stat-cards.tsx';

const refetch = () => Promise.reject(new Error('Nothing is loaded here.'));

test.each([
  ['loading', true, null, ['…'], null],
  [
    'failed',
    false,
    new NoAnswerError(new TypeError('Failed to fetch')),
    ['–'],
    'The totals could not be loaded. The server could not be',
  ],
] as const)('totals that are %s show it', (_state, isFetching, error, shown, text) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <StatCards query={{ data: undefined, isFetching, isError: error !== null, error, refetch }} />
    </MemoryRouter>,
  );
  expect([...new Set(html.match(/[…–]/g))]).toEqual(shown);
  if (text) expect(html).toContain(text);
  else expect(html).not.toContain('role="alert"');
});
