import { execFile, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ensureBuilt } from '../scripts/build.ts';
import { say } from '../scripts/run.ts';
import { removeSite, startServer } from '../tests/browser/site.ts';
import { freePort } from '../tests/support/postgres.ts';

/** A server that answers with the same bytes. */
interface MeasuredServer {
  title: string;
  url: string;
  pid: number;
  stop: () => Promise<void> | void;
}

interface Measurement {
  /** Time of the server's processor for one request; unlike requests per second, it knows no limit of the client. */
  microseconds: number;
  requestsPerSecond: number;
}

const PATH = '/';
const CONNECTIONS = 50;
const WARM_UP_SECONDS = 4;
const SECONDS = 4;
const ROUNDS = 5;
/** The warmer renders five pages a second. */
const WARMED_AFTER_MS = 30_000;
/** USER_HZ of Linux, the unit of the times in `/proc`. */
const TICKS_PER_SECOND = 100;
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

async function startOwn(title: string, settings: Record<string, string> = {}): Promise<MeasuredServer> {
  const site = await startServer({ LOG_LEVEL: 'silent', ...settings });
  return { title, url: site.url, pid: site.pid() ?? 0, stop: () => removeSite(site) };
}

/** Starts Node's own server with the bytes and the headers of the page. */
async function startBareNode(answer: RawAnswer): Promise<MeasuredServer> {
  const server = fork(join(import.meta.dirname, 'bare-server.ts'));
  server.send({ ...answer, body: answer.body.toString('base64') });
  const [port] = await once(server, 'message');
  const stop = () => server.disconnect();
  return { title: "Node's own server", url: `http://127.0.0.1:${port}`, pid: server.pid ?? 0, stop };
}

/** Starts nginx in one process with the bytes and the headers of the page as a file; null where it is not installed. */
async function startNginx({ headers, body }: RawAnswer): Promise<MeasuredServer | null> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const pairs = headers.flatMap((name, index) => (index % 2 ? [] : [[name, headers[index + 1] ?? '']]));
  const added = pairs.filter(([name = '']) => !/^(?:content-(?:type|length)|etag)$/i.test(name));
  await writeFile(join(folder, 'page.html'), body);
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1000; }
    http {
      access_log off; open_file_cache max=10; client_body_temp_path ${folder}; proxy_temp_path ${folder};
      fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
      types { text/html html; }
      server {
        listen 127.0.0.1:${port}; root ${folder};
        location / { ${added.map(([name, value]) => `add_header ${name} "${value}";`).join(' ')} try_files /page.html =404; }
      }
    }`,
  );
  const server = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const started = await Promise.race([
    once(server, 'spawn').then(() => true),
    once(server, 'error').then(() => false),
  ]);
  const stop = async () => {
    if (server.kill()) await once(server, 'exit');
    await rm(folder, { recursive: true });
  };
  if (started) return { title: 'nginx', url: `http://127.0.0.1:${port}`, pid: server.pid ?? 0, stop };
  await rm(folder, { recursive: true });
  return null;
}

interface RawAnswer {
  /** Names and values in turn. */
  headers: string[];
  /** Compressed. */
  body: Buffer;
}

