// @ts-check
import { migrate, seed } from './lib/app.mjs';
import { install } from './lib/install.mjs';
import { main } from './lib/run.mjs';

/** Fills the local database with the demo, once. */
await main(async () => {
  const stateDir = process.env.STATE_DIR ?? '.wrangler/state';
  await install();
  await migrate(stateDir);
  await seed(stateDir);
});
