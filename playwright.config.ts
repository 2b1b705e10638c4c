import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { SiteOptions } from './tests/browser/support.ts';

const desktop = { viewport: { width: 1280, height: 800 } };

export default defineConfig<object, SiteOptions>({
  testDir: 'tests/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  reporter: 'list',
  // A busy machine is slow; what hangs still ends.
  timeout: 90_000,
  // On a busy machine Chromium hangs in one of some ten thousand tests. scripts/test.ts lets nothing else pass by it.
  retries: 1,
  expect: { timeout: 20_000 },
  use: { locale: 'en-US', trace: 'on-first-retry', screenshot: 'only-on-failure' },
  projects: [
    {
      name: 'phone',
      // What needs a pointer that hovers, and what needs no screen at all.
      grepInvert: /@desktop/,
      testIgnore: 'durability.spec.ts',
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: desktop },
    // The journeys that read or write the database, once more on the other one.
    { name: 'desktop-postgres', grep: /@database/, use: { ...desktop, database: 'postgres' } },
  ],
});
