import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';

interface CopyOptions {
  databaseUrl: string | null;
  dataDir: string;
  /** Program name or path of PostgreSQL's pg_dump, at least as new as the server. */
  pgDump: string;
  /** Environment of pg_dump; the password of the URL is added. */
  environment: Record<string, string | undefined>;
}

/**
 * Writes a consistent copy of the database into a folder while the site runs: `site.sqlite`, or `site.pgdump` for
 * pg_restore.
 * @throws when pg_dump is missing or fails, with its message
 */
export async function copyDatabase(
  { databaseUrl, dataDir, pgDump, environment }: CopyOptions,
  folder: string,
): Promise<void> {
  if (databaseUrl === null) return copySqlite(join(dataDir, 'site.sqlite'), join(folder, 'site.sqlite'));
  const url = new URL(databaseUrl);
  // Arguments are visible to other users of the machine.
  const env = { ...environment, ...(url.password && { PGPASSWORD: decodeURIComponent(url.password) }) };
  url.password = '';
  const args = ['--format=custom', `--file=${join(folder, 'site.pgdump')}`, `--dbname=${url}`];
  await promisify(execFile)(pgDump, args, { env }).catch(
    (error: Error & { code?: unknown; stderr?: string }) => {
      if (error.code !== 'ENOENT')
        throw new Error(`pg_dump failed: ${error.stderr?.trim() || error.message}`);
      throw new Error(
        "pg_dump was not found: install PostgreSQL's client programs, or set PG_BIN to their folder.",
      );
    },
  );
}

async function copySqlite(file: string, copy: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    // All pages in one step: a write of the site between two steps would start the copy again.
    await backup(source, copy, { rate: 2 ** 31 - 1 });
  } finally {
    source.close();
  }
}
