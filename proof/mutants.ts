import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { main, start } from '../scripts/lib/run.ts';
import { makeCopy } from './mutants/copy.ts';
import { drawMutants, listedMutants } from './mutants/mutants.ts';

/**
 * Changes product code by operators, one line at a time, in copies of the repository, and reports which
 * changes the types refuse, which the nearest tests notice and which survive: `npm run proof mutants --
 * --seed 7 --count 30 --files 'worker/**'`.
 *
 * - `--changed main`: only lines that differ from that commit
 * - `--listed`: mutations that no operator makes (proof/mutants/listed.ts)
 * - `--browser`: also the browser tests named after the feature
 * - `--tests 10`: how many test files, nearest first; `--lanes 2`: how many copies at once
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: process.env.SEED || '1' },
    count: { type: 'string', default: '30' },
    files: { type: 'string', default: '**' },
    changed: { type: 'string' },
    tests: { type: 'string', default: '10' },
    lanes: { type: 'string', default: '2' },
    listed: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
  },
});

const VERDICT = /^ (noticed|refused by types|broken|SURVIVED|RED) /;

await main(async () => {
  const { files, changed, listed, browser } = values;
  const [seed, count, lanes] = [Number(values.seed), Number(values.count), Number(values.lanes)];
  const drawn = { seed, count, files, changed, tests: Number(values.tests) };
  const mutants = listed ? listedMutants() : drawMutants(drawn);
  const tally: Record<string, number> = {};
  const survivors: string[] = [];
  const running = Array.from({ length: lanes }, async (_, lane) => {
    const share = mutants.filter((_, index) => index % lanes === lane);
    const cwd = makeCopy(lane, share);
    const env = { ...process.env, PROOF: '', BROWSER_TESTS: browser ? '1' : '' };
    const child = start('tsx', ['proof/mutants/lane.ts'], { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'close');
    if (child.stdout) {
      for await (const line of createInterface(child.stdout)) {
        const [, verdict] = VERDICT.exec(line) ?? [];
        if (!verdict) continue;
        tally[verdict] = (tally[verdict] ?? 0) + 1;
        if (verdict === 'SURVIVED' || verdict === 'RED') survivors.push(line);
        console.log(line);
      }
    }
    const [code] = await ended;
    return code;
  });
  const codes = await Promise.all(running);
  console.log(`Mutants played (${mutants.length}, seed ${seed})`);
  for (const [verdict, times] of Object.entries(tally)) console.log(`  ${verdict.padEnd(16)}  ${times}`);
  for (const line of survivors) console.log(` ${line}`);
  process.exitCode = codes.some((code) => code !== 0) || tally.SURVIVED || tally.RED ? 1 : 0;
});
