import { rmSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuilt } from './build.ts';
import { isRunning, withLock } from './lock.mjs';
import { root, runProgram, runTool, say } from './run.ts';
import { testSecondFirm } from './second-firm.ts';
import { createDataFolder, prepareMachine } from './test-machine.ts';
import { type Counts, readPlaywrightReport, readVitestReport } from './test-reports.ts';

interface Step {
  name: string;
  title: string;
  /** @param filters command-line arguments that are not names of steps */
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
    title: 'Links, pictures, titles, counts and figures of the content',
    run: () => script('content-check.ts'),
  },
  { name: 'browser', title: 'Browser tests (Playwright)', run: browser },
  { name: 'second-firm', title: 'Site of another firm, made from its answers', run: secondFirm },
];

const resultsFolder = join(root, 'test-results');
// One folder for each run, so that several can run at once.
const results = join(resultsFolder, String(process.pid));
const testedBuild = join(results, 'build');
const dataFolder = createDataFolder();
/** Node.js compiles a program once for all of its starts. */
const inDataFolder = { TMPDIR: dataFolder, NODE_COMPILE_CACHE: join(dataFolder, 'compiled') };

function one(passed: boolean): Counts {
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function tool(name: string, ...args: string[]): Promise<Counts> {
  return one((await runTool(name, args)) === 0);
}

async function script(name: string): Promise<Counts> {
  return one((await runProgram(process.execPath, [join('scripts', name)])) === 0);
}

async function types(): Promise<Counts> {
  const generated = await withLock('types', () => runTool('react-router', ['typegen']));
  return generated === 0 ? tool('tsc') : one(false);
}

function lint(): Promise<Counts> {
  return tool('biome', 'ci', '--error-on-warnings', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`);
}

async function unit(filters: string[]): Promise<Counts> {
  const file = join(results, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const exitCode = await runTool('vitest', ['run', ...reporters, ...filters], inDataFolder);
  return readVitestReport(file, exitCode);
}

async function browser(filters: string[]): Promise<Counts> {
  // The tests use a copy, because another run may replace the build meanwhile.
  if (!(await ensureBuilt((build) => cp(build, testedBuild, { recursive: true })))) return one(false);
  const file = join(results, 'playwright.json');
  const options = ['--reporter=list,json', `--output=${join(results, 'browser')}`, ...filters];
  const exitCode = await runTool('playwright', ['test', ...options], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    TESTED_BUILD: testedBuild,
    ...inDataFolder,
  });
  return readPlaywrightReport(file, exitCode);
}

async function secondFirm(filters: string[]): Promise<Counts> {
  const file = join(results, 'second-firm.json');
  const options = ['--reporter=list,json', `--output=${join(results, 'second-firm')}`, ...filters];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...inDataFolder };
  return readPlaywrightReport(file, await testSecondFirm(dataFolder, options, env));
}

/** Removes the results of runs that have ended. */
async function removeOldResults(): Promise<void> {
  for (const name of await readdir(resultsFolder).catch(() => [])) {
    if (!isRunning(Number(name))) await rm(join(resultsFolder, name), { recursive: true, force: true });
  }
}

function seconds(sinceMs: number): string {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
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
  const selected = steps.filter(({ name }) => args.includes(name));
  const filters = args.filter(
    (argument) => argument !== '--all' && !steps.some(({ name }) => name === argument),
  );
  if (filters.length > 0 && selected.length === 0) {
    const names = steps.map(({ name }) => name).join('|');
    say(`Usage: npm test -- [--all] [${names}] [arguments of Vitest or Playwright]`);
    return 2;
  }
  if (selected.length === 0) selected.push(...steps);
  const needed = (...names: string[]) => selected.some(({ name }) => names.includes(name));
  const missing = await prepareMachine({
    browser: needed('browser', 'second-firm'),
    postgres: needed('unit', 'browser'),
  });
  if (missing.length > 0) {
    for (const sentence of missing) process.stderr.write(`${sentence}\n`);
    return 1;
  }
  await removeOldResults();
  await mkdir(results, { recursive: true });
  const startedAt = performance.now();
  const { passed, failed } = await runSteps(selected, filters, all);
  say(`\nFinished in ${seconds(startedAt)}.`);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

process.on('exit', (code) => {
  // After a failure the traces stay.
  for (const folder of [dataFolder, code === 0 ? results : testedBuild]) {
    rmSync(folder, { recursive: true, force: true });
  }
});
process.exitCode = await main(process.argv.slice(2));
