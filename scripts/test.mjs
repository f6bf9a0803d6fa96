import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { install } from './lib/install.mjs';
import { exitCode, main, ROOT } from './lib/run.mjs';

/** Every test there is: units and Worker under vitest, then the built app in a browser; one sum at the end. */
const REPORTS = '.cache/tests';

const readReport = async (name) =>
  JSON.parse(await readFile(join(ROOT, REPORTS, name), 'utf8').catch(() => 'null'));

/** A runner that failed counts one failure at least, though it may not have come to count any itself. */
const counted = (code, passed, failed) => ({ passed, failed: code === 0 ? failed : Math.max(failed, 1) });

async function runVitest() {
  const json = `${REPORTS}/vitest.json`;
  const code = await exitCode('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${json}`,
  ]);
  const report = await readReport('vitest.json');
  return counted(code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0);
}

async function runPlaywright(chromium) {
  const code = await exitCode('playwright', ['test'], { env: chromium ? { CHROMIUM_PATH: chromium } : {} });
  const { expected = 0, flaky = 0, unexpected = 0 } = (await readReport('playwright.json'))?.stats ?? {};
  return counted(code, expected + flaky, unexpected);
}

await main(async () => {
  await install();
  const chromium = await findBrowser();
  await rm(join(ROOT, REPORTS), { recursive: true, force: true });
  await mkdir(join(ROOT, REPORTS), { recursive: true });
  const units = await runVitest();
  const browser = await runPlaywright(chromium);
  const failed = units.failed + browser.failed;
  console.log(`${units.passed + browser.passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
});
