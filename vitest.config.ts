import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { firm } from '#firm/identity.ts';
import { readBrand } from './scripts/brand/read-brand.ts';

export default defineConfig({
  define: { BRAND: JSON.stringify(readBrand()), HAS_PHOTOS: 'true' },
  test: {
    include: ['{app,calculators,content,contract,scripts,server,tests}/**/*.test.{ts,tsx}'],
    exclude: [
      'tests/browser/**',
      '**/node_modules/**',
      // Left out if another firm has taken its place.
      ...(firm.demonstration.shown ? [] : ['tests/demonstration/**']),
    ],
    environment: 'node',
    // One more than cores, because tests spend part of their time waiting. Modules hold no state between tests, so a
    // worker loads them once.
    maxWorkers: availableParallelism() + 1,
    isolate: false,
    // Generous, because a busy machine is slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: ['tests/support/databases-for-vitest.ts'],
    setupFiles: ['tests/support/fail-on-console-error.ts'],
  },
});