async function rawAnswer(url: string): Promise<RawAnswer> {
  const asked = get(url, { headers: { 'accept-encoding': 'br' } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const ofConnection = /^(?:connection|keep-alive|date)$/i;
  const { rawHeaders } = answer;
  const headers = rawHeaders.filter((_, index) => !ofConnection.test(rawHeaders[index - (index % 2)] ?? ''));
  return { headers, body: await buffer(answer) };
}

async function measure({ url, pid }: MeasuredServer, connections = CONNECTIONS): Promise<Measurement> {
  const before = await processorSeconds(pid);
  const requests = await loadTest(url, SECONDS, connections);
  const used = (await processorSeconds(pid)) - before;
  return { microseconds: (used * 1e6) / requests, requestsPerSecond: requests / SECONDS };
}

/** Processor time that a process has used, of its own and of the system for it. */
async function processorSeconds(pid: number): Promise<number> {
  const afterName = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(afterName[11]) + Number(afterName[12])) / TICKS_PER_SECOND;
}

/**
 * Requests the page as fast as one client can.
 * @returns the number of answered requests
 */
async function loadTest(url: string, seconds: number, connections = CONNECTIONS): Promise<number> {
  const headers = ['-H', 'Accept-Encoding: br', '-H', `User-Agent: ${PHONE}`];
  const options = ['-t', '1', '-c', String(connections), '-d', String(seconds), '--timeout', '20'];
  const { stdout } = await promisify(execFile)('wrk', [...options, ...headers, url + PATH]).catch((error) => {
    throw new Error('wrk is needed as the client (Debian: apt-get install wrk).', { cause: error });
  });
  const failures = /Non-2xx.*|Socket errors.*/.exec(stdout);
  if (failures) say(failures[0]);
  return Number(/(\d+) requests in/.exec(stdout)?.[1]);
}

const byTime = (one: Measurement, other: Measurement) => one.microseconds - other.microseconds;

/** Measures the servers in turn, several times, and prints the median of each beside the first. */
async function compare(servers: MeasuredServer[]): Promise<void> {
  for (const { url } of servers) await loadTest(url, WARM_UP_SECONDS);
  const measurements = servers.map((): Measurement[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, server] of servers.entries()) measurements[index]?.push(await measure(server));
  }
  const medians = measurements.map((all) => all.sort(byTime)[ROUNDS >> 1] as Measurement);
  const own = medians[0]?.microseconds ?? 0;
  say('| | processor µs a request | speed of the first | requests/s |\n| --- | --- | --- | --- |');
  for (const [index, { microseconds, requestsPerSecond }] of medians.entries()) {
    const cells = [servers[index]?.title, Math.round(microseconds), (microseconds / own).toFixed(2)];
    say(`| ${[...cells, Math.round(requestsPerSecond)].join(' | ')} |`);
  }
}

/** Starts the built server, and prints when its first page is there and how much memory it takes. */
async function measureStart(): Promise<void> {
  const site = await startServer({ LOG_LEVEL: 'silent', WARM_PAGES: 'on' });
  try {
    // The first start has made its database.
    await site.stop();
    const startedAt = performance.now();
    await site.restart();
    const firstPageMs = Math.round(performance.now() - startedAt);
    await setTimeout(WARMED_AFTER_MS);
    const { now: idle } = await site.memoryMegabytes();
    await loadTest(site.url, SECONDS);
    const { now: loaded } = await site.memoryMegabytes();
    say(
      `first page ${firstPageMs} ms after the start; ${idle} MB with all pages in the cache, ${loaded} MB loaded`,
    );
  } finally {
    await removeSite(site);
  }
}

if (!(await ensureBuilt())) throw new Error('The build failed.');
say(`${PATH}, ${CONNECTIONS} connections, ${ROUNDS} times ${SECONDS} s each in turn, one server process\n`);
const own = await startOwn('from the page cache');
const answer = await rawAnswer(`${own.url}${PATH}`);
const others = [await startBareNode(answer), await startNginx(answer)];
const servers = [own, ...others.filter((server) => server !== null)];
if (!others[1]) say('nginx is not installed (Debian: apt-get install nginx-light).');
try {
  await compare(servers);
} finally {
  for (const { stop } of servers) await stop();
}
const uncached = await startOwn('rendered each time', { PAGE_CACHE_MB: '0' });
await loadTest(uncached.url, WARM_UP_SECONDS, 1);
const { microseconds } = await measure(uncached, 1);
say(`rendered each time: ${Math.round(microseconds / 1000)} ms of the processor a request\n`);
await uncached.stop();
await measureStart();
