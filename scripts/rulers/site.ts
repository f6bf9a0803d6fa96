import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { TestProject } from 'vitest/node';
import { prepare, serve, stop } from '../lib/app.ts';
import { findBrowser } from '../lib/browser.ts';
import { ROOT } from '../lib/run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    browser: string;
  }
}

/**
 * What the browser tests have built and seeded, or a new build if they have not run. `REUSE_BUILD` is set by
 * `npm test`.
 */
const PLACE = { buildDir: '.cache/e2e/build', stateDir: '.cache/e2e/spare-state' };
const isReused = process.env.REUSE_BUILD === '1' && existsSync(join(ROOT, PLACE.stateDir));

let server: Awaited<ReturnType<typeof serve>>;

/** Serves the built app with the untouched demo for all rulers. */
export async function setup({ provide }: TestProject) {
  if (!isReused) await prepare(PLACE);
  server = await serve({ ...PLACE, settings: { RATE_SCALE: '1000' } });
  provide('origin', server.origin);
  provide('browser', (await findBrowser()) ?? chromium.executablePath());
}

export const teardown = () => stop(server.child);
