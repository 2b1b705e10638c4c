// Runs before each command, on any Node from 20 on and with nothing installed yet: installs the dependencies when
// they are missing or outdated. One of them is Node 26, which the commands run on.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';

const OLDEST_NODE = 20;
const OPTIONS = ['--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund'];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.installed-lock-file');

function lockFileHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockFileHash();
}

function install() {
  if (isInstalled()) return;
  const reason = existsSync(join(root, 'node_modules')) ? 'the lock file has changed' : 'first run';
  process.stdout.write(`Installing dependencies (${reason}) …\n`);
  const { error, status } = spawnSync('npm', ['ci', ...OPTIONS], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (error) throw new Error(`npm could not be started: ${error.message}`);
  if (status !== 0)
    throw new Error('npm ci failed: the dependencies are not installed. See its message above.');
  writeFileSync(stamp, lockFileHash());
}

try {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    throw new Error(`This project needs Node ${OLDEST_NODE} or newer; this is ${process.version}.`);
  }
  if (!isInstalled()) await withLock('install', install);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
