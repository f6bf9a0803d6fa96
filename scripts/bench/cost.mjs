import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/run.mjs';
import { ASSUMED, PRICES, PRICES_OF } from './prices.mjs';

const MARK = 'COST UNITS ';
const assume = (name) => ASSUMED[name].value;

/** Plays the month in workerd against bindings that count (worker/proof/cost.test.ts). Answers the units of each scenario. */
function playMonth() {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const node = join(ROOT, 'node_modules/node/bin/node');
  const args = [vitest, 'run', 'worker/proof/cost.test.ts', '--disable-console-intercept'];
  const options = { cwd: ROOT, env: { ...process.env, PROOF: '1', SEED: '21' }, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    execFile(node, args, options, (error, stdout, stderr) => {
      const line = stdout.split('\n').find((text) => text.includes(MARK));
      if (error || !line) return reject(new Error(`the month could not be played\n${stdout}${stderr}`));
      resolve(JSON.parse(line.slice(line.indexOf(MARK) + MARK.length)));
    });
  });
}

const dollars = (units) =>
  Object.entries(units).reduce((sum, [unit, count]) => sum + count * PRICES[unit].price, 0);

const sum = (...all) => {
  const total = Object.fromEntries(Object.keys(PRICES).map((unit) => [unit, 0]));
  for (const units of all) for (const [unit, count] of Object.entries(units)) total[unit] += count;
  return total;
};
const times = (units, factor) =>
  Object.fromEntries(Object.entries(units).map(([unit, count]) => [unit, count * factor]));

/** An object's time, from its requests. */
const awake = (units) => ({
  objectGbSeconds: units.objectRequests * (assume('objectWallMs') / 1000) * 0.128,
});

function ofView({ rendered, kept, beacon }, counting, photoMisses) {
  const share = assume('keptPages');
  const cpuMs =
    share * assume('cpuKeptPageMs') + (1 - share) * assume('cpuRenderedPageMs') + assume('cpuBeaconMs');
  const photos = { r2Reads: assume('photosAView') * assume(photoMisses) };
  return sum(times(kept, share), times(rendered, 1 - share), beacon, counting, awake(counting), photos, {
    cpuMs,
  });
}

/** Units of what the table names, of so many. */
function scenarios({ pages, busy, longTail, offer, listing, dashboard }) {
  const million = 1_000_000;
  const listingCpu =
    4 * assume('cpuPhotoMs') + assume('cpuCardMs') + listing.requests * assume('cpuRequestMs');
  return {
    perMillionViewsBusy: times(ofView(pages, busy, 'photoMissesBusy'), million),
    perMillionViewsLongTail: times(ofView(pages, longTail, 'photoMissesLongTail'), million),
    perMillionOffers: times(sum(offer, awake(offer), { cpuMs: assume('cpuOfferMs') }), million),
    perThousandListings: times(sum(listing, awake(listing), { cpuMs: listingCpu }), 1000),
    perThousandSellersHeavy: times(
      sum(dashboard, awake(dashboard), { cpuMs: dashboard.requests * assume('cpuRequestMs') }),
      1000 * assume('days'),
    ),
  };
}

/** What a month costs, in dollars by scenario, with the units that make it up. Written to `.cache/bench/cost.json`. */
export async function measureCost() {
  const units = scenarios(await playMonth());
  const cost = Object.fromEntries(
    Object.entries(units).map(([name, counted]) => [name, Number(dollars(counted).toFixed(2))]),
  );
  mkdirSync(join(ROOT, '.cache/bench'), { recursive: true });
  writeFileSync(join(ROOT, '.cache/bench/cost.json'), `${JSON.stringify(cost, null, 2)}\n`);
  return { cost, units };
}

export function printCost({ cost, units }) {
  console.log(`\nDollars, by the list prices of ${PRICES_OF}`);
  for (const [name, price] of Object.entries(cost)) {
    console.log(`  ${name.padEnd(26)}${price.toFixed(2).padStart(8)}`);
    const parts = Object.entries(units[name])
      .map(([unit, count]) => ({ unit, count, price: count * PRICES[unit].price }))
      .filter((part) => part.price >= 0.005)
      .sort((one, other) => other.price - one.price);
    for (const { unit, count, price: part } of parts) {
      const rounded = Math.round(count).toLocaleString('en-IN');
      console.log(`    ${unit.padEnd(22)}${part.toFixed(2).padStart(8)}  ${rounded.padStart(14)}`);
    }
  }
  console.log('\nAssumed, not counted');
  for (const [name, { value, why }] of Object.entries(ASSUMED)) {
    console.log(`  ${name.padEnd(22)}${String(value).padStart(6)}  ${why}`);
  }
  const sources = [...new Set(Object.values(PRICES).map(({ source }) => source))];
  console.log(`\nPrices from\n${sources.map((source) => `  ${source}`).join('\n')}`);
}
