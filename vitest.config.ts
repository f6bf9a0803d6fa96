import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type InlineConfig, type TestSpecification } from 'vitest/node';
import { buildConstants } from './scripts/build-constants.ts';

/** Bundled into one file each, so that test files do not load thousands of modules again. */
const optimizer = {
  ssr: {
    enabled: true,
    include: [
      '@block65/webcrypto-web-push',
      '@hono/zod-validator',
      '@hookform/resolvers/zod',
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@tanstack/react-router/ssr/server',
      'drizzle-orm',
      'drizzle-orm/casing',
      'drizzle-orm/d1',
      'drizzle-orm/sqlite-core',
      'fast-check',
      'hono',
      'hono/body-limit',
      'hono/client',
      'hono/cookie',
      'hono/factory',
      'hono/html',
      'hono/http-exception',
      'hono/route',
      'image-size',
      'isbot',
      'lucide-react',
      'oauth4webapi',
      'radix-ui',
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/server',
      'react-hook-form',
      'stripe',
      'uuid',
      'zod',
    ],
    rolldownOptions: { external: /^(node|cloudflare):/ },
  },
};

const LONGEST = [
  'growing-rules',
  'deploy',
  'platform-limits',
  'who-may-call',
  'hostile-input',
  'fuzz',
  'any-order',
].map((name) => `/${name}.test.ts`);

/**
 * Starts the slowest files first: a fresh checkout has no recorded times, and a slow file that starts last
 * delays the run.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return place < 0 ? LONGEST.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/** `further`: patterns of other tests that run in workerd. */
export const workerProject = (...further: string[]): TestProjectInlineConfiguration => ({
  define: { __DEV_TOOLS__: 'true', ...buildConstants() },
  plugins: [
    cloudflareTest(async () => ({
      main: './worker/test/main.ts',
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        bindings: {
          TEST_MIGRATIONS: {
            directory: await readD1Migrations('./migrations/directory'),
            shard: await readD1Migrations('./migrations/shard'),
          },
          RATE_SCALE: '100',
          // Most tests pay by card.
          PAYMENT_WAYS: 'demo,upi',
          // Nobody listens there: no test sends to a browser's own service.
          PUSH_API_URL: 'http://127.0.0.1:9',
          // The long form of tests that have one: `npm run proof`.
          PROOF: process.env.PROOF ?? '',
          SEED: process.env.SEED ?? '',
        },
      },
    })),
  ],
  test: {
    name: 'worker',
    // Two processes load the Worker's modules once each instead of once per file; setup.ts empties what
    // they share.
    isolate: false,
    // Long enough for the busiest machine: a test that hangs is the only one that takes longer.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    deps: { optimizer },
    include: ['worker/**/*.test.ts', ...further],
    setupFiles: ['worker/test/setup.ts'],
    globalSetup: [
      'worker/test/analytics-provider.ts',
      'worker/test/leak-provider.ts',
      'worker/test/message-provider.ts',
      'worker/test/openid-provider.ts',
      'worker/test/phone-photo.ts',
      'worker/test/sms-provider.ts',
      'worker/test/stripe-provider.ts',
      'worker/test/text-provider.ts',
    ],
  },
});

export const unitProject: TestProjectInlineConfiguration = {
  test: {
    name: 'units',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['schema/**/*.test.ts', 'web/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Run on the built app, at the end of `npm test`.
    exclude: ['scripts/rulers/**', '**/node_modules/**'],
    environment: 'node',
  },
};

export const shared: InlineConfig = {
  sequence: { sequencer: LongestFirst },
  // All processors: two Worker files at once take three quarters of the time, even on two.
  maxWorkers: '100%',
};

export default defineConfig({ test: { ...shared, projects: [workerProject(), unitProject] } });
