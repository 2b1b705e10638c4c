import { expect, it } from 'vitest';
import type { ImportReportSummary } from '../../contract/wordpress-import.ts';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { openImportSite } from '../../tests/support/import-site.ts';
import { type ImportTask, type ImportTools, runImport } from './run-import.ts';
import { createSourceFacts } from './wordpress-post.ts';

describeEachDatabase('pages that visitors ask for while an import runs', (open) => {
  /** Imports the captured blog, and returns the content version at each of its requests for a file. */
  async function versionsDuring(minutesBetweenFiles: number) {
    const seen: Promise<{ version: number }>[] = [];
    const site = await openImportSite({
      connection: await open(),
      intercept({ url = '' }) {
        if (!url.includes('/uploads/')) return false;
        seen.push(
          site.connection.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow(),
        );
        site.state.now = new Date(site.state.now.getTime() + minutesBetweenFiles * 60_000);
        return false;
      },
    });
    const before = await site.version();
    expect(await site.fromSite()).toMatchObject({ success: true });
    const versions = (await Promise.all(seen)).map(({ version }) => version);
    return { seen: new Set(versions), before, after: await site.version(), files: versions.length };
  }

  it('are rendered again once, at its end', async () => {
    const { seen, before, after, files } = await versionsDuring(0);
    expect(files).toBeGreaterThan(10);
    expect(seen.size).toBe(1);
    expect(after).not.toBe(before);
  });

  it('show its posts every minute while it takes longer', async () => {
    const { seen } = await versionsDuring(2);
    expect(seen.size).toBeGreaterThan(3);
  });
});

it('a source of more than 500,000 posts is read up to there', async () => {
  const source = {
    ...{ kind: 'wxr' as const, name: 'export.xml', siteUrl: '', facts: createSourceFacts() },
    ...{ media: async () => [], attachedMedia: async () => [] },
    async *posts() {
      for (;;) yield { post: 'Post', reason: 'It cannot be read.' };
    },
  };
  const summaries: ImportReportSummary[] = [];
  const task = {
    ...{ id: '1', described: source, dryRun: true, onProgress() {} },
    ...{ signal: new AbortController().signal, open: async () => source },
  } satisfies Partial<ImportTask>;
  const tools = {
    clock: () => new Date(),
    openTextThread: () => ({ close: async () => {} }),
    reports: { add: async (summary: ImportReportSummary) => void summaries.push(summary) },
  };
  const answer = await runImport(task as unknown as ImportTask, tools as unknown as ImportTools);
  expect(answer).toMatchObject({ success: false, error: 'There are more than 500000 posts.' });
  expect(summaries).toMatchObject([{ failed: 500_000, total: 500_000 }]);
});
