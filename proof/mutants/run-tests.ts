import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { ROOT } from '../../scripts/lib/run.ts';

/** Errors of broken statements or modules: a test that fails with one has noticed no behaviour. */
const BROKEN =
  /syntax error|no such (?:column|table)|ambiguous column|does not match any PRIMARY KEY|ReferenceError|SyntaxError|is not a function/i;

/** The tests that failed, by file, and what seems to be broken. */
interface Run {
  failed: { file: string; name: string }[];
  broken: string | undefined;
}

let vitest: Vitest | undefined;
let output = '';

/** Runs tests in a persistent process, because starting one takes most of the time. */
async function runTests(files: string[]): Promise<Run> {
  if (files.length === 0) return { failed: [], broken: undefined };
  const onUserConsoleLog = ({ content }: { content: string }) => {
    output += content;
  };
  vitest ??= await createVitest('test', {
    config: 'proof/vitest.config.ts',
    watch: false,
    teardownTimeout: 1_000,
    reporters: [{ onUserConsoleLog }],
  });
  output = '';
  const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications(files));
  // Vitest also reports earlier runs.
  const ran = testModules.filter(({ relativeModuleId }) => files.includes(relativeModuleId));
  const failed = ran.flatMap((module) => {
    const tests = [...module.children.allTests('failed')];
    const errors = [...module.errors(), ...tests.flatMap((each) => each.result().errors ?? [])];
    output += errors.map(({ message }) => message).join('\n');
    const names = [...tests.map((each) => each.fullName), ...module.errors().map(({ message }) => message)];
    return names.map((name) => ({ file: module.relativeModuleId, name }));
  });
  return { failed, broken: BROKEN.exec(output)?.[0] };
}

/**
 * Runs something with a file changed; a change to tables also changes the migrations, which are read at the
 * start.
 */
export async function testWith<T>(
  file: string,
  content: string,
  work: (test: typeof runTests) => Promise<T>,
): Promise<T> {
  const path = join(ROOT, file);
  const before = readFileSync(path);
  const isTable = /^schema\/(.*table|sql\/.*|common\/(columns|rules))\./.test(file);
  const write = async (text: string | Buffer) => {
    writeFileSync(path, text);
    vitest?.invalidateFile(path);
    if (!isTable) return;
    execFileSync('tsx', ['scripts/migration.ts', '--baseline'], { cwd: ROOT, stdio: 'ignore' });
    await close();
  };
  try {
    await write(content);
    return await work(runTests);
  } finally {
    await write(before);
  }
}

const baselines = new Map<string, Run>();

/** What fails in a test file without a change; run once, when one of its tests has failed. */
export async function baseline(file: string): Promise<Run> {
  const run = baselines.get(file) ?? (await runTests([file]));
  baselines.set(file, run);
  return run;
}

export async function close() {
  await vitest?.close();
  vitest = undefined;
}
