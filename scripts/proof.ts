import { type Command, runParts } from './lib/parts.ts';

const suite = (...files: string[]): Command => ['vitest', 'run', '--project', 'worker', ...files];

/**
 * The long form of what `npm test` does in CI time: each part prints what it tried and what fell.
 * `npm run proof races crash` runs only those parts; SEED repeats a run of the fuzzing.
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
  crash: ['tsx', 'scripts/proof/crash.ts'],
  'slow clients': ['tsx', 'scripts/proof/slow-clients.ts'],
  attacks: ['tsx', 'scripts/proof/attacks.ts'],
  backup: ['tsx', 'scripts/drill.ts'],
  'release before': ['tsx', 'scripts/proof/release-before.ts'],
  audit: ['npm', 'audit', '--omit=dev'],
};

await runParts('proof', PARTS, { PROOF: '1' });
