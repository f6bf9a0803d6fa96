import { defineConfig } from 'vitest/config';

/**
 * Third-party measurements of the built app: `npm test` runs them after the browser tests, `npm run
 * test:rulers` alone.
 */
export default defineConfig({
  test: {
    name: 'rulers',
    dir: import.meta.dirname,
    include: ['**/*.test.ts'],
    // In sequence, because Lighthouse measures time.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    globalSetup: `${import.meta.dirname}/site.ts`,
  },
});
