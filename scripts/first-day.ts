import { parseArgs } from 'node:util';
import { measureCache } from './first-day/measure-cache.ts';
import { measureDatabase } from './first-day/measure-database.ts';
import { watchSockets } from './first-day/watch-sockets.ts';
import { main } from './lib/run.ts';

/**
 * Measurements for a real account's first day (docs/operations/first-day.md). Each command prints a table.
 */
const USAGE = `npx tsx scripts/first-day.ts database <address of the probe> [--seconds 10]
npx tsx scripts/first-day.ts cache <address of a listing>
npx tsx scripts/first-day.ts sockets <address of the site> [--minutes 30]`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '10' }, minutes: { type: 'string', default: '30' } },
});
const [command = '', address = ''] = positionals;

const COMMANDS: Record<string, () => Promise<void>> = {
  database: () => measureDatabase(address, Number(values.seconds)),
  cache: () => measureCache(address),
  sockets: () => watchSockets(address, Number(values.minutes)),
};

await main(async () => {
  const run = COMMANDS[command];
  if (!run || !URL.canParse(address)) throw new Error(USAGE);
  await run();
});
