import { main } from '../lib/run.mjs';
import { makeLane } from './guards/lane.mjs';
import { GUARDS, staleness } from './guards/table.mjs';

/**
 * Takes the guards out of the code one by one, in a copy, and asks for each that a test fails: `node scripts/proof/guards.mjs
 * [part of a name or file]`. What is not caught needs a test, and what is not found any more a new line in its table.
 */
const LANES = 2;

async function tryAll(guards, lanes) {
  const waiting = [...guards];
  const results = [];
  const work = async (lane) => {
    for (let guard = waiting.shift(); guard; guard = waiting.shift()) {
      const result = { guard, ...(await lane.without(guard)) };
      results.push(result);
      console.log(`  ${result.verdict.padEnd(10)}  ${guard.name}\n${' '.repeat(14)}${result.why}`);
    }
  };
  await Promise.all(lanes.map(work));
  return results;
}

await main(async () => {
  const [filter = ''] = process.argv.slice(2);
  const guards = GUARDS.filter(({ name, file }) => `${name} ${file}`.includes(filter));
  if (guards.length === 0) throw new Error(`No guard is called "${filter}"`);
  const stale = guards.flatMap((guard) => {
    const fault = staleness(guard);
    return fault ? [`${guard.name}: ${fault}`] : [];
  });
  if (stale.length > 0) throw new Error(`These guards are not where the table says:\n${stale.join('\n')}`);

  const began = performance.now();
  const lanes = Array.from({ length: LANES }, (_, number) => makeLane(number));
  const [first] = lanes;
  const fault = await first.green(guards);
  if (fault) throw new Error(`The tests fail with every guard in its place:\n${fault}`);

  console.log(`Guards taken out one by one (${guards.length})`);
  const results = await tryAll(guards, lanes);
  const missed = results.filter(({ verdict }) => verdict !== 'caught');
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(`${results.length} tried, ${results.length - missed.length} caught, ${minutes} minutes`);
  for (const { guard, verdict, why } of missed) console.log(`  ${verdict}: ${guard.name} (${why})`);
  process.exitCode = missed.length > 0 ? 1 : 0;
});
