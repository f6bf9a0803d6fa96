import { runParts } from './lib/parts.ts';

/**
 * Measures the built Worker in workerd next to a minimal equivalent, in the same run. Worker, database,
 * browser and load share this machine, so only the ratios are meaningful; the figures do not predict the
 * platform's. `npm run bench figures`, for example, runs one part.
 */
await runParts(
  'bench',
  {
    figures: ['tsx', 'proof/bench/figures.ts'],
    shards: ['tsx', 'proof/bench/shards.ts'],
    pages: ['playwright', 'test', 'pages'],
    'way-in': ['playwright', 'test', 'way-in'],
    cost: ['vitest', 'run', '--config', 'proof/vitest.config.ts', 'proof/worker/cost.test.ts'],
    load: ['tsx', 'proof/bench/load.ts'],
  },
  { BENCH: '1', PROOF: '1', SEED: '21' },
);
