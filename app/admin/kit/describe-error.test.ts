import { expect, onTestFinished, test, vi } from 'vitest';
import { createAdminClient } from '../session/admin-client.ts';
import { adminSession } from '../session/session.ts';
import { describeError, isExpected } from './describe-error.ts';
import { fetchRows, staffRequest } from './staff-request.ts';

const calls = {
  'a mutation': () => staffRequest('POST', '/api/admin/notes', { text: 'Calls back.' }),
  'a list': () => fetchRows('/api/admin/media'),
  'a query': () => createAdminClient().fetchQuery({ queryKey: ['/api/admin/account'] }),
};

/** Catches the error of a call that the server answers so. */
async function errorOf(call: () => Promise<unknown>, answer: () => Promise<Response>): Promise<unknown> {
  vi.spyOn(adminSession, 'token').mockReturnValue(null);
  vi.stubGlobal('fetch', answer);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return call().catch((error: unknown) => error);
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const brokenOff = async () =>
  new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) }));

test.each(Object.entries(calls))('%s says when the server could not be reached', async (_name, call) => {
  for (const answer of [lost, brokenOff]) {
    const error = await errorOf(call, answer);
    expect(describeError(error)).toBe('The server could not be reached. Please try again.');
    expect(isExpected(error)).toBe(true);
  }
});

test.each(Object.entries(calls))('%s gives the reason of the server', async (_name, call) => {
  const error = await errorOf(call, async () => Response.json({ error: 'Too long.' }, { status: 400 }));
  expect(describeError(error)).toBe('Too long.');
  const silent = await errorOf(call, async () => new Response(null, { status: 502 }));
  expect(describeError(silent)).toBe('The server failed. Please try again.');
  expect(isExpected(silent)).toBe(true);
});

test('a fault of our own code is not blamed on the connection', () => {
  const fault = new TypeError('Cannot read properties of undefined');
  expect(describeError(fault)).toBe('Something went wrong on this page. Please reload it and try again.');
  expect(isExpected(fault)).toBe(false);
});
