import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import manifest from '../../package.json' with { type: 'json' };
import { root } from '../../scripts/run.ts';
import { freePort } from '../support/postgres.ts';

export interface SiteDatabase {
  dataDir: string;
  /** `null`: the embedded database in `dataDir`. */
  databaseUrl: string | null;
}

export interface Site extends SiteDatabase {
  /** Without a trailing slash. */
  url: string;
  /** The messages that the server wrote as `.eml` files, oldest first. */
  mails(): Promise<Email[]>;
  /** Everything the server has printed so far. */
  output(): string;
  /** The log without generated numbers and the port, which could equal a tested figure by chance. */
  stableOutput(): string;
  /** The number of the process; undefined once it has stopped. */
  pid(): number | undefined;
  /** The memory of the process, and the most that it has had (VmRSS and VmHWM of Linux). */
  memoryMegabytes(): Promise<{ now: number; peak: number }>;
  /** Resolves when the process is gone: its exit code, or null when the signal killed it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Starts it again, after `stop` too: same port, same data, same settings. */
  restart(): Promise<void>;
}

const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 40_000;
const POLL_MS = 25;
const PORT_ATTEMPTS = 5;
const NODE = join(root, 'node_modules', 'node', 'bin', 'node');
/** The Node.js options and the variable of `npm start`. */
const NODE_OPTIONS = manifest.scripts.start.match(/--max-\S+/g) ?? [];
const [, MALLOC_ARENA_MAX = ''] = manifest.scripts.start.match(/MALLOC_ARENA_MAX=(\S+)/) ?? [];
const BUILD = process.env.TESTED_BUILD ?? join(root, 'build');

/**
 * Starts the built server on a free port with a data folder of its own.
 * @param fill writes into the database before the start
 */
export async function startServer(
  settings: Record<string, string>,
  fill?: (database: SiteDatabase) => Promise<void>,
): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-site-'));
  await fill?.({ dataDir, databaseUrl: settings.DATABASE_URL ?? null });
  for (let attempt = 1; ; attempt++) {
    const site = siteOn(await freePort(), dataDir, settings);
    try {
      await site.restart();
      return site;
    } catch (error) {
      // Between choosing a free port and listening on it another process may have taken it.
      if (attempt < PORT_ATTEMPTS && site.output().includes('EADDRINUSE')) continue;
      await rm(dataDir, { recursive: true, force: true });
      throw error;
    }
  }
}

/** Ends the server and removes its data. */
export async function removeSite(site: Site): Promise<void> {
  await site.stop();
  await rm(site.dataDir, { recursive: true, force: true });
}

function siteOn(port: number, dataDir: string, settings: Record<string, string>): Site {
  const url = `http://127.0.0.1:${port}`;
  let printed = '';
  let server: ChildProcess | null = null;

  const start = async () => {
    const background = { ARCHIVE_EVERY_DAYS: '0', WARM_PAGES: 'off' };
    const own = { PORT: String(port), DATA_DIR: dataDir, SITE_URL: url, ...background };
    const before = printed.length;
    server = spawnServer({ ...own, ...settings });
    for (const stream of [server.stdout, server.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
    }
    // A server of another test may answer at the port until this one finds it taken.
    const listens = () => printed.includes('Admin area:', before);
    await ready(server, url, listens).catch(async (error: unknown) => {
      await stop('SIGKILL');
      throw new Error(`${error instanceof Error ? error.message : error}\n${printed}`);
    });
  };
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    const stopped = server;
    server = null;
    return stopped ? end(stopped, signal) : null;
  };

  return {
    url,
    dataDir,
    databaseUrl: settings.DATABASE_URL ?? null,
    mails: () => readMails(join(dataDir, 'mail')),
    output: () => printed,
    stableOutput: () =>
      printed.replaceAll(url, '').replace(/"(?:time|pid|ms|requestId)":(?:"[^"]*"|[\d.]+),?/g, ''),
    pid: () => server?.pid,
    async memoryMegabytes() {
      const status = await readFile(`/proc/${server?.pid}/status`, 'utf8');
      const megabytes = (name: string) =>
        Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
      return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
    },
    stop,
    restart: async () => {
      await stop();
      await start();
    },
  };
}

function spawnServer(settings: Record<string, string>): ChildProcess {
  return spawn(NODE, [...NODE_OPTIONS, join(BUILD, 'server', 'main.js')], {
    cwd: root,
    // Only what is named here: a variable of this machine must not change what is tested.
    env: {
      PATH: process.env.PATH ?? '',
      TMPDIR: tmpdir(),
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      RATE_LIMIT: 'off',
      MALLOC_ARENA_MAX,
      ...settings,
    },
    // The IPC channel closes when the test process ends, even by SIGKILL; the server then shuts down.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

async function ready(server: ChildProcess, url: string, listens: () => boolean): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline) {
    if (server.exitCode !== null || server.signalCode !== null) {
      throw new Error(`The server ended with ${server.exitCode ?? server.signalCode} before it was ready.`);
    }
    const answer = listens() ? await fetch(`${url}/readyz`).catch(() => null) : null;
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await pause(POLL_MS);
  }
  throw new Error(`The server was not ready after ${START_LIMIT_MS} ms.`);
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (server.exitCode !== null || server.signalCode !== null) return server.exitCode;
  const exited = once(server, 'exit');
  server.kill(signal);
  const timer = setTimeout(() => server.kill('SIGKILL'), STOP_LIMIT_MS);
  const [code] = await exited;
  clearTimeout(timer);
  return code;
}

async function readMails(folder: string): Promise<Email[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}
