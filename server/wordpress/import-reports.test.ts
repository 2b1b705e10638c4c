import { expect, it } from 'vitest';
import type { ImportReportSummary } from '../../contract/wordpress-import.ts';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
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
    const summary = summaryOf('1', '2026-01-01T00:00:00.000Z');
    await reports.add(
      summary,
      { ...summary, ...NOTHING_COUNTED },
      {
        ...NO_ENTRIES,
        notes: numbers.map((number) => JSON.stringify(note(number))),
        images: [JSON.stringify(image)],
      },
    );
    expect(await reports.list()).toEqual([summary]);
    const parts = await Array.fromAsync((await reports.find('1'))?.parts ?? []);
    expect(JSON.parse(parts.join(''))).toEqual({
      ...summary,
      ...NOTHING_COUNTED,
      ...NO_ENTRIES,
      notes: numbers.map(note),
      images: [image],
    });
    expect(await reports.find('2')).toBeNull();
  });

  it('are stored in steps, between which other work is done', async () => {
    const { db } = await open();
    const summary = summaryOf('1', '2026-01-01T00:00:00.000Z');
    const notes = Array.from({ length: 5000 }, (_, number) => JSON.stringify(note(number)));
    let turns = 0;
    const count = () => {
      turns++;
      turn = setImmediate(count);
    };
    let turn = setImmediate(count);
    const reports = createImportReportsStore(db);
    await reports.add(summary, { ...summary, ...NOTHING_COUNTED }, { ...NO_ENTRIES, notes });
    clearImmediate(turn);
    expect(turns).toBeGreaterThanOrEqual(9);
  });

  it('are the last 50; entries go with their report, and those of an import that was killed', async () => {
    const { db } = await open();
    const reports = createImportReportsStore(db);
    const killed = { report_id: 'killed', list: 'notes', position: 0, entry: '{}' };
    await db.insertInto('wordpress_import_entries').values(killed).execute();
    for (let second = 10; second < 61; second++) {
      const summary = summaryOf(String(second), new Date(second * 1000).toISOString());
      const notes = [JSON.stringify(note(second))];
      await reports.add(summary, { ...summary, ...NOTHING_COUNTED }, { ...NO_ENTRIES, notes });
    }
    const kept = [...Array(50).keys()].map((index) => String(60 - index));
    expect((await reports.list()).map(({ id }) => id)).toEqual(kept);
    expect(await reports.find('10')).toBeNull();
    const stored = await db.selectFrom('wordpress_import_entries').select('report_id').execute();
    expect(stored.map(({ report_id }) => report_id).sort()).toEqual(kept.sort());
  });
});
