import { expect, it } from 'vitest';
import { createMemoryRateLimits } from './memory-rate-limits.ts';

it('rate limits in memory forget a network address after its window', async () => {
  let now = 0;
  const limits = createMemoryRateLimits(() => new Date(now));
  const rule = { name: 'page-view', limit: 1, windowMs: 600_000 };
  await limits.exceeded(rule, '203.0.113.1');
  await limits.exceeded(rule, '203.0.113.2');
  now = 599_999;
  expect(await limits.exceeded(rule, '203.0.113.1')).toBe(1);
  expect(limits.remembered()).toBe(2);
  now = 660_000;
  await limits.exceeded(rule, '203.0.113.3');
  expect(limits.remembered()).toBe(1);
});
