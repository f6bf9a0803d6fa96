import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { main, ROOT, start } from '../lib/run.ts';
import { allGuards, type Guard } from './guards/marks.ts';

/**
 * Takes marked guards out of the code one by one, in a copy, and asks for each that a test fails which passes with all
 * in place: `npx tsx scripts/proof/guards.ts [part of a file or guard]…`. What is not caught needs a test.
 */
const LANES = 2;
const NOT_COPIED = /^(node_modules|dist|\.git|\.cache|\.wrangler)/;

/** What breaks a statement or a module instead of a guard: a test that fails of it has caught nothing. */
const BROKEN =
  /syntax error|no such (?:column|table)|ambiguous column|does not match any PRIMARY KEY|ReferenceError|SyntaxError|is not a function/i;

/** The tests that failed, by file, and what seems to be broken. */
interface Run {
  failed: { file: string; name: string }[];
  broken: string | undefined;
}

/** Where a lane works: a copy of the repository, in which this script runs too. */
function makeLane(number: number): string {
  const dir = join(ROOT, '.cache/proof/guards', `${number}`);
  for (const name of ['node_modules', '../caught-by']) mkdirSync(join(dir, name), { recursive: true });
  const isCopied = (name: string) => !NOT_COPIED.test(name);
  for (const name of readdirSync(dir).filter(isCopied)) rmSync(join(dir, name), { recursive: true });
  for (const name of readdirSync(ROOT).filter(isCopied))
    cpSync(join(ROOT, name), join(dir, name), { recursive: true });
  // What is installed, one by one: Vite keeps what it bundles beside it, and two lanes must not share that.
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((name) => !name.startsWith('.vite'))) {
    rmSync(join(dir, 'node_modules', name), { force: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(dir, 'node_modules', name));
  }
  return dir;
}

let vitest: Vitest | undefined;
let output = '';

/** Runs tests in a process that stays: starting anew takes most of the time. */
async function test(files: string[]): Promise<Run> {
  const onUserConsoleLog = ({ content }: { content: string }) => {
    output += content;
  };
  vitest ??= await createVitest('test', {
    watch: false,
    teardownTimeout: 1_000,
    reporters: [{ onUserConsoleLog }],
  });
  output = '';
  const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications(files));
  // Vitest answers earlier runs too.
  const ran = testModules.filter(({ relativeModuleId }) => files.includes(relativeModuleId));
  const failed = ran.flatMap((module) => {
    const tests = [...module.children.allTests('failed')];
    const errors = [...module.errors(), ...tests.flatMap((each) => each.result().errors ?? [])];
    output += errors.map(({ message }) => message).join('\n');
    const names = [...tests.map((each) => each.fullName), ...module.errors().map(({ message }) => message)];
    return names.map((name) => ({ file: module.relativeModuleId, name }));
  });
  if (ran.length < files.length) throw new Error(`Not all of these tests ran: ${files.join(', ')}`);
  return { failed, broken: BROKEN.exec(output)?.[0] };
}

/** Runs tests with a file changed; a change of the tables is one of the migrations, which are read at the start. */
async function testWith(file: string, content: string, files: string[]): Promise<Run> {
  const path = join(ROOT, file);
  const before = readFileSync(path);
  const isTable = /^schema\/(.*table|sql\/.*|common\/columns)\./.test(file);
  const write = async (text: string | Buffer) => {
    writeFileSync(path, text);
    vitest?.invalidateFile(path);
    if (!isTable) return;
    execFileSync('tsx', ['scripts/migration.ts', '--baseline'], { cwd: ROOT, stdio: 'ignore' });
    await vitest?.close();
    vitest = undefined;
  };
  await write(content);
  const result = await test(files);
  await write(before);
  return result;
}

/** What fails with every guard in place, by test file: tried once, when a test of it has failed. */
const inPlace = new Map<string, Run>();

async function tryOne({ file, name, without, tests }: Guard) {
  // The file of tests that caught it the last time is enough, if it does so again.
  const memory = join(ROOT, '../caught-by', `${file} ${name}`.replace(/\W+/g, '-').slice(0, 200));
  const likely = tests.filter((test) => existsSync(memory) && test === readFileSync(memory, 'utf8'));
  const rest = tests.filter((test) => !likely.includes(test));
  let verdict = 'NOT CAUGHT';
  for (const files of [likely, rest].filter(({ length }) => length > 0)) {
    const { failed, broken } = await testWith(file, without, files);
    for (const each of failed) {
      const before = inPlace.get(each.file) ?? (await test([each.file]));
      inPlace.set(each.file, before);
      verdict = 'RED';
      if (before.failed.some(({ name }) => name === each.name)) continue;
      if (broken && !before.broken) return { verdict: 'BROKEN', why: `${broken}: ${each.name}` };
      writeFileSync(memory, each.file);
      return { verdict: 'caught', why: each.name };
    }
  }
  return { verdict, why: tests.join(', ') };
}

/** Tries each of the guards whose turn it is in this lane. */
async function tryAll(guards: Guard[], lane: number) {
  for (const guard of guards.filter((_, index) => index % LANES === lane)) {
    const { verdict, why } = await tryOne(guard);
    console.log(`  ${verdict.padEnd(10)}  ${guard.file}:${guard.line} ${guard.name}\n              ${why}`);
    if (verdict !== 'caught') process.exitCode = 1;
  }
  for (const [file, { failed }] of inPlace) {
    for (const { name } of failed) console.log(`  RED         ${file}: ${name}, with every guard in place`);
    if (failed.length > 0) process.exitCode = 1;
  }
  await vitest?.close();
}

await main(async () => {
  const parts = process.argv.slice(2);
  const all = allGuards();
  const faults = all.flatMap(({ fault }) => fault ?? []);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const isChosen = ({ file, name }: Guard) => parts.some((part) => `${file} ${name}`.includes(part));
  const guards = parts.length > 0 ? all.filter(isChosen) : all;
  const { LANE } = process.env;
  if (LANE) return tryAll(guards, Number(LANE));
  console.log(`Guards taken out one by one (${guards.length})`);
  const lanes = Array.from({ length: LANES }, (_, lane) => {
    const cwd = makeLane(lane);
    const env = { LANE: `${lane}`, PROOF: '' };
    return once(start('tsx', [join(cwd, 'scripts/proof/guards.ts'), ...parts], { cwd, env }), 'close');
  });
  const codes = (await Promise.all(lanes)).flat();
  process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;
});
