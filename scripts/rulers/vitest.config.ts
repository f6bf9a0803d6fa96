import { defineConfig } from 'vitest/config';

/** The rulers that others wrote, on the built app: `npm test` runs them after the browser tests, and `npm run test:rulers` alone. */
export default defineConfig({
  test: {
    name: 'rulers',
    dir: import.meta.dirname,
    include: ['**/*.test.ts'],
    // One after the other: Lighthouse measures time.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    globalSetup: `${import.meta.dirname}/site.ts`,
  },
});
