import { buildBesideOld } from './lib/app.mjs';
import { d1At, REMOTE } from './lib/d1.mjs';
import { install } from './lib/install.mjs';
import { applyMigrations, readMigrations } from './lib/migrate.mjs';
import { main, run } from './lib/run.mjs';

/** Releases what has no known fault in its dependencies: the schema first, because the old code runs on the new schema. */
const BUILD_DIR = '.cache/production';

/** The remote API splits a file itself, and an apostrophe or semicolon in a comment breaks that (cloudflare/workers-sdk#4713). */
async function migrateRemote() {
  const database = d1At(REMOTE);
  const send = async (sql) => (await database(sql))[0] ?? [];
  const report = (name, done, all) => process.stdout.write(`\r${name}: statement ${done} of ${all} `);
  const applied = await applyMigrations(send, await readMigrations(), report);
  console.log(applied.length > 0 ? `\nMigrated: ${applied.join(', ')}` : 'The database is up to date.');
}

await main(async () => {
  await install();
  await run('npm', ['audit', '--omit=dev', '--audit-level=high']);
  await buildBesideOld(BUILD_DIR, { CLOUDFLARE_ENV: 'production' });
  await migrateRemote();
  await run('wrangler', ['deploy', '--config', `${BUILD_DIR}/chaabi/wrangler.json`]);
});
