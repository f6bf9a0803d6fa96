import { execFileSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportDatabase, restoreDatabase } from './lib/backup.mjs';
import { main, ROOT } from './lib/run.mjs';

/**
 * Writes a database into one file of SQL that puts it back into an empty one:
 * `node scripts/backup.mjs backup.sql` for production, with `--local <state>` for a database on this machine.
 */
const [file, local, stateDir = '.wrangler/state'] = process.argv.slice(2);

const WHERE = local ? ['--local', '--persist-to', stateDir] : ['--remote', '--env', 'production'];

async function ask(statements) {
  const args = ['d1', 'execute', 'chaabi', ...WHERE, '--json', '--command', statements.join(';\n')];
  const output = execFileSync(join(ROOT, 'node_modules/.bin/wrangler'), args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  return JSON.parse(output.slice(output.indexOf('['))).map(({ results }) => results);
}

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
