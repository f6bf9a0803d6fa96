import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** The message, and the lines of our own files that led to it. */
const messageOf = ({ message, stack = '' }: SerializedError) =>
  [
    message,
    ...stack.split('\n').filter((line) => /^\s+at /.test(line) && !/node_modules|node:/.test(line)),
  ].join('\n');

/**
 * What a run of vitest came to, for the one verdict at the end of `npm test`: { passed, failures: [{ name, errors }] }, in the
 * file that VERDICT names. A file that could not be read and an error outside every test are failures as well.
 */
export default class VerdictReporter implements Reporter {
  onTestRunEnd(files: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const tests = files.flatMap((file) => [...file.children.allTests()]);
    const failures = [
      ...tests
        .filter((test) => test.result().state === 'failed')
        .map((test) => ({
          name: `${test.module.relativeModuleId} > ${test.fullName}`,
          errors: test.result().errors ?? [],
        })),
      ...files
        .filter((file) => file.errors().length > 0)
        .map((file) => ({ name: file.relativeModuleId, errors: file.errors() })),
      ...unhandled.map((error) => ({ name: 'outside every test', errors: [error] })),
    ];
    const verdict = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: failures.map(({ name, errors }) => ({ name, errors: errors.map(messageOf) })),
    };
    writeFileSync(String(process.env.VERDICT), JSON.stringify(verdict));
  }
}
