import { runParts } from './lib/parts.ts';

/**
 * Measures the built Worker in workerd next to the barest equivalent, in one run. Worker, database, browser
 * and load share this machine: the ratios compare, the figures promise nothing about the platform.
 * `npm run bench figures`, for one, runs one part.
 */
await runParts(
  'bench',
  {
    figures: ['tsx', 'scripts/bench/figures.ts'],
    shards: ['tsx', 'scripts/bench/shards.ts'],
    pages: ['playwright', 'test', 'bench/pages'],
    'way-in': ['playwright', 'test', 'bench/way-in'],
    cost: ['vitest', 'run', '--project', 'worker', 'worker/proof/cost.test.ts'],
    load: ['tsx', 'scripts/bench/load.ts'],
  },
  { BENCH: '1', PROOF: '1', SEED: '21' },
);
