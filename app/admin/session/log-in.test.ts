import { expect, onTestFinished, test, vi } from 'vitest';
import { clockTime } from '../kit/format.ts';
import { type FailedLogin, logIn, reasonOf } from './log-in.ts';

const NOW = new Date('2026-03-02T15:00:00Z');

/** Logs in at a server that answers this, or that cannot be reached. */
async function outcomeOf(answer: Response | null) {
  vi.stubGlobal('fetch', async () => {
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return logIn({ username: 'mara', password: 'a guess' }, () => NOW);
}

const refusal = (status: number, headers = {}) => new Response('{"error":"No."}', { status, headers });

test('an accepted login has a token', async () => {
  expect(await outcomeOf(Response.json({ token: 'abc' }))).toEqual({
    ok: true,
    token: 'abc',
    toast: {
      title: 'Login successful',
      description: 'Welcome to the admin dashboard',
      variant: 'default',
    },
  });
});

test('rejected credentials are said to be wrong', async () => {
  const outcome = (await outcomeOf(refusal(401))) as FailedLogin;
  expect(outcome).toMatchObject({
    ok: false,
    isRejected: true,
    toast: { title: 'Login failed', description: 'Invalid credentials', variant: 'destructive' },
  });
  expect(reasonOf(outcome)).toBeNull();
});

test.each([
  ['cannot be reached', null],
  ['fails', refusal(500)],
])('a server that %s has not checked the credentials', async (_, answer) => {
  const outcome = (await outcomeOf(answer)) as FailedLogin;
  expect(outcome).toMatchObject({
    ok: false,
    isRejected: false,
    toast: { title: 'Error', description: 'Failed to login', variant: 'destructive' },
  });
  expect(reasonOf(outcome)).toBe('Failed to login. Please check your connection and try again.');
});

test('after too many attempts the login is paused, for as long as the server says', async () => {
  const outcome = (await outcomeOf(refusal(429, { 'Retry-After': '90' }))) as FailedLogin;
  const until = clockTime(new Date(NOW.getTime() + 90_000));
  expect(outcome).toMatchObject({
    ok: false,
    isRejected: false,
    toast: {
      title: 'Login failed',
      description: `Too many attempts. Please try again at ${until}.`,
      variant: 'destructive',
    },
  });
  expect(reasonOf(outcome)).toBe(`Login is paused until ${until}.`);
});
