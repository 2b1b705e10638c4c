import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import type { Installation } from '../contract/admin.ts';
import { apiPaths } from '../contract/paths.ts';
import { createBackupsStore } from '../server/operations/backups.store.ts';
import { connectDatabase } from '../server/platform/database/connect.ts';
import { migrate } from '../server/platform/database/migrations/migrate.ts';
import {
  describeEachDatabase,
  openPostgres,
  openSqlite,
  type TestDatabase,
} from '../tests/support/each-database.ts';
import { findPostgresBin } from '../tests/support/postgres.ts';
import { runScript } from '../tests/support/run-script.ts';
import { contactLead, createTestSite } from '../tests/support/test-site.ts';

const BIN = findPostgresBin() ?? '';

function backup(database: TestDatabase, args: string[], settings: Record<string, string> = {}) {
  const env = { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl ?? '', PG_BIN: BIN };
  return runScript('backup.ts', args, { ...env, ...settings });
}

async function lastBackup(database: TestDatabase): Promise<Installation['lastBackup']> {
  return (await (await createTestSite(database)).services.installation()).lastBackup;
}

/** The messages of the requests in the backup, read from a restored database. */
async function restoredMessages(folder: string, onPostgres: boolean): Promise<string[]> {
  let databaseUrl: string | null = null;
  if (onPostgres) {
    ({ databaseUrl } = await openPostgres({ migrated: false }));
    await promisify(execFile)(join(BIN, 'pg_restore'), [
      `--dbname=${databaseUrl}`,
      join(folder, 'site.pgdump'),
    ]);
  }
  const restored = connectDatabase({ databaseUrl, dataDir: folder });
  const rows = await restored.db.selectFrom('contact_submissions').select('message').execute();
  await restored.close();
  return rows.map(({ message }) => message);
}

describeEachDatabase('npm run backup, beside a running site,', (open) => {
  it('copies the requests and the files, and Settings tell when', { timeout: 180_000 }, async () => {
    const database = await open();
    const { dataDir, databaseUrl } = database;
    const site = await createTestSite(database);
    expect(await lastBackup(database)).toBeNull();
    await site.post(apiPaths.contact, contactLead);
    await mkdir(join(dataDir, 'media', 'uploads'), { recursive: true });
    await writeFile(join(dataDir, 'media', 'uploads', 'letter.pdf'), 'a letter');
    await mkdir(join(dataDir, 'share'));
    await mkdir(join(dataDir, 'archive', '.unfinished'), { recursive: true });
    await mkdir(join(dataDir, 'mail'));
    await writeFile(join(dataDir, 'mail', '1.eml.tmp'), 'half a ma');

    const target = join((await openSqlite()).dataDir, 'backups');
    await mkdir(join(target, '2020-01-01T00-00-00Z'), { recursive: true });
    const { code, printed } = await backup(database, [target]);
    expect(code, printed).toBe(0);
    const folder = printed.trim();
    expect(dirname(folder)).toBe(target);
    expect(await restoredMessages(folder, databaseUrl !== null)).toEqual([contactLead.message]);
    expect(await readFile(join(folder, 'media', 'uploads', 'letter.pdf'), 'utf8')).toBe('a letter');
    expect(await readdir(target), 'older ones stay by default').toContain('2020-01-01T00-00-00Z');
    expect(await readdir(folder)).not.toContain('share');
    for (const name of ['archive', 'mail']) expect(await readdir(join(folder, name))).toEqual([]);
    expect(await lastBackup(database)).toEqual({ finishedAt: expect.stringMatching(/^2.+Z$/), folder });
  });

  it('deletes the older backups after the set days, and nothing else in the folder', {
    timeout: 180_000,
  }, async () => {
    const database = await open();
    const target = join((await openSqlite()).dataDir, 'backups');
    const day = (daysAgo: number) =>
      new Date(Date.now() - daysAgo * 86_400_000).toISOString().replaceAll(':', '-').replace(/\.\d+/, '');
    const [old, unfinished, recent] = [day(31), `${day(40)}.unfinished`, day(29)];
    for (const name of [old, unfinished, recent, 'letters']) {
      await mkdir(join(target, name, 'mail'), { recursive: true });
    }
    expect(await backup(database, [target], { BACKUP_KEEP_DAYS: '30' })).toMatchObject({ code: 0 });
    const left = await readdir(target);
    expect(left).toEqual(expect.arrayContaining([recent, 'letters']));
    expect(left).not.toContain(old);
    expect(left).not.toContain(unfinished);
  });

  it('records a backup made by other means', { timeout: 180_000 }, async () => {
    const database = await open();
    expect(await backup(database, ['--record'])).toEqual({ code: 0, printed: '' });
    await createBackupsStore(database.db).record({
      finishedAt: '2026-01-02T03:04:05.000Z',
      folder: '/before',
    });
    expect(await lastBackup(database), 'the last one').toEqual({
      finishedAt: expect.any(String),
      folder: null,
    });
  });
});

it('npm run backup refuses in a sentence, and records nothing', { timeout: 180_000 }, async () => {
  const database = await openSqlite();
  const elsewhere = (await openSqlite()).dataDir;
  const postgres = inject('postgresUrl');
  const older = await openSqlite({ migrated: false });
  await migrate(older.db, '018-housekeeping');
  for (const [args, reason, settings] of [
    [[], 'npm run backup -- <folder>'],
    [[elsewhere, '--record'], 'npm run backup -- <folder>'],
    [[join(database.dataDir, 'backups')], 'Choose a folder outside '],
    [[elsewhere], 'There is no database in /no/such/folder.', { DATA_DIR: '/no/such/folder' }],
    [[elsewhere], 'The database cannot be read: ', { DATABASE_URL: postgres }],
    [[elsewhere], 'The database is of another version.', { DATA_DIR: older.dataDir }],
  ] as const) {
    const { code, printed } = await backup(database, [...args], settings);
    expect([code, printed]).toEqual([1, expect.stringContaining(reason)]);
  }
  const onPostgres = await openPostgres();
  const missing = await backup(onPostgres, [elsewhere], { PG_BIN: '/no/such/folder' });
  expect(missing).toEqual({ code: 1, printed: expect.stringContaining('pg_dump was not found') });
  for (const each of [database, onPostgres]) expect(await lastBackup(each)).toBeNull();
});
