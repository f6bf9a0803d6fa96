import { watch } from 'node:fs';
import { join } from 'node:path';
import { endTogether, migrate } from './lib/app.ts';
import { main, ROOT, start } from './lib/run.ts';

const STATE_DIR = process.env.STATE_DIR ?? '.wrangler/state';

/** A migration is written once, but the file system reports it several times. */
const QUIET_MS = 300;

/**
 * Applies migrations written while the server runs; a failure is reported, and the next migration is tried.
 */
function applyNewMigrations() {
  let timer: NodeJS.Timeout | undefined;
  watch(join(ROOT, 'migrations'), { recursive: true }, (_event, name) => {
    if (!name?.endsWith('.sql')) return;
    clearTimeout(timer);
    const apply = () => migrate(STATE_DIR).then(() => console.log(`Applied ${name}`), console.error);
    timer = setTimeout(apply, QUIET_MS);
  });
}

/** The development server with hot reload, on an up-to-date local database. */
await main(async () => {
  await migrate(STATE_DIR);
  applyNewMigrations();
  endTogether(start('vite', process.argv.slice(2)));
});
