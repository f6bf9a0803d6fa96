import { build, migrateRemote } from './lib/app.mjs';
import { install } from './lib/install.mjs';
import { main, run } from './lib/run.mjs';

/**
 * Releases what has no known fault in its dependencies: the schema first, for the old code runs on the new schema and not the
 * other way round.
 */
const BUILD_DIR = '.cache/production';

await main(async () => {
  await install();
  await run('npm', ['audit', '--omit=dev', '--audit-level=high']);
  await build(BUILD_DIR, { CLOUDFLARE_ENV: 'production' });
  await migrateRemote();
  await run('wrangler', ['deploy', '--config', `${BUILD_DIR}/chaabi/wrangler.json`]);
});
