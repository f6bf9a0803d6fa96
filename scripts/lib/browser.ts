import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { run } from './run.ts';

/** The headless one first, which takes two thirds of the other's time. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Whether it runs: some distributions install a pointer to their app store instead of a browser. */
const runs = (path: string) =>
  promisify(execFile)(path, ['--version'], { timeout: 20_000 }).then(
    () => true,
    () => false,
  );

/**
 * The path of a Chromium for the browser tests; undefined if Playwright finds its own. Downloads one if there
 * is none.
 */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const path of INSTALLED) if (await runs(path)) return path;
  if (existsSync(chromium.executablePath())) return undefined;
  console.log('Downloading a browser for the tests');
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  await run('playwright', ['install', ...withLibraries, 'chromium']);
  return undefined;
}
