import { sql } from 'kysely';
import type { DatabaseConnection } from './connect.ts';

/** The kind and version of the database, and its last migration. */
export async function readDatabaseState({ db, dialect }: Pick<DatabaseConnection, 'db' | 'dialect'>) {
  const version = dialect === 'sqlite' ? sql`sqlite_version()` : sql`current_setting('server_version')`;
  const { rows } = await sql<{ version: string; migration: string }>`
    select ${version} as version, (select max(name) from kysely_migration) as migration`.execute(db);
  const kind = dialect === 'sqlite' ? ('SQLite' as const) : ('PostgreSQL' as const);
  return { kind, version: rows[0]?.version ?? '', migration: rows[0]?.migration ?? '' };
}
