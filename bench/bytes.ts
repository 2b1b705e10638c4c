import { say } from '../scripts/run.ts';
import budgets from './budgets.json' with { type: 'json' };
import { inChromium } from './built-site.ts';
import { type PageWeight, weighPage } from './page-weight.ts';

const PATHS = ['/', '/contact/', '/divorce-calculators/', '/blog/'];

function report(path: string, weight: PageWeight): void {
  say(`\n${path}`);
  for (const [name, budget] of Object.entries(budgets)) {
    const value = weight[name as keyof typeof budgets];
    const verdict = value <= budget ? 'within' : 'OVER';
    if (value > budget) process.exitCode = 1;
    const figures = [Math.round(value * 10_000) / 10_000, budget].map((figure) =>
      figure.toLocaleString('en-US'),
    );
    say(`  ${name.padEnd(28)}${figures[0]?.padStart(10)}   ${verdict} ${figures[1]}`);
  }
}

// Measures the bytes that a phone loads for each page. Fails when one exceeds bench/budgets.json.
await inChromium(async (url, browser) => {
  for (const path of PATHS) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
    report(path, await weighPage(await context.newPage(), url + path));
    await context.close();
  }
});
