import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        define: { __DEV_TOOLS__: 'true' },
        plugins: [
          cloudflareTest(async () => ({
            main: './worker/test/main.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: { TEST_MIGRATIONS: await readD1Migrations('./migrations'), RATE_SCALE: '100' },
            },
          })),
        ],
        test: {
          name: 'worker',
          include: ['worker/**/*.test.ts'],
          setupFiles: ['worker/test/setup.ts'],
          globalSetup: [
            'worker/test/openid-provider.ts',
            'worker/test/phone-photo.ts',
            'worker/test/sms-provider.ts',
            'worker/test/text-provider.ts',
          ],
        },
      },
      {
        test: {
          name: 'units',
          include: ['schema/**/*.test.ts', 'web/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
        },
      },
    ],
  },
});
