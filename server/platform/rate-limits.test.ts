import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeEachDatabase, type TestDatabase } from '../../tests/support/each-database.ts';
import { createKeyedHash } from './keyed-hash.store.ts';
import { createRateLimits } from './rate-limits.store.ts';

const limitsOn = (db: TestDatabase['db'], clock: () => Date) =>
  createRateLimits(db, createKeyedHash(db, null), clock);

const rule = { name: 'contact', limit: 2, windowMs: 60_000 };

describeEachDatabase('rate limits', (open) => {
  it('allow the limit, then tell how long to wait, then allow again', async () => {
    const { db } = await open();
    let now = 120_000 + 15_000;
    const limits = limitsOn(db, () => new Date(now));
    expect(await limits.exceeded(rule, '203.0.113.1')).toBeNull();
    expect(await limits.exceeded(rule, '203.0.113.1')).toBeNull();
    expect(await limits.exceeded(rule, '203.0.113.1')).toBe(45_000);
    now += 45_000;
    expect(await limits.exceeded(rule, '203.0.113.1')).toBeNull();
  });

  it('count each client and each rule on its own', async () => {
    const { db } = await open();
    const limits = limitsOn(db, () => new Date(0));
    const one = { ...rule, limit: 1 };
    expect(await limits.exceeded(one, '203.0.113.1')).toBeNull();
    expect(await limits.exceeded(one, '203.0.113.2')).toBeNull();
    expect(await limits.exceeded({ ...one, name: 'login' }, '203.0.113.1')).toBeNull();
    expect(await limits.exceeded(one, '203.0.113.1')).not.toBeNull();
  });

  it('count requests without a limit', async () => {
    const { db } = await open();
    const limits = limitsOn(db, () => new Date(0));
    const counts = await Promise.all([limits.count(rule, 'mara'), limits.count(rule, 'mara')]);
    expect(counts.sort()).toEqual([1, 2]);
    expect(await limits.count(rule, 'tom')).toBe(1);
  });

  it('hold across processes and count simultaneous requests', async () => {
    const { db } = await open();
    const limits = [1, 2].map(() => limitsOn(db, () => new Date(0)));
    const answers = await Promise.all([...limits, ...limits].map((each) => each.exceeded(rule, 'a')));
    expect(answers.filter((waitMs) => waitMs === null)).toHaveLength(2);
  });

  it('store no address and forget old windows', async () => {
    const { db } = await open();
    let now = 0;
    const limits = limitsOn(db, () => new Date(now));
    await limits.exceeded(rule, '203.0.113.1');
    const [row] = await db.selectFrom('rate_limits').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain('203.0.113.1');
    const guessed = createHash('sha256').update('contact\n203.0.113.1').digest('hex');
    expect(row?.key_hash, 'trying all addresses finds it').not.toBe(guessed);
    now = 200_000;
    await limits.exceeded(rule, '203.0.113.9');
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toHaveLength(1);
  });
});
