import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ensureBuilt } from '../scripts/build.ts';
import { root } from '../scripts/run.ts';
import { removeSite, startServer } from '../tests/browser/site.ts';

interface Measurement {
  requestsPerSecond: number;
  medianMs: number;
  slowest1PercentMs: number;
  failures: number;
}

const PATH = '/';
const CONNECTIONS = 50;
const WARM_UP_SECONDS = 2;
const SECONDS = 10;
/** The warmer renders five pages a second. */
const WARMED_AFTER_MS = 30_000;
const print = (text: string) => process.stdout.write(`${text}\n`);
const AUTOCANNON = join(root, 'node_modules', '.bin', 'autocannon');

async function measure(settings: Record<string, string>): Promise<Measurement> {
  const site = await startServer({ LOG_LEVEL: 'silent', ...settings });
  try {
    return await warmAndLoad(site.url);
  } finally {
    await removeSite(site);
  }
}

/** Loads Node's own server with the bytes and the headers of the page. */
async function measureBareNode(): Promise<Measurement> {
  const site = await startServer({ LOG_LEVEL: 'silent' });
  const answer = await rawAnswer(`${site.url}${PATH}`).finally(() => removeSite(site));
  const server = fork(join(import.meta.dirname, 'bare-server.ts'));
  try {
    server.send(answer);
    const [port] = await once(server, 'message');
    return await warmAndLoad(`http://127.0.0.1:${port}`);
  } finally {
    server.disconnect();
  }
}

/** The headers, names and values in turn, and the compressed body in base64. */
function rawAnswer(url: string): Promise<{ headers: string[]; body: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
      const ofConnection = /^(?:connection|keep-alive|date)$/i;
      const { rawHeaders } = answer;
      const headers = rawHeaders.filter(
        (_, index) => !ofConnection.test(rawHeaders[index - (index % 2)] ?? ''),
      );
      resolve({ headers, body: (await buffer(answer)).toString('base64') });
    }).on('error', reject);
  });
}

async function warmAndLoad(url: string): Promise<Measurement> {
  await loadTest(`${url}${PATH}`, WARM_UP_SECONDS);
  return loadTest(`${url}${PATH}`, SECONDS);
}

/** Runs Autocannon in a process of its own, so that its work is not measured with the server's. */
async function loadTest(url: string, seconds: number): Promise<Measurement> {
  const options = ['--json', '-c', String(CONNECTIONS), '-d', String(seconds), '-H', 'accept-encoding=br'];
  const { stdout } = await promisify(execFile)(process.execPath, [AUTOCANNON, ...options, url]);
  const { requests, latency, errors, non2xx } = JSON.parse(stdout);
  return {
    requestsPerSecond: requests.average,
    medianMs: latency.p50,
    slowest1PercentMs: latency.p99,
    failures: errors + non2xx,
  };
}

function report(
  title: string,
  { requestsPerSecond, medianMs, slowest1PercentMs, failures }: Measurement,
): void {
  const rate = Math.round(requestsPerSecond).toLocaleString('en-US').padStart(8);
  const failed = failures > 0 ? `, ${failures} FAILED` : '';
  print(`${title.padEnd(24)}${rate} requests/s, median ${medianMs} ms, p99 ${slowest1PercentMs} ms${failed}`);
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
    await loadTest(`${site.url}${PATH}`, SECONDS);
    const { now: loaded } = await site.memoryMegabytes();
    print(
      `first page ${firstPageMs} ms after the start; ${idle} MB with all pages in the cache, ${loaded} MB loaded`,
    );
  } finally {
    await removeSite(site);
  }
}

if (!(await ensureBuilt())) throw new Error('The build failed.');
print(`${PATH}, ${CONNECTIONS} connections, ${SECONDS} s each, one server process`);
const bare = await measureBareNode();
const cached = await measure({});
report("Node's own server", bare);
report('from the page cache', cached);
report('rendered each time', await measure({ PAGE_CACHE_MB: '0' }));
print(
  `from the page cache: ${(cached.requestsPerSecond / bare.requestsPerSecond).toFixed(2)} of Node's own server`,
);
await measureStart();
