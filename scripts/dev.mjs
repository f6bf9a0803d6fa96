import { endTogether, migrate } from './lib/app.mjs';
import { install } from './lib/install.mjs';
import { main, start } from './lib/run.mjs';

/** The development server with hot reload, on an up-to-date local database. */
await main(async () => {
  await install();
  await migrate('.wrangler/state');
  endTogether(start('vite', process.argv.slice(2)));
});
