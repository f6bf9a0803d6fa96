import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { exitCode, main, ROOT } from './lib/run.ts';

/**
 * Runs every test: units and Worker under vitest, the built app in a browser, then third-party tools; prints
 * one sum at the end.
 */
const REPORTS = '.cache/tests';

const readReport = async <Report>(name: string): Promise<Partial<Report>> =>
  JSON.parse(await readFile(join(ROOT, REPORTS, name), 'utf8').catch(() => '{}'));

/** A runner that crashed counts as at least one failure. */
const failedAtLeast = (code: number, failed: number) => (code === 0 ? failed : Math.max(failed, 1));

/** The message, and the lines of our own files in its stack. */
const shorten = (message: string) =>
  message
    .split('\n')
    .filter((line) => !/^\s+at .*(node_modules|node:|<anonymous>)/.test(line))
    .join('\n');

/**
 * A file that could not be read is a failure, and so is an error outside every test, which only vitest's exit
 * code shows.
 */
async function runVitest(name: string, args: string[] = [], env: Record<string, string> = {}) {
  const file = `${name}.json`;
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/${file}`];
  const code = await exitCode('vitest', ['run', ...args, ...output], { env });
  const { numPassedTests: passed = 0, testResults = [] } = await readReport<JsonTestResults>(file);
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

async function runPlaywright() {
  const code = await exitCode('playwright', ['test']);
  const { stats } = await readReport<{ stats: Record<string, number> }>('playwright.json');
  const { expected = 0, flaky = 0, unexpected = 0 } = stats ?? {};
  return { passed: expected + flaky, failed: failedAtLeast(code, unexpected) };
}

await main(async () => {
  await rm(join(ROOT, REPORTS), { recursive: true, force: true });
  const units = await runVitest('vitest');
  const browser = await runPlaywright();
  // Last and alone, since Lighthouse measures time; uses the browser tests' build.
  const rulers = await runVitest('rulers', ['--config', 'scripts/rulers/vitest.config.ts'], {
    REUSE_BUILD: '1',
  });
  // Repeated, because minutes of browser tests separate the failures from the end of the log.
  for (const [name, ...errors] of [...units.failures, ...rulers.failures]) {
    console.log(`\nFAILED ${name}\n${errors.map(shorten).join('\n')}`);
  }
  const parts = [units, browser, rulers];
  const sum = (count: 'passed' | 'failed') => parts.reduce((total, part) => total + part[count], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') ? 1 : 0;
});
