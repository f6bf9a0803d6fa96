// @ts-check
import { watch } from 'node:fs';
import { join } from 'node:path';
import { endTogether, migrate } from './lib/app.mjs';
import { install } from './lib/install.mjs';
import { main, ROOT, start } from './lib/run.mjs';

const STATE = process.env.STATE_DIR ?? '.wrangler/state';

/** A migration is written once, but the file system reports it several times. */
const QUIET_MS = 300;

/** Applies migrations written while the server runs; reports one that fails, and tries the next. */
function applyNewMigrations() {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  watch(join(ROOT, 'migrations'), { recursive: true }, (_event, name) => {
    if (!name?.endsWith('.sql')) return;
    clearTimeout(timer);
    timer = setTimeout(
      () =>
        migrate(STATE).then(
          () => console.log(`Applied ${name}`),
          (error) => console.error(error.message),
        ),
      QUIET_MS,
    );
  });
}

/** The development server with hot reload, on an up-to-date local database. */
await main(async () => {
  await install();
  await migrate(STATE);
  applyNewMigrations();
  endTogether(start('vite', process.argv.slice(2)));
});
