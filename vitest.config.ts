import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,calculators,content,contract,scripts,server,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**', '**/node_modules/**'],
    environment: 'node',
    // A busy machine is slow; what hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: ['tests/support/postgres.ts'],
    setupFiles: ['tests/support/fail-on-console-error.ts'],
  },
});
