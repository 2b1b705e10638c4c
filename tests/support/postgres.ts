import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface PostgresServer {
  /** Superuser's URL of the database `postgres`: `postgres://…@127.0.0.1:<port>/postgres`. */
  url: string;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 60_000;
const PORT_ATTEMPTS = 5;

// Shell script that runs the server as an unprivileged user. File descriptor 3 is a pipe from the test process:
// it closes when that process ends, even by SIGKILL; the script then stops PostgreSQL and removes its folder.
const KEEPER = `
"$1/initdb" -D "$2/data" -U postgres -A password --pwfile="$2/password" -E UTF8 --locale=C --no-sync >"$2/initdb.log" 2>&1 || {
  cat "$2/initdb.log" >&2
  cd / && rm -rf "$2"
  exit 1
}
"$1/postgres" -D "$2/data" -p "$3" -c listen_addresses=127.0.0.1 -c unix_socket_directories= \\
  -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200 \\
  -c timezone=UTC -c logging_collector=off </dev/null &
server=$!
( wait_for_end() { while read -r _; do :; done; }; wait_for_end; kill -INT $server 2>/dev/null ) <&3 &
exec 3<&-
wait $server
cd / && rm -rf "$2"
`;

/** Finds the folder with PostgreSQL's programs: `PG_BIN`, then the PATH, then the usual install folders. */
export function findPostgresBin(): string | null {
  const installed = ['/usr/lib/postgresql', '/usr/pgsql', '/usr/local/pgsql', '/opt/homebrew/opt'].flatMap(
    (folder) => [join(folder, 'bin'), ...versionsIn(folder).map((version) => join(folder, version, 'bin'))],
  );
  const candidates = [process.env.PG_BIN, ...(process.env.PATH ?? '').split(delimiter), ...installed];
  return candidates.find((folder) => folder && hasPrograms(folder)) ?? null;
}

function hasPrograms(folder: string): boolean {
  return ['initdb', 'postgres', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(folder, name)));
}

function versionsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).sort((left, right) => right.localeCompare(left, 'en', { numeric: true }));
}

/** Starts a private server in a folder of its own, on a free port of the loopback address. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = findPostgresBin();
  if (!bin) {
    throw new Error(
      'The tests need PostgreSQL 13 or newer: install it (Debian: apt-get install postgresql), or set PG_BIN to the folder of initdb and postgres.',
    );
  }
  for (let attempt = 1; ; attempt++) {
    try {
      return await startOnce(bin);
    } catch (error) {
      // Another process may take the free port before PostgreSQL listens on it.
      if (attempt === PORT_ATTEMPTS || !String(error).includes('Address already in use')) throw error;
    }
  }
}

async function startOnce(bin: string): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'test-postgres-'));
  const owner = unprivilegedUser();
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  await chmod(folder, 0o700);
  if (owner) {
    await chown(passwordFile, owner.uid, owner.gid);
    await chown(folder, owner.uid, owner.gid);
  }
  const port = await freePort();
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', bin, folder, String(port)], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
    // Starts a process group: Ctrl-C in the terminal must not stop the server before the tests have ended.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    ...owner,
  });
  const ended = new Promise<void>((resolve) => keeper.once('close', () => resolve()));
  const stop = async () => {
    keeper.stdio[3]?.destroy();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await readyForConnections(keeper);
  } catch (error) {
    await stop();
    throw error;
  }
  // A running server must not keep the test process alive; the closed pipe stops it.
  keeper.unref();
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop };
}

function readyForConnections(keeper: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string) => reject(new Error(`PostgreSQL did not start: ${reason}\n${output}`));
    const timer = setTimeout(() => fail(`not ready after ${START_TIMEOUT_MS} ms`), START_TIMEOUT_MS);
    keeper.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      if (output.length < 20_000) output += chunk;
      if (!output.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
    keeper.once('error', (error) => fail(String(error)));
    keeper.once('close', (code) => {
      clearTimeout(timer);
      fail(`it ended with code ${code}`);
    });
  });
}

/** User to run the server as, because PostgreSQL refuses to run as root; null when this process is not root. */
function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No user of this name.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody".');
}

/** Finds a free port of the loopback address. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject()));
    });
  });
}
