import { type Command, runParts } from './lib/parts.ts';

const suite = (...files: string[]): Command => [
  'vitest',
  'run',
  ...['--config', 'proof/vitest.config.ts', '--project', 'worker'],
  ...files,
];

/**
 * The long form of what `npm test` does in CI time: each part prints what it tried and what failed. `npm run
 * proof races crash` runs only those parts; SEED repeats a run of the fuzzing.
 */
const PARTS: Record<string, Command> = {
  'who may call': suite('worker/http/who-may-call.test.ts', 'worker/http/mass-assignment.test.ts'),
  input: suite('worker/http/hostile-input.test.ts', 'worker/http/fuzz.test.ts'),
  money: suite('worker/features/billing/any-order.test.ts'),
  races: suite(
    'proof/worker/races.test.ts',
    'proof/worker/feature-pairs.test.ts',
    'worker/features/auth/guarded-sessions.test.ts',
    'worker/features/billing/gift-codes.test.ts',
  ),
  faults: suite(
    'proof/worker/faults.test.ts',
    'proof/worker/pages-in-faults.test.ts',
    'proof/worker/message-kills.test.ts',
    'proof/worker/moving-bucket.test.ts',
  ),
  costs: suite('worker/pages/cost.test.ts'),
  deployment: ['vitest', 'run', 'scripts/deploy'],
  payloads: ['playwright', 'test', 'script-payloads', '--project=phone'],
  screens: ['playwright', 'test', '--grep-invert', '@long'],
  'sign-in': ['tsx', 'proof/sign-in-load.ts'],
  crash: ['tsx', 'proof/crash.ts'],
  'slow clients': ['tsx', 'proof/slow-clients.ts'],
  attacks: ['tsx', 'proof/attacks.ts'],
  mutants: ['tsx', 'proof/mutants.ts'],
  backup: ['tsx', 'scripts/drill.ts'],
  'release before': ['tsx', 'proof/release-before.ts'],
  audit: ['npm', 'audit', '--omit=dev'],
};

await runParts('proof', PARTS, { PROOF: '1' });
