import { expect, it } from 'vitest';
import type { ImportReportSummary } from '../../contract/wordpress-import.ts';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { createImportLeaseStore } from './import-lease.store.ts';
import { createImportReportsStore } from './import-reports.store.ts';

function summaryOf(id: string, startedAt: string): ImportReportSummary {
  const counts = { total: 0, created: 0, updated: 0, unchanged: 0, failed: 0 };
  const source = { kind: 'wxr', name: 'export.xml' } as const;
  return {
    id,
    source,
    startedAt,
    finishedAt: startedAt,
    outcome: 'finished',
    error: null,
    dryRun: false,
    ...counts,
  };
}
const NOTHING_COUNTED = { statuses: [], categories: [], leftOut: [], errors: [] };
const NO_ENTRIES = { conflicts: [], changes: [], notes: [], addresses: [], images: [] };
const note = (number: number) => ({ post: `Post ${number}`, note: 'Über 5 "things"' });

describeEachDatabase('import reports', (open) => {
  it('have every entry in the order of the import', async () => {
    const { db } = await open();
    const reports = createImportReportsStore(db);
    const image = { from: 'http://old.example/a.jpg', to: null, works: false };
    const numbers = [...Array(1200).keys()];
    for (const first of [0, 600]) {
      const entries = numbers.slice(first, first + 600).map((position) => ({
        list: 'notes' as const,
        position,
        entry: note(position),
      }));
      await reports.addEntries('1', entries);
    }
    await reports.addEntries('1', [{ list: 'images', position: 1200, entry: image }]);
    await reports.addEntries('2', [{ list: 'notes', position: 0, entry: note(0) }]);
    const summary = summaryOf('1', '2026-01-01T00:00:00.000Z');
    await reports.add(summary, { ...summary, ...NOTHING_COUNTED });
    expect(await reports.list()).toEqual([summary]);
    const parts = await Array.fromAsync((await reports.find('1')) ?? []);
    expect(JSON.parse(parts.join(''))).toEqual({
      ...summary,
      ...NOTHING_COUNTED,
      ...NO_ENTRIES,
      notes: numbers.map(note),
      images: [image],
    });
    expect(await reports.find('2')).toBeNull();
  });

  it('are the last 50; entries go with their report, and those of a killed import at the next start', async () => {
    const { db } = await open();
    const reports = createImportReportsStore(db);
    await reports.addEntries('running', [{ list: 'notes', position: 0, entry: note(0) }]);
    for (let second = 10; second < 61; second++) {
      const id = String(second);
      await reports.addEntries(id, [{ list: 'notes', position: 0, entry: note(second) }]);
      const summary = summaryOf(id, new Date(second * 1000).toISOString());
      await reports.add(summary, { ...summary, ...NOTHING_COUNTED });
    }
    expect((await reports.list()).map(({ id }) => id)).toEqual(
      [...Array(50).keys()].map((index) => String(60 - index)),
    );
    expect(await reports.find('10')).toBeNull();
    const stored = async () => {
      const rows = await db.selectFrom('wordpress_import_entries').select('report_id').execute();
      return rows.map(({ report_id }) => report_id).sort();
    };
    const kept = [...Array(50).keys()].map((index) => String(index + 11));
    expect(await stored()).toEqual([...kept, 'running']);
    await createImportLeaseStore(db).removeLeftovers('2026-03-02T15:00:00Z');
    expect(await stored(), 'no import is running').toEqual(kept);
  });

  it('take an entry that is sent again only once', async () => {
    const { db } = await open();
    const reports = createImportReportsStore(db);
    const entries = [{ list: 'notes', position: 0, entry: note(0) }] as const;
    await reports.addEntries('1', entries);
    await reports.addEntries('1', entries);
    expect(await db.selectFrom('wordpress_import_entries').select('position').execute()).toHaveLength(1);
  });
});
