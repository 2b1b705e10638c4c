import { pino } from 'pino';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { createAuditStore } from './audit.store.ts';
import { createAudit } from './audit.ts';
import { createAuditRetention } from './audit-retention.ts';

describeEachDatabase('the audit log', (open) => {
  it('keeps its entries for two years', async () => {
    const { db } = await open();
    const store = createAuditStore(db);
    let now = new Date('2026-03-02T15:00:00Z');
    const clock = () => now;
    const audit = createAudit({ store, clock });
    await audit.record({ staff: 'mara', action: 'login' });
    now = new Date('2026-03-02T15:01:00Z');
    await audit.record({ staff: 'mara', action: 'logout' });
    now = new Date('2028-03-01T15:00:30Z');
    await createAuditRetention({ store, clock, log: pino({ level: 'silent' }) }).removeOld();
    const { entries } = await audit.list({ limit: 10, offset: 0 });
    expect(entries.map(({ action }) => action)).toEqual(['logout']);
  });
});
