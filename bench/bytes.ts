import { chromium } from '@playwright/test';
import { ensureBuilt } from '../scripts/build.ts';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/find-chromium.ts';
import { removeSite, startServer } from '../tests/browser/site.ts';
import budgets from './budgets.json' with { type: 'json' };
import { type PageWeight, weighPage } from './page-weight.ts';

const PATHS = ['/', '/contact/', '/divorce-calculators/', '/blog/'];

/** Measures the bytes that a phone loads for each page. Fails when one exceeds bench/budgets.json. */
async function main(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium: install one or set CHROMIUM_PATH.');
  if (!(await ensureBuilt())) throw new Error('The build failed.');
  const site = await startServer({});
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    for (const path of PATHS) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
      report(path, await weighPage(await context.newPage(), `${site.url}${path}`));
      await context.close();
    }
  } finally {
    await browser.close();
    await removeSite(site);
  }
}

function report(path: string, weight: PageWeight): void {
  process.stdout.write(`\n${path}\n`);
  for (const [name, budget] of Object.entries(budgets)) {
    const value = weight[name as keyof typeof budgets];
    const verdict = value <= budget ? 'within' : 'OVER';
    if (value > budget) process.exitCode = 1;
    const figures = [Math.round(value * 10_000) / 10_000, budget].map((figure) =>
      figure.toLocaleString('en-US'),
    );
    process.stdout.write(`  ${name.padEnd(28)}${figures[0]?.padStart(10)}   ${verdict} ${figures[1]}\n`);
  }
}

await main();
