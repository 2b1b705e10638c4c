import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSqlite } from '../../../tests/support/each-database.ts';
import { openImportSite } from '../../../tests/support/import-site.ts';
import { WP_LOGIN } from '../../../tests/support/wordpress-site.ts';

it('an import by REST API again asks for no file twice and writes nothing', async () => {
  const site = await openImportSite();
  await site.fromSite();
  const files = () => site.wordpress.requests.filter((path) => path.startsWith('/wp-content/'));
  const [version, asked] = [await site.version(), files().length];
  expect(new Set(files()).size).toBe(asked);
  const report = await site.report(await site.fromSite());
  expect(report).toMatchObject({ created: 0, updated: 0, unchanged: 75 });
  expect(report.images.length).toBeGreaterThan(40);
  expect(await site.version()).toBe(version);
  expect(files()).toHaveLength(asked);
});

it('an import as a visitor after one with a login writes nothing, though files are missing for good', async () => {
  const site = await openImportSite({
    intercept(_, response, { pathname }) {
      if (!pathname.startsWith('/wp-content/uploads/')) return false;
      response.writeHead(404).end();
      return true;
    },
  });
  await site.fromSite(WP_LOGIN);
  const [version, before] = [await site.version(), await site.posts()];
  for (const login of [{}, WP_LOGIN]) {
    expect(await site.report(await site.fromSite(login))).toMatchObject({ created: 0, updated: 0 });
    expect(await site.version()).toBe(version);
  }
  expect(await site.posts()).toEqual(before);
});

it('a dry run by REST API tells what it would do, writes nothing and removes what a killed import has left', async () => {
  const connection = await openSqlite();
  const folders = [
    join(connection.dataDir, 'import-uploads'),
    join(connection.dataDir, 'media', '.incoming'),
  ];
  for (const folder of folders) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'left'), 'half a file');
  }
  const site = await openImportSite({ connection });
  const version = await site.version();
  const report = await site.report(await site.fromSite({ dryRun: true }));
  expect(report).toMatchObject({ dryRun: true, outcome: 'finished', total: 75, created: 75, images: [] });
  expect((await site.posts()).size).toBe(0);
  expect(await site.version()).toBe(version);
  expect(site.wordpress.requests.filter((path) => path.startsWith('/wp-content/'))).toEqual([]);
  for (const folder of folders) await expect(readdir(folder)).rejects.toThrow('ENOENT');
});
