import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, endTogether, migrate, seed, serve } from './lib/app.mjs';
import { main, ROOT } from './lib/run.mjs';

/** The built app with a fresh demo database for one run of the browser tests, independent of other servers on this machine. */
const BUILD_DIR = '.cache/e2e/build';
/** Absolute, as anybody may name it. */
const STATE_DIR = join(ROOT, '.cache/e2e/state');
/** The same, untouched, for a test that serves two releases of its own. */
const SPARE_STATE_DIR = join(ROOT, '.cache/e2e/spare-state');

const serveForTests = async () => {
  for (const directory of [STATE_DIR, SPARE_STATE_DIR]) await rm(directory, { recursive: true, force: true });
  await Promise.all([
    migrate(STATE_DIR).then(() => seed(STATE_DIR)),
    build(BUILD_DIR, { RATE_SCALE: '1000' }),
  ]);
  await cp(STATE_DIR, SPARE_STATE_DIR, { recursive: true });
  const { child } = await serve({ port: Number(process.env.PORT), buildDir: BUILD_DIR, stateDir: STATE_DIR });
  endTogether(child);
};

await main(serveForTests, { endsWithParent: true });
