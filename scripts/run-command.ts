import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { firm } from '#firm/identity.ts';
import { type Env, readEnv } from '../server/env.ts';
import { connectDatabase, type DatabaseConnection } from '../server/platform/database/connect.ts';
import { readDatabaseState } from '../server/platform/database/database-state.store.ts';
import { LAST_MIGRATION } from '../server/platform/database/migrations/migrate.ts';
import { say } from './run.ts';

const HINT = 'Start the site once, and use the same settings (DATABASE_URL, DATA_DIR).';

/**
 * Runs a command on the database of an installed site, with the environment of the site. Prints what the work returns, if
 * it is not null, or why the command failed.
 * @param readOptions throws the usage of the command
 */
export async function runCommand<Options>(
  readOptions: () => Options,
  work: (connection: DatabaseConnection, options: Options, env: Env) => Promise<string | null>,
): Promise<void> {
  try {
    const options = readOptions();
    const env = readEnv(process.env, { production: false, firmEmail: firm.email });
    const printed = await withDatabase(env, (connection) => work(connection, options, env));
    if (printed !== null) say(printed);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}

/**
 * Opens the database of an installed site, which may be running, and closes it after the work.
 * @throws in one sentence when there is no database, or one of another version
 */
async function withDatabase<Result>(
  { databaseUrl, dataDir }: Env,
  work: (connection: DatabaseConnection) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl === null && !existsSync(join(dataDir, 'site.sqlite'))) {
    throw new Error(`There is no database in ${dataDir}. ${HINT}`);
  }
  const connection = connectDatabase({ databaseUrl, dataDir });
  try {
    const { migration } = await readDatabaseState(connection).catch((error: unknown) => {
      throw new Error(
        `The database cannot be read: ${error instanceof Error ? error.message : error}. ${HINT}`,
      );
    });
    if (migration !== LAST_MIGRATION) throw new Error(`The database is of another version. ${HINT}`);
    return await work(connection);
  } finally {
    await connection.close();
  }
}
