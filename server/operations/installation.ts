import type { Installation } from '../../contract/admin.ts';
import type { Env } from '../env.ts';

interface InstallationOptions {
  env: Pick<Env, 'backupKeepDays' | 'leadWebhook' | 'mail' | 'requestKeepMonths'>;
  readDatabaseState: () => Promise<Installation['database']>;
  findLastBackup: () => Promise<Installation['lastBackup']>;
  build: { version: string; placeholders: readonly string[] };
}

/** Describes the installation for staff, without passwords and other secrets. */
export function createInstallation({ env, readDatabaseState, findLastBackup, build }: InstallationOptions) {
  const { smtpUrl, to, from } = env.mail;
  return async (): Promise<Installation> => ({
    mail: {
      transport: smtpUrl === null ? 'files' : 'smtp',
      server: smtpUrl && new URL(smtpUrl).host,
      to,
      from,
    },
    webhook: env.leadWebhook && new URL(env.leadWebhook.url).origin,
    database: await readDatabaseState(),
    versions: { site: build.version, node: process.versions.node },
    placeholders: build.placeholders,
    lastBackup: await findLastBackup(),
    kept: { requestMonths: env.requestKeepMonths, backupDays: env.backupKeepDays },
  });
}
