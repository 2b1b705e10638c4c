import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresBin } from '../tests/support/postgres.ts';
import { findChromium } from './find-chromium.ts';
import { withLock } from './lock.mjs';
import { say } from './run.ts';

export interface Needs {
  browser: boolean;
  postgres: boolean;
}

const PACKAGES = { browser: ['chromium-headless-shell', 'fonts-liberation'], postgres: ['postgresql'] };
const POSTGRES_SETTINGS = '/etc/postgresql-common';
const MEMORY_FOLDER = '/dev/shm';
const MEMORY_NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * Creates a folder for the data of one test run: in memory where there is room, because SQLite waits for the disk at
 * each commit.
 */
export function createDataFolder(): string {
  const folder = mkdtempSync(join(hasMemoryFolder() ? MEMORY_FOLDER : tmpdir(), 'test-run-'));
  // PostgreSQL runs as another user, in a folder inside it.
  chmodSync(folder, 0o711);
  return folder;
}

function hasMemoryFolder(): boolean {
  if (!existsSync(MEMORY_FOLDER)) return false;
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize > MEMORY_NEEDED_BYTES;
}

/** One sentence that a person can act on for each program that the tests need and this machine lacks. */
function missing(needs: Needs): string[] {
  const sentences: string[] = [];
  if (needs.browser && !findChromium()) {
    sentences.push(
      'Chromium is missing. Install it (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to its program file.',
    );
  }
  if (needs.postgres && !findPostgresBin()) {
    sentences.push(
      'PostgreSQL is missing. Install it (Debian: apt-get install postgresql; macOS: brew install postgresql), or set PG_BIN to the folder of initdb and postgres. No server needs to run.',
    );
  }
  return sentences;
}

/** Installs missing programs where Debian packages can be installed. Returns what is still missing. */
export function prepareMachine(needs: Needs): Promise<string[]> {
  return withLock('machine', async () => {
    if (missing(needs).length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
      return missing(needs);
    }
    const packages = [
      ...(needs.browser && !findChromium() ? PACKAGES.browser : []),
      ...(needs.postgres && !findPostgresBin() ? PACKAGES.postgres : []),
    ];
    say(`Installing ${packages.join(', ')} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args: string[]) => {
      execFileSync('apt-get', ['-q', ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    };
    try {
      apt('update');
      await withoutDebianCluster(async () => apt('install', '-y', '--no-install-recommends', ...packages));
    } catch (error) {
      process.stderr.write(`${(error as { stderr?: Buffer }).stderr ?? ''}apt-get failed: ${error}\n`);
    }
    return missing(needs);
  });
}

/** Keeps Debian's package from starting a server: the tests start their own. */
async function withoutDebianCluster(install: () => Promise<void>): Promise<void> {
  if (existsSync(POSTGRES_SETTINGS)) return install();
  const file = `${POSTGRES_SETTINGS}/createcluster.d/tests-only.conf`;
  await mkdir(`${POSTGRES_SETTINGS}/createcluster.d`, { recursive: true });
  await writeFile(file, 'create_main_cluster = false\n');
  try {
    await install();
  } finally {
    await rm(file, { force: true });
  }
}
