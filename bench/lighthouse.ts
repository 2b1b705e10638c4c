import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureBuilt } from '../scripts/build.ts';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/find-chromium.ts';
import { removeSite, startServer } from '../tests/browser/site.ts';

const LIGHTHOUSE = 'lighthouse@13';
const RUNS = 3;
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

interface Report {
  categories: Record<string, { title: string; score: number }>;
  audits: Record<string, { title: string; displayValue?: string; score: number | null }>;
}

/** Runs Lighthouse with its default, a simulated mid-range phone on slow 4G. */
async function audit(url: string, chromium: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    const flags = ['--headless=new', ...CHROMIUM_FLAGS, `--user-data-dir=${join(folder, 'profile')}`];
    const options = [
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags.join(' ')}`,
    ];
    await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...options], {
      env: { ...process.env, CHROME_PATH: chromium },
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(await readFile(file, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function report({ categories, audits }: Report): void {
  const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round(score * 100)}`);
  const metrics = METRICS.map((name) => `${audits[name]?.title} ${audits[name]?.displayValue}`);
  process.stdout.write(`${scores.join(', ')}\n  ${metrics.join(', ')}\n`);
  const belowGood = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
  for (const { title, displayValue = '' } of belowGood)
    process.stdout.write(`  below 90: ${title} ${displayValue}\n`);
}

const chromium = findChromium();
if (!chromium) throw new Error('No Chromium: install one or set CHROMIUM_PATH.');
if (!(await ensureBuilt())) throw new Error('The build failed.');
const site = await startServer({});
try {
  for (let run = 1; run <= RUNS; run++) {
    process.stdout.write(`\nrun ${run} of ${RUNS}: `);
    report(await audit(`${site.url}/`, chromium));
  }
} finally {
  await removeSite(site);
}
