// @ts-check
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { findHindiFont } from './lib/hindi-font.mjs';
import { install } from './lib/install.mjs';
import { exitCode, main, ROOT } from './lib/run.mjs';

/** Every test there is: units and Worker under vitest, then the built app in a browser; one sum at the end. */
const REPORTS = '.cache/tests';

/** @param {string} name */
const readReport = async (name) =>
  JSON.parse(await readFile(join(ROOT, REPORTS, name), 'utf8').catch(() => 'null'));

/**
 * A runner that crashed has failed at least once, even if it counted nothing.
 * @param {number | null} code
 * @param {number} failed
 */
const failedAtLeast = (code, failed) => (code === 0 ? failed : Math.max(failed, 1));

/** @returns {Promise<{ passed: number, failed: number, failures: { name: string, errors: string[] }[] }>} */
async function runVitest() {
  const reporters = ['--reporter=default', '--reporter=./scripts/lib/verdict-reporter.ts'];
  const code = await exitCode('vitest', ['run', ...reporters], {
    env: { VERDICT: `${REPORTS}/vitest.json` },
  });
  const { passed, failures } = (await readReport('vitest.json')) ?? { passed: 0, failures: [] };
  return { passed, failed: failedAtLeast(code, failures.length), failures };
}

/** @param {string | undefined} chromium */
async function runPlaywright(chromium) {
  const code = await exitCode('playwright', ['test'], { env: chromium ? { CHROMIUM_PATH: chromium } : {} });
  const { expected = 0, flaky = 0, unexpected = 0 } = (await readReport('playwright.json'))?.stats ?? {};
  return { passed: expected + flaky, failed: failedAtLeast(code, unexpected) };
}

await main(async () => {
  await install();
  const chromium = await findBrowser();
  if (process.platform === 'linux') await findHindiFont();
  await rm(join(ROOT, REPORTS), { recursive: true, force: true });
  await mkdir(join(ROOT, REPORTS), { recursive: true });
  const units = await runVitest();
  const browser = await runPlaywright(chromium);
  // Repeated: minutes of browser tests separate the failures from the end of the log.
  for (const { name, errors } of units.failures) console.log(`\nFAILED ${name}\n${errors.join('\n')}`);
  const failed = units.failed + browser.failed;
  console.log(`${units.passed + browser.passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
});
