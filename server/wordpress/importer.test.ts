import { copyFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { errorMessages } from '../../contract/errors.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import { describeEachDatabase, openSqlite } from '../../tests/support/each-database.ts';
import { exported, openImportSite } from '../../tests/support/import-site.ts';

describeEachDatabase('an import', (open) => {
  it('is refused while one is running, and a cancelled one is told', async () => {
    const site = await openImportSite({ connection: await open() });
    const held = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const importer = site.services.importer;
    const file = await site.wordpress.exportFile('published', () => exported({ id: 1 }));
    const first = importer.fromExport(
      async (upload) => {
        asked.resolve();
        await held.promise;
        await copyFile(file, upload);
        return { name: 'export.xml' };
      },
      { dryRun: false, ask: async () => new Response('') },
    );
    await asked.promise;
    expect((await importer.state()).running).toMatchObject({ phase: 'connecting' });
    const second = await site.post(
      staffApiPaths.blogImportWpApi,
      { siteUrl: site.wordpress.url },
      site.headers,
    );
    expect(second.status).toBe(409);
    expect(await second.json()).toEqual({ success: false, error: errorMessages['import-running'] });
    const cancel = () => site.send('DELETE', staffApiPaths.blogImport, { headers: site.headers });
    expect((await cancel()).status).toBe(202);
    held.resolve();
    expect(await first).toMatchObject({ success: false, error: 'The import was canceled.' });
    expect((await importer.reports()).map(({ outcome }) => outcome)).toEqual(['cancelled']);
    expect((await cancel()).status).toBe(404);
    expect(await site.fromFile(exported({ id: 2 }))).toMatchObject({ results: { imported: 1 } });
    const { entries } = await site.services.audit.list({ limit: 10, offset: 0 });
    expect(entries.filter(({ action }) => action === 'blog-imported')).toHaveLength(1);
  });
});

it('an import canceled or stopped while it checks is told so, with its posts kept', async () => {
  const site = await openImportSite();
  const importer = site.services.importer;
  const file = await site.wordpress.exportFile('published', () => exported({ id: 1 }));
  const importUntil = (end: () => unknown) =>
    importer.fromExport(
      async (upload) => {
        await copyFile(file, upload);
        return { name: 'export.xml' };
      },
      {
        dryRun: false,
        ask: async () => {
          void end();
          return new Response('');
        },
      },
    );
  expect(await importUntil(importer.cancel)).toMatchObject({ error: 'The import was canceled.' });
  expect(await importUntil(importer.stop)).toMatchObject({
    success: false,
    error: expect.stringMatching(/^The server was stopped/),
    results: { imported: 1 },
  });
  expect((await importer.reports()).map(({ outcome }) => outcome).sort()).toEqual(['cancelled', 'failed']);
  expect((await site.posts()).size).toBe(1);
});

it.each([
  { end: 'stop', error: /^The server was stopped/ },
  { end: 'cancel', error: /^The import was canceled\.$/ },
] as const)(
  'posts that copy files when the import ends by $end are imported by the next one',
  async (one) => {
    const connection = await openSqlite();
    let isEnded = false;
    const site = await openImportSite({
      connection,
      intercept({ url = '' }) {
        if (isEnded || !url.includes('/uploads/')) return false;
        isEnded = true;
        void site.services.importer[one.end]();
        return true;
      },
    });
    const answer = await site.fromSite();
    expect(answer).toMatchObject({ success: false, error: expect.stringMatching(one.error) });
    expect(await site.report(answer)).toMatchObject({ failed: 0, errors: [] });
    expect((await site.posts()).size).toBe(0);
    const next = await openImportSite({ connection });
    expect(await next.fromSite()).toMatchObject({ success: true, results: { imported: 75, errors: [] } });
  },
);
