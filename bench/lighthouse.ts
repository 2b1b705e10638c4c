import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS } from '../scripts/find-chromium.ts';
import { say } from '../scripts/run.ts';
import { onBuiltSite } from './built-site.ts';
import { median } from './measuring.ts';

const LIGHTHOUSE = 'lighthouse@13';
const RUNS = Number(process.argv[2] ?? 1);
/** One address of each kind of page. */
const PATHS = process.argv[3]
  ? process.argv.slice(3)
  : [
      '/',
      '/practice-areas/',
      '/practice-areas/contested-divorce/',
      '/what-happened/served-with-papers/',
      '/attorneys/',
      '/testimonials/',
      '/media/',
      '/contact/',
      '/divorce-calculators/',
      '/fees/',
      '/glossary/',
      '/blog/',
      '/served-with-divorce-papers/',
      '/es/',
    ];
const EDITIONS = { light: 'preferredColorScheme=1', evening: 'preferredColorScheme=0' };
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  SI: 'speed-index',
};
/** A score that is below this is explained by its audits. */
const EXPECTED_SCORES = [99, 100, 100, 100];

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<
    string,
    { title: string; numericValue?: number; displayValue?: string; score: number | null }
  >;
}

/**
 * Runs Lighthouse with its default, a simulated mid-range phone on slow 4G.
 * @param edition a setting of Blink
 */
async function audit(url: string, edition: string, chromium: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    const profile = `--user-data-dir=${join(folder, 'profile')}`;
    const flags = ['--headless=new', ...CHROMIUM_FLAGS, `--blink-settings=${edition}`, profile];
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

/** Prints the medians of the runs, and what is below 90 in the last one where a score is less than expected. */
function print(title: string, reports: Report[]): void {
  const scores = CATEGORIES.map((name) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[name]?.score ?? Number.NaN))),
  );
  const times = Object.entries(TIMES).map(
    ([name, id]) =>
      `${name} ${Math.round(median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0)))}`,
  );
  say(`${title.padEnd(46)} ${scores.join(' / ')}   ${times.join(', ')} ms`);
  if (scores.every((score, index) => score >= (EXPECTED_SCORES[index] ?? 0))) return;
  for (const { title, displayValue = '', score } of Object.values(reports.at(-1)?.audits ?? {}))
    if (score !== null && score < 0.9) say(`  below 90: ${title} ${displayValue}`);
}

await onBuiltSite(async (url, chromium) => {
  for (const path of PATHS)
    for (const [edition, setting] of Object.entries(EDITIONS)) {
      const reports: Report[] = [];
      for (let run = 1; run <= RUNS; run++) {
        const auditPage = () => audit(url + path, setting, chromium);
        // Lighthouse misses the begin of a load now and then.
        reports.push(await auditPage().catch(auditPage));
      }
      print(`${path} (${edition})`, reports);
    }
});
