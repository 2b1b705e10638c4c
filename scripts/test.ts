import { rmSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import './end-with-parent.ts';
import { ensureBuilt } from './build.ts';
import { withLock } from './lock.ts';
import { endProgramsOnSignal, root, runProgram, runTool } from './run.ts';
import { prepareMachine } from './test-machine.ts';

interface Counts {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  title: string;
  /** `filters`: what the command line says beside the names of steps. */
  run(filters: string[]): Promise<Counts>;
}

const steps: Step[] = [
  { name: 'types', title: 'Types (tsc)', run: types },
  { name: 'lint', title: 'Format and lint (Biome)', run: lint },
  { name: 'imports', title: 'Import rules', run: () => script('import-rules.ts') },
  { name: 'unused', title: 'Unused files, exports and dependencies (knip)', run: () => tool('knip') },
  { name: 'lockfile', title: 'Lock file', run: () => script('lock-file.ts') },
  { name: 'unit', title: 'Unit and contract tests on SQLite and PostgreSQL (Vitest)', run: unit },
  { name: 'build', title: 'Build', run: async () => one(await ensureBuilt()) },
  {
    name: 'content',
    title: 'Links, pictures, titles and counts of the content',
    run: () => script('content-check.ts'),
  },
  { name: 'browser', title: 'Browser tests (Playwright)', run: browser },
];

// Beside the copy of the build, because the server looks for its packages in the folders above its own.
const scratchFolder = join(root, 'node_modules', '.cache', 'test-runs');
const scratch = join(scratchFolder, String(process.pid));
// What Playwright leaves of failed tests. Two runs at once have one each.
const resultsFolder = join(root, 'test-results');
const results = join(resultsFolder, String(process.pid));

function one(passed: boolean): Counts {
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function tool(name: string, ...args: string[]): Promise<Counts> {
  return one((await runTool(name, args)) === 0);
}

async function script(name: string): Promise<Counts> {
  return one((await runProgram(process.execPath, [join('scripts', name)])) === 0);
}

function lint(): Promise<Counts> {
  return tool('biome', 'ci', '--error-on-warnings', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`);
}

async function types(): Promise<Counts> {
  const generated = await withLock('types', () => runTool('react-router', ['typegen']));
  return generated === 0 ? tool('tsc') : one(false);
}

async function unit(filters: string[]): Promise<Counts> {
  const file = join(scratch, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const exitCode = await runTool('vitest', ['run', ...reporters, ...filters]);
  const report: { numPassedTests?: number; numFailedTests?: number } = await readReport(file);
  return counts(exitCode, report.numPassedTests, report.numFailedTests);
}

async function browser(filters: string[]): Promise<Counts> {
  // Tested is a copy: another run, or a later build of edited sources, may replace the build meanwhile.
  const build = join(scratch, 'build');
  if (!(await ensureBuilt((folder) => cp(folder, build, { recursive: true })))) return one(false);
  const file = join(scratch, 'playwright.json');
  const exitCode = await runTool(
    'playwright',
    ['test', '--reporter=list,json', `--output=${results}`, ...filters],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      TESTED_BUILD: build,
    },
  );
  const { suites = [] }: Partial<JSONReport> = await readReport(file);
  const tests = suites.flatMap(testsOf);
  // Tried again is every test that failed (`retries`), but only where Chromium hung may it pass by that.
  const hung = tests.filter(({ status, results: [first] }) => {
    return status === 'flaky' && first?.annotations.some(({ type }) => type === 'Chromium hung');
  });
  if (hung.length > 0) say(`In ${hung.length} of them Chromium hung; they passed when tried again.`);
  const passed = tests.filter((test) => test.status === 'expected' || hung.includes(test));
  const failed = tests.filter((test) => test.status !== 'skipped' && !passed.includes(test));
  return counts(exitCode, passed.length, failed.length);
}

function testsOf({ specs, suites = [] }: JSONReportSuite): JSONReportTest[] {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];
}

/** A run that broke off, or that no test took part in, has failed even if no single test has. */
function counts(exitCode: number, passed = 0, failed = 0): Counts {
  const brokeOff = exitCode !== 0 || passed === 0;
  return { passed, failed: brokeOff && failed === 0 ? 1 : failed };
}

async function readReport(file: string) {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
}

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (/^\d+$/.test(name) && isRunning(Number(name))) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}

function seconds(sinceMs: number): string {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function runSteps(selected: Step[], filters: string[], continueAfterFailure: boolean): Promise<Counts> {
  const total = { passed: 0, failed: 0 };
  for (const [index, step] of selected.entries()) {
    say(`\n── ${index + 1}/${selected.length} ${step.title}`);
    const startedAt = performance.now();
    const { passed, failed } = await step.run(filters);
    total.passed += passed;
    total.failed += failed;
    say(`── ${step.name}: ${failed === 0 ? 'passed' : 'FAILED'}, ${seconds(startedAt)}`);
    if (failed > 0 && !continueAfterFailure) break;
  }
  return total;
}

async function main(args: string[]): Promise<number> {
  const all = args.includes('--all');
  const named = new Set(args.filter((argument) => steps.some(({ name }) => name === argument)));
  const filters = args.filter((argument) => argument !== '--all' && !named.has(argument));
  const selected = steps.filter(({ name }) => named.size === 0 || named.has(name));
  if (filters.length > 0 && named.size === 0) {
    say(
      `Usage: npm test -- [--all] [${steps.map(({ name }) => name).join('|')}] [what Vitest or Playwright is given]`,
    );
    return 2;
  }
  const needed = (...names: string[]) => selected.some(({ name }) => names.includes(name));
  const missing = await prepareMachine({ browser: needed('browser'), postgres: needed('unit', 'browser') });
  if (missing.length > 0) {
    for (const sentence of missing) process.stderr.write(`${sentence}\n`);
    return 1;
  }
  await removeLeftovers(scratchFolder);
  await removeLeftovers(resultsFolder);
  await mkdir(scratch, { recursive: true });
  const startedAt = performance.now();
  const { passed, failed } = await runSteps(selected, filters, all);
  say(`\nFinished in ${seconds(startedAt)}.`);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

endProgramsOnSignal();
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
process.exitCode = await main(process.argv.slice(2));
