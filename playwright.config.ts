import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { SiteOptions } from './tests/support/site-fixtures.ts';

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

export default defineConfig<object, SiteOptions>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // At least three, also on two processors, because tests spend part of their time waiting.
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  reporter: 'list',
  // Generous, because a busy machine is slow.
  timeout: 180_000,
  // The second try records a trace. A test that passes only then is flaky and fails the run.
  retries: 1,
  failOnFlakyTests: true,
  expect: { timeout: 20_000 },
  use: { locale: 'en-US', trace: 'on-first-retry', screenshot: 'only-on-failure' },
  // A test runs at desktop width; `@phone` and `@both-widths` are for what the layout of a phone decides.
  projects: [
    { name: 'requests', testDir: 'tests/requests' },
    { name: 'phone', testDir: 'tests/browser', grep: /@phone|@both-widths/, use: phone },
    // A test of both widths that uses the database runs at this width on PostgreSQL only.
    {
      name: 'desktop',
      testDir: 'tests/browser',
      grepInvert: [/@phone/, /@database.*@both-widths/],
      use: desktop,
    },
    // The tests that read or write the database.
    { name: 'desktop-postgres', grep: /@database/, use: { ...desktop, database: 'postgres' } },
  ],
});
