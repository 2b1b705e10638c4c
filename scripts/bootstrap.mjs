// Plain JavaScript for any Node from 20 on, with nothing installed yet: installs the dependencies when they
// are missing or outdated, then runs the TypeScript script of that name with the Node of node_modules.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const LOCK_POLL_MS = 300;
// npm and the terminal both deliver Ctrl-C here; a second one after this pause is the user's own.
const REPEATED_SIGNAL_MS = 1_000;
const PARENT_POLL_MS = 250;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.installed-lock-file');
const installedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function lockFileHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockFileHash() && existsSync(installedNode);
}

function install() {
  const why = existsSync(join(root, 'node_modules')) ? 'the lock file has changed' : 'first run';
  process.stdout.write(`Installing dependencies (${why}) …\n`);
  const options = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
  ];
  const npm = process.env.npm_execpath;
  const run = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] };
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...options], run)
    : spawnSync('npm', options, { ...run, shell: process.platform === 'win32' });
  if (result.error) fail(`npm could not be started: ${result.error.message}`);
  if (result.status !== 0) fail('npm ci failed: the dependencies are not installed. See its message above.');
  writeFileSync(stamp, lockFileHash());
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Two runs in one folder must not install at once: the second one waits, then finds everything in place. */
async function installOnce() {
  // Git ignores this folder, and neither npm ci nor the build empties it.
  const lock = join(root, '.react-router', 'install.lock');
  mkdirSync(dirname(lock), { recursive: true });
  while (!isInstalled()) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      releaseAbandoned(lock);
      await new Promise((resolve) => setTimeout(resolve, LOCK_POLL_MS));
      continue;
    }
    try {
      if (!isInstalled()) install();
    } finally {
      rmSync(lock, { force: true });
    }
  }
}

function releaseAbandoned(lock) {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    // Empty: its owner has created it and not yet written its number.
    if (!owner || isRunning(owner)) return;
    const taken = `${lock}.${process.pid}`;
    renameSync(lock, taken);
    // Another waiting run may have been quicker, and what was taken is its new lock: give it back.
    if (Number(readFileSync(taken, 'utf8')) === owner) rmSync(taken);
    else renameSync(taken, lock);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

/**
 * Names the npm process that started this one; another answer later means that it is gone. Between the two
 * there may be a shell, which dies of npm's signals without passing them on, and lives on when npm is killed.
 */
function npmAbove() {
  const parent = process.ppid;
  try {
    const [, name, above] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${parent}/stat`, 'utf8'));
    return name.endsWith('sh') ? `${parent} ${above}` : `${parent}`;
  } catch {
    return `${parent}`;
  }
}

function run(script, args) {
  // A process group of its own, so that Ctrl-C reaches it once, from here, and not from the terminal too.
  // Its IPC channel tells it when this process is gone, however it ended.
  const child = spawn(installedNode, [script, ...args], {
    cwd: root,
    detached: process.platform !== 'win32',
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  let lastSignalAt = 0;
  const forward = (signal) => {
    if (Date.now() - lastSignalAt < REPEATED_SIGNAL_MS) return;
    lastSignalAt = Date.now();
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
  if (process.env.npm_lifecycle_event) {
    const started = npmAbove();
    const watch = setInterval(() => {
      if (npmAbove() === started) return;
      clearInterval(watch);
      if (lastSignalAt === 0) forward('SIGTERM');
    }, PARENT_POLL_MS);
  }
  child.on('error', (error) => fail(`${installedNode} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

const [command, ...args] = process.argv.slice(2);
const script = join(root, 'scripts', `${command}.ts`);
if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  fail(
    `This project needs Node ${OLDEST_NODE} or newer; this is ${process.version}. Install one from https://nodejs.org`,
  );
}
if (!command || !existsSync(script))
  fail('Usage: node scripts/bootstrap.mjs start|dev|test|build|content-check [arguments]');
await installOnce();
run(script, args);
