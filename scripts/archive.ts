import { join } from 'node:path';
import { firm } from '#firm/identity.ts';
import { readEnv } from '../server/env.ts';
import { createArchive } from '../server/operations/archive.ts';
import { createLog } from '../server/platform/log.ts';
import { say } from './run.ts';

/** Not counted as a visitor's: the name says that it is a bot. */
const USER_AGENT = 'site-archive-bot';

const env = readEnv(process.env, { production: false, firmEmail: firm.email });
const anywhere = env.host === '0.0.0.0' || env.host === '::';
const host = anywhere ? '127.0.0.1' : env.host.includes(':') ? `[${env.host}]` : env.host;
const origin = `http://${host}:${env.port}`;

/** Asks the running site, so that the copy is what visitors get. */
async function ask(path: string): Promise<Response> {
  try {
    return await fetch(origin + path, { redirect: 'manual', headers: { 'User-Agent': USER_AGENT } });
  } catch (error) {
    throw new Error(`The site does not answer at ${origin}: start it first, with the same settings.`, {
      cause: error,
    });
  }
}

const archive = createArchive({
  ask,
  folder: join(env.dataDir, 'archive'),
  everyDays: env.archive.everyDays,
  keepDays: env.archive.keepDays,
  clock: () => new Date(),
  log: createLog({ level: 'silent' }),
});

try {
  const { folder, made } = await archive.make();
  if (typeof made === 'string') {
    const reasons = {
      exists: `${folder} exists already. Rename it to make another copy today.`,
      busy: 'Another process is at work on the copies now. Try again when it has ended.',
    };
    throw new Error(reasons[made]);
  }
  say(`${folder}: ${made.files.length} files.`);
  for (const { address, status } of made.missing) say(`  ${address} answered ${status}.`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
