import { appendFileSync, writeFileSync } from 'node:fs';
import { exportDatabase, restoreDatabase } from './lib/backup.mjs';
import { d1At, localIn, REMOTE } from './lib/d1.mjs';
import { main } from './lib/run.mjs';

/**
 * Writes a database into one file of SQL that puts it back into an empty one:
 * `node scripts/backup.mjs backup.sql` for production, with `--local <state>` for a database on this machine.
 */
const [file, local, stateDir = '.wrangler/state'] = process.argv.slice(2);

const database = d1At(local ? localIn(stateDir) : REMOTE);
const ask = (statements) => database(statements.join(';\n'));

const write = async (statements) => appendFileSync(file, `${statements.join(';\n')};\n`);

await main(async () => {
  if (!file) throw new Error('Name the file to write: node scripts/backup.mjs backup.sql');
  // Whoever holds it holds everybody's data.
  writeFileSync(file, '', { mode: 0o600 });
  const copy = await exportDatabase(ask);
  await restoreDatabase({ ask, write }, copy);
  const rows = Object.values(copy.tables).reduce((sum, table) => sum + table.length, 0);
  console.log(`${rows} rows of ${Object.keys(copy.tables).length} tables are in ${file}`);
});
