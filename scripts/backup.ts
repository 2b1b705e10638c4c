import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from '../server/operations/backup.ts';
import { createBackupsStore } from '../server/operations/backups.store.ts';
import { copyDatabase } from '../server/operations/copy-database.ts';
import { runCommand } from './run-command.ts';

const USAGE = `npm run backup -- <folder>
npm run backup -- --record

Copies the database and the files of DATA_DIR into a new folder inside the given one. Older backups there are deleted
BACKUP_KEEP_DAYS after they were made, if that is set. --record copies nothing and records
that a backup was made by other means. Run it with the environment of the site, which may be running.`;

/** The folder for backups; undefined: only a record is wanted. */
function readFolder(): string | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { record: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
  });
  const [folder, ...more] = positionals;
  if (values.help || more.length > 0 || values.record === (folder !== undefined)) throw new Error(USAGE);
  return folder;
}

await runCommand(readFolder, async ({ db }, folder, { databaseUrl, dataDir, backupKeepDays }) => {
  const { record } = createBackupsStore(db);
  const clock = () => new Date();
  if (folder === undefined) {
    await record({ finishedAt: clock().toISOString(), folder: null });
    return null;
  }
  const pgDump = process.env.PG_BIN ? join(process.env.PG_BIN, 'pg_dump') : 'pg_dump';
  const made = await makeBackup(folder, {
    dataDir,
    copyDatabase: (into) => copyDatabase({ databaseUrl, dataDir, pgDump, environment: process.env }, into),
    record,
    keepDays: backupKeepDays,
    clock,
  });
  return made.folder;
});
