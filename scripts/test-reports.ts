import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { root, say } from './run.ts';

export interface Counts {
  passed: number;
  failed: number;
}

/** The part of Vitest's JSON report that is read here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; startTime: number; endTime: number }[];
}

const SLOWEST_SHOWN = 10;

/** Prints the slowest files of a Vitest run and returns its counts. */
export async function readVitestReport(file: string, exitCode: number): Promise<Counts> {
  const report = await readReport<VitestReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const files = report.testResults.map(({ name, startTime, endTime }) => {
    return { file: relative(root, name), ms: endTime - startTime };
  });
  printSlowest(files);
  return counts(exitCode, report.numPassedTests, report.numFailedTests);
}

/** Prints the slowest files of a Playwright run and returns its counts: a flaky test has failed. */
export async function readPlaywrightReport(file: string, exitCode: number): Promise<Counts> {
  const report = await readReport<JSONReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  printSlowest(report.suites.map((suite) => ({ file: suite.file, ms: durationMs(suite) })));
  return counts(exitCode, report.stats.expected, report.stats.unexpected + report.stats.flaky);
}

/** Null when the run ended before it could write its report. */
async function readReport<Report>(file: string): Promise<Report | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

function durationMs({ specs, suites = [] }: JSONReportSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return sum(results.map(({ duration }) => duration)) + sum(suites.map(durationMs));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Counts a run that broke off, or that ran no test, as one failure at least. */
function counts(exitCode: number, passed: number, failed: number): Counts {
  const brokeOff = exitCode !== 0 || passed === 0;
  return { passed, failed: brokeOff ? Math.max(failed, 1) : failed };
}

function printSlowest(files: { file: string; ms: number }[]): void {
  say('\nSlowest files:');
  for (const { file, ms } of files.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST_SHOWN)) {
    say(`${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
  }
}
