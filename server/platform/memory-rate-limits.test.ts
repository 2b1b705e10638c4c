import { expect, it } from 'vitest';
import { createMemoryRateLimits } from './memory-rate-limits.ts';

const rule = { name: 'page-view', limit: 1, windowMs: 600_000 };

function setUp(maxClients?: number) {
  const state = { now: 0 };
  const limits = createMemoryRateLimits(() => new Date(state.now), maxClients);
  return { state, count: (client: string, of = rule) => limits.exceeded(of, client) };
}

it('a rate limit in memory tells how long to wait, and starts over with each window', async () => {
  const { state, count } = setUp();
  expect(await count('203.0.113.1')).toBeNull();
  state.now = 599_999;
  expect(await count('203.0.113.1')).toBe(1);
  state.now = 600_000;
  expect(await count('203.0.113.1')).toBeNull();
  expect(await count('203.0.113.1')).toBe(600_000);
});

it('rate limits in memory forget the clients seen longest ago when there are too many', async () => {
  const { count } = setUp(2);
  for (const client of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) await count(client);
  expect(await count('203.0.113.2')).not.toBeNull();
  expect(await count('203.0.113.1')).toBeNull();
});

it('rate limits in memory forget a client after its window, which makes room for others', async () => {
  const { state, count } = setUp(2);
  const aMinute = { ...rule, name: 'policy-report', windowMs: 60_000 };
  await count('203.0.113.1');
  await count('203.0.113.2', aMinute);
  state.now = 60_000;
  await count('203.0.113.3', aMinute);
  expect(await count('203.0.113.1')).toBe(540_000);
});
