import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './lib/browser.mjs';
import { recordMeasurement } from './lib/measurements.mjs';
import { exitCode, main } from './lib/run.mjs';

type Command = [program: string, ...args: string[]];

const suite = (...files: string[]): Command => ['vitest', 'run', '--project', 'worker', ...files];

/**
 * The long form of what `npm test` does in CI time: each part prints what it tried and what fell. `npm run proof races crash`
 * runs only those parts; SEED repeats a run of the fuzzing.
 */
const PARTS: Record<string, Command> = {
  'who may call': suite('worker/http/who-may-call.test.ts', 'worker/http/mass-assignment.test.ts'),
  input: suite('worker/http/hostile-input.test.ts', 'worker/http/fuzz.test.ts'),
  money: suite('worker/features/billing/any-order.test.ts'),
  races: suite(
    'worker/proof/races.test.ts',
    'worker/proof/feature-pairs.test.ts',
    'worker/features/auth/guarded-sessions.test.ts',
    'worker/features/billing/gift-codes.test.ts',
  ),
  faults: suite('worker/proof/faults.test.ts', 'worker/proof/pages-in-faults.test.ts'),
  costs: suite('worker/pages/cost.test.ts'),
  deployment: ['vitest', 'run', 'scripts/deploy'],
  payloads: ['playwright', 'test', 'script-payloads', '--project=phone'],
  screens: ['playwright', 'test', '--grep-invert', '@long'],
  'sign-in': ['tsx', 'scripts/proof/sign-in-load.ts'],
  crash: ['node', 'scripts/proof/crash.mjs'],
  'slow clients': ['tsx', 'scripts/proof/slow-clients.ts'],
  guards: ['tsx', 'scripts/proof/guards.ts'],
  backup: ['tsx', 'scripts/drill.ts'],
  'release before': ['tsx', 'scripts/proof/release-before.ts'],
  audit: ['npm', 'audit', '--omit=dev'],
};

/** What suites have reported: a title, and below it indented names with their figures. */
function figuresIn(output: string) {
  const lines = stripVTControlCharacters(output).split('\n');
  const isFigure = (line: string | undefined) => /^ {2}\w[^✓↓×]* {2,}\S/.test(line ?? '');
  return lines
    .filter((line, at) => isFigure(line) || (/^\w/.test(line) && isFigure(lines[at + 1])))
    .join('\n');
}

await main(async () => {
  const chromium = await findBrowser();
  const env: Record<string, string> = { PROOF: '1', ...(chromium ? { CHROMIUM_PATH: chromium } : {}) };
  const chosen = process.argv.slice(2);
  const unknown = chosen.filter((name) => !(name in PARTS));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}: ${Object.keys(PARTS).join(', ')}`);
  const results = [];
  for (const [name, [program, ...args]] of Object.entries(PARTS)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const began = performance.now();
    let output = '';
    const onOutput = (text: string) => {
      output += text;
    };
    const held = (await exitCode(program, args, { env, onOutput })) === 0;
    const seconds = Math.round((performance.now() - began) / 1000);
    results.push({ name, held, seconds });
    recordMeasurement(`npm run proof ${name}`, `${held ? 'held' : 'FELL'}\n${figuresIn(output)}`, seconds);
  }
  console.log('\nProof');
  for (const { name, held, seconds } of results) {
    console.log(`  ${held ? 'held' : 'FELL'}  ${name.padEnd(14)} ${seconds} s`);
  }
  process.exitCode = results.every(({ held }) => held) ? 0 : 1;
});
