import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createMemoryRateLimits } from '../../memory-rate-limits.ts';
import type { RateRule } from '../../rate-limits.store.ts';
import { rateLimiting } from '../../rate-limits.ts';
import type { AppContext } from '../app-context.ts';
import { clientAddress } from './client-address.ts';

async function addressSeen(trustedHops: number, peer: string | null, forwardedFor?: string): Promise<string> {
  const app = new Hono<AppContext>();
  app.use(clientAddress(trustedHops));
  app.get('/', (c) => c.text(c.get('clientAddress')));
  const headers: Record<string, string> =
    forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor };
  const bindings = peer === null ? undefined : { incoming: { socket: { remoteAddress: peer } } };
  return (await app.request('/', { headers }, bindings)).text();
}

describe("the client's address", () => {
  it('is the peer, whatever the client claims, when no proxy is trusted', async () => {
    expect(await addressSeen(0, '198.51.100.1', '203.0.113.7')).toBe('198.51.100.1');
    expect(await addressSeen(0, '::ffff:198.51.100.1')).toBe('198.51.100.1');
  });

  it('is what the outermost trusted proxy saw', async () => {
    expect(await addressSeen(1, '10.0.0.1', '6.6.6.6, 203.0.113.7')).toBe('203.0.113.7');
    expect(await addressSeen(2, '10.0.0.1', '6.6.6.6, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7');
    expect(await addressSeen(1, '10.0.0.1', '[2001:db8::1]:443')).toBe('2001:db8::1');
    expect(await addressSeen(1, '10.0.0.1', '203.0.113.7:5000')).toBe('203.0.113.7');
  });

  it('is the peer when the header is missing or nonsense', async () => {
    expect(await addressSeen(1, '10.0.0.1')).toBe('10.0.0.1');
    expect(await addressSeen(1, '10.0.0.1', 'unknown')).toBe('10.0.0.1');
    expect(await addressSeen(3, '10.0.0.1', '203.0.113.7')).toBe('203.0.113.7');
    expect(await addressSeen(1, '10.0.0.1', 'fe80::1%br-lan')).toBe('10.0.0.1');
    expect(await addressSeen(0, 'fe80::1%br-lan')).toBe('unknown');
    expect(await addressSeen(0, null)).toBe('unknown');
  });
});

describe('rate limits', () => {
  async function statuses(addresses: string[], rule: RateRule, clock = () => new Date(0)): Promise<number[]> {
    const app = new Hono<AppContext>();
    app.onError((_, c) => c.text('', 429));
    app.use(clientAddress(0), rateLimiting(createMemoryRateLimits(clock))(rule));
    app.get('/', (c) => c.text(''));
    const answers: number[] = [];
    for (const remoteAddress of addresses) {
      const answer = await app.request('/', {}, { incoming: { socket: { remoteAddress } } });
      answers.push(answer.status);
    }
    return answers;
  }
  const once = { name: 'x', limit: 1, windowMs: 1000 };

  it('take one IPv6 network for one client', async () => {
    expect(await statuses(['2001:db8:0:1::1', '2001:db8::1:ffff:0:0:2', '2001:db8:0:2::1'], once)).toEqual([
      200, 429, 200,
    ]);
    expect(await statuses(['203.0.113.1', '203.0.113.2', '203.0.113.1'], once)).toEqual([200, 200, 429]);
  });

  it('start anew with each window', async () => {
    let now = 0;
    const clock = () => {
      now += 400;
      return new Date(now);
    };
    expect(await statuses(Array<string>(5).fill('203.0.113.1'), once, clock)).toEqual([
      200, 429, 200, 429, 200,
    ]);
  });
});
