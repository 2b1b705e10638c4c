import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../tests/support/each-database.ts';
import { openImportSite } from '../../tests/support/import-site.ts';

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
