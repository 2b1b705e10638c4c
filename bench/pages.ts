import { execFile } from 'node:child_process';
import { join } from 'node:path';
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
const AUTOCANNON = join(root, 'node_modules', '.bin', 'autocannon');

async function measure(settings: Record<string, string>): Promise<Measurement> {
  const site = await startServer({ LOG_LEVEL: 'silent', ...settings });
  try {
    await loadTest(`${site.url}${PATH}`, WARM_UP_SECONDS);
    return await loadTest(`${site.url}${PATH}`, SECONDS);
  } finally {
    await removeSite(site);
  }
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
  process.stdout.write(
    `${title.padEnd(24)}${rate} requests/s, median ${medianMs} ms, p99 ${slowest1PercentMs} ms${failed}\n`,
  );
}

if (!(await ensureBuilt())) throw new Error('The build failed.');
process.stdout.write(`${PATH}, ${CONNECTIONS} connections, ${SECONDS} s each, one server process\n`);
report('from the page cache', await measure({}));
report('rendered each time', await measure({ PAGE_CACHE_MB: '0' }));
