import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { findBrowser } from './lib/browser.ts';
import { exitCode, main, ROOT } from './lib/run.ts';

/** Every test there is: units and Worker under vitest, then the built app in a browser; one sum at the end. */
const REPORTS = '.cache/tests';

const readReport = async <Report>(name: string): Promise<Partial<Report>> =>
  JSON.parse(await readFile(join(ROOT, REPORTS, name), 'utf8').catch(() => '{}'));

/** A runner that crashed has failed at least once, even if it counted nothing. */
const failedAtLeast = (code: number, failed: number) => (code === 0 ? failed : Math.max(failed, 1));

/** The message, and the lines of our own files that led to it. */
const shorten = (message: string) =>
  message
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|node:|<anonymous>)/.test(line))
    .join('\n');

/** A file that could not be read is a failure, and so is an error outside every test, which vitest's code tells. */
async function runVitest() {
  const output = `--outputFile.json=${REPORTS}/vitest.json`;
  const code = await exitCode('vitest', ['run', '--reporter=default', '--reporter=json', output]);
  const { numPassedTests: passed = 0, testResults = [] } = await readReport<JsonTestResults>('vitest.json');
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(ROOT, name);
      const failed = assertionResults
        .filter(({ status }) => status === 'failed')
        .map((test) => [`${file} > ${test.fullName.trim()}`, ...(test.failureMessages ?? [])]);
      return message || failed.length === 0 ? [[file, message], ...failed] : failed;
    });
  return { passed, failed: failedAtLeast(code, failures.length), failures };
}

async function runPlaywright(chromium: string | undefined) {
  const code = await exitCode('playwright', ['test'], { env: chromium ? { CHROMIUM_PATH: chromium } : {} });
  const { stats } = await readReport<{ stats: Record<string, number> }>('playwright.json');
  const { expected = 0, flaky = 0, unexpected = 0 } = stats ?? {};
  return { passed: expected + flaky, failed: failedAtLeast(code, unexpected) };
}

await main(async () => {
  const chromium = await findBrowser();
  await rm(join(ROOT, REPORTS), { recursive: true, force: true });
  const units = await runVitest();
  const browser = await runPlaywright(chromium);
  // Repeated: minutes of browser tests separate the failures from the end of the log.
  for (const [name, ...errors] of units.failures) {
    console.log(`\nFAILED ${name}\n${errors.map(shorten).join('\n')}`);
  }
  const failed = units.failed + browser.failed;
  console.log(`${units.passed + browser.passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
});
