import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/lib/browser.ts';

const canListen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/**
 * A free port outside the range that the system assigns, from which a tool that prepares the server could get
 * the same one and answer in its place. The runner chooses; its workers read this file too and inherit the
 * choice.
 */
async function freePort(): Promise<string> {
  const port = randomInt(20_000, 32_000);
  return (await canListen(port)) ? `${port}` : freePort();
}

process.env.E2E_PORT ??= await freePort();
// However the tests are started. Empty if Playwright's own browser is used.
process.env.CHROMIUM_PATH ??= (await findBrowser()) ?? '';
const origin = `http://localhost:${process.env.E2E_PORT}`;

const isProof = process.env.PROOF === '1';
/** `npm run bench` measures in this browser; it reaches service workers through a debugging socket. */
const isBench = process.env.BENCH === '1';
if (isBench) process.env.DEBUG_PORT ??= await freePort();

export default defineConfig({
  testDir: isBench ? 'proof/bench/browser' : 'web/e2e',
  testMatch: isBench ? '**/*.bench.ts' : '**/*.spec.ts',
  outputDir: '.cache/e2e/results',
  // One more than most CI machines have processors, since a test waits about as long as it works.
  workers: isBench ? 1 : 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Only what hangs takes longer, even on the busiest machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Each runs for minutes: `npm run proof`.
  ...(isProof ? {} : { grepInvert: /@long/ }),
  reporter: [['list'], ['json', { outputFile: '.cache/tests/playwright.json' }]],
  use: {
    baseURL: origin,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
    // Installing it costs a sixth of the time. The tests about it, and the main job, allow it.
    serviceWorkers: isBench || isProof ? 'allow' : 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      // Chromium refuses its sandbox to root; the rest keeps it from calling home in closed networks.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...(isBench ? [`--remote-debugging-port=${process.env.DEBUG_PORT}`] : []),
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      // Nobody looks: a quarter of a phone's pixels and no movement halve the painting. The desktop project
      // has both.
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
    },
    {
      name: 'desktop',
      // What looks and works differently with more room: dialogs and screens, but not every kind of failure.
      grep: isProof ? /@both|@wide/ : /@both/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    // Without a shell in between, so that the server notices when the runner is gone.
    command: 'exec node --import tsx scripts/serve-e2e.ts',
    env: { PORT: process.env.E2E_PORT },
    url: `${origin}/login`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
