import { type EntryContext, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import handleRequest from './entry.server.tsx';

it('renders nothing for HEAD', async () => {
  const request = new Request('https://firm.example/', { method: 'HEAD' });
  const cannotBeRendered = {} as EntryContext;
  const answer = await handleRequest(
    request,
    200,
    new Headers(),
    cannotBeRendered,
    new RouterContextProvider(),
  );
  expect([answer.status, answer.body]).toEqual([200, null]);
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
});
