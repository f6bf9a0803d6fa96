import { parseArgs } from 'node:util';
import { withDatabases } from './lib/databases.ts';
import { main } from './lib/run.ts';
import { readCopies } from './restore/copies.ts';
import { findOrphans, hideSellers, pushAccounts, raiseVersions, repeatEntries } from './restore/replay.ts';

/**
 * After a restore: repeats suspensions, new passwords, erasures and withdrawals that happened since, brings the
 * versions of accounts and profiles level, and lists sellers without an account. `npx tsx scripts/replay.ts <the time restored to>`, with `--local
 * <state>` for this machine.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { local: { type: 'string' } },
});
const since = Date.parse(positionals[0] ?? '');

await main(async () => {
  if (Number.isNaN(since)) throw new Error('Name the moment: npx tsx scripts/replay.ts 2026-11-21T05:30:00Z');
  const copies = await readCopies(values.local, since, Date.now());
  await withDatabases(values.local, async (databases) => {
    const directory = databases.find(({ binding }) => binding === 'DIRECTORY');
    if (!directory) throw new Error('wrangler.toml binds no DIRECTORY');
    for (const database of databases) {
      const key = database === directory ? 'directory' : database.binding.replace('SHARD_', '');
      const count = await repeatEntries(database, copies.get(key) ?? []);
      console.log(`${database.name}: ${count} repeated`);
    }
    const shards = databases.filter((one) => one !== directory);
    for (const shard of shards) {
      const { accounts, profiles } = await raiseVersions(directory, shard);
      console.log(`${shard.name}: ${accounts} accounts and ${profiles} profiles differed`);
    }
    await pushAccounts(directory, since);
    for (const shard of shards) {
      const orphans = await findOrphans(directory, shard);
      console.log(`${shard.name}: ${orphans.length} sellers without an account`);
      for (const { id, pages } of orphans) console.log(`  ${id}  ${pages} pages online`);
      const shown = orphans.filter(({ pages }) => pages > 0).map(({ id }) => id);
      if (shown.length === 0) continue;
      const where = values.local ? `--local --persist-to ${values.local}` : '--env production --remote';
      console.log(`To hide their pages:
npx wrangler d1 execute ${shard.name} ${where} --command "${hideSellers(shown)}"`);
    }
  });
});
