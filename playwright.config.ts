import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { firm } from '#firm/identity.ts';
import type { SiteOptions } from './tests/support/site-fixtures.ts';

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

// Content that a firm may not have: several offices, cases, interviews, reviews.
const absent = firm.demonstration.shown ? [] : [/@demonstration/];

export default defineConfig<object, SiteOptions>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // At least four, also on two processors, because tests spend part of their time waiting.
  workers: Math.max(4, Math.floor(availableParallelism() / 2)),
  reporter: 'list',
  // Generous, because a busy machine is slow.
  timeout: 180_000,
  // The second try records a trace. A test that passes only then is flaky and fails the run.
  retries: 1,
  failOnFlakyTests: true,
  expect: { timeout: 20_000 },
  use: { locale: 'en-US', trace: 'on-first-retry', screenshot: 'only-on-failure' },
  // A test runs at desktop width, with the tag `@phone` at a phone's, and with `@both-widths`, where layout decides, at
  // both. With `@database` it runs at a phone's width on SQLite and at desktop width on PostgreSQL.
  projects: [
    {
      name: 'requests',
      testDir: 'tests/requests',
      grepInvert: absent,
      // Compressing a page for the first time takes longer than rendering it.
      use: { extraHTTPHeaders: { 'Accept-Encoding': 'identity' } },
    },
    {
      name: 'phone',
      testDir: 'tests/browser',
      grep: /@phone|@both-widths|@database/,
      grepInvert: absent,
      use: phone,
    },
    {
      name: 'desktop',
      testDir: 'tests/browser',
      grepInvert: [/@phone|@database/, ...absent],
      use: desktop,
    },
    {
      name: 'desktop-postgres',
      grep: /@database/,
      grepInvert: absent,
      use: { ...desktop, database: 'postgres' },
    },
  ],
});
