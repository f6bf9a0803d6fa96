// @ts-check
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';

/** The headless one first: it takes two thirds of the other's time. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Not only there: some distributions put a pointer to their app store in a browser's place.
 * @param {string} path
 * @returns {Promise<boolean>}
 */
const runs = (path) =>
  new Promise((resolve) => execFile(path, ['--version'], { timeout: 20_000 }, (error) => resolve(!error)));

/** Playwright's download folder. */
function playwrightCache() {
  if (process.env.PLAYWRIGHT_BROWSERS_PATH) return process.env.PLAYWRIGHT_BROWSERS_PATH;
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'ms-playwright');
  return join(homedir(), '.cache', 'ms-playwright');
}

/**
 * The path of a Chromium for the browser tests, or nothing where Playwright finds its own.
 * Downloads one where there is none.
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  for (const path of INSTALLED) if (await runs(path)) return path;
  const downloaded = await readdir(playwrightCache()).catch(() => []);
  if (downloaded.some((name) => name.startsWith('chromium'))) return undefined;
  console.log('Downloading a browser for the tests');
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  await run('playwright', ['install', ...withLibraries, 'chromium']);
  return undefined;
}
