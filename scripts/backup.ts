import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from './lib/backup-files.ts';
import { withDatabases } from './lib/databases.ts';
import { main } from './lib/run.ts';

/**
 * Dumps each database into SQL files that restore it into an empty one: `npx tsx scripts/backup.ts <folder>`
 * for production, with `--local <state>` for this machine, with `--only chaabi-shard-0` for a single
 * database.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { local: { type: 'string' }, only: { type: 'string' } },
});
const [folder] = positionals;

await main(() =>
  withDatabases(values.local, async (databases) => {
    if (!folder) throw new Error('Name the folder to write to: npx tsx scripts/backup.ts <folder>');
    const chosen = databases.filter(({ name }) => !values.only || name === values.only);
    if (chosen.length === 0)
      throw new Error(`There is no ${values.only}: ${databases.map(({ name }) => name)}`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const { name, ask } of chosen) {
      const { files, statements } = await writeBackup(ask, join(folder, name));
      console.log(`${statements} statements are in ${files.join(', ')}`);
    }
  }),
);
