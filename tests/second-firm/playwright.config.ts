import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import type { SiteOptions } from '../support/site-fixtures.ts';

/** Runs in a copy of the project that has the second firm as content/firm (scripts/second-firm.ts). */
export default defineConfig<object, SiteOptions>({
  ...base,
  testDir: '.',
  projects: [
    {
      name: 'second firm',
      use: {
        viewport: { width: 390, height: 844 },
        // The generator leaves placeholders, with which the site of a real firm does not open.
        settings: { ALLOW_PLACEHOLDERS: 'true', SEED_DEMO: 'true' },
      },
    },
  ],
});
