import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { endTogether, prepare, serve } from './lib/app.ts';
import { main, ROOT } from './lib/run.ts';

/** The built app with a fresh demo database for one run of the browser tests, independent of other servers on this machine. */
const BUILD_DIR = '.cache/e2e/build';
/** Absolute, as anybody may name it. */
const STATE_DIR = join(ROOT, '.cache/e2e/state');
/** The same, untouched, for a test that serves two releases of its own. */
const SPARE_STATE_DIR = join(ROOT, '.cache/e2e/spare-state');

const serveForTests = async () => {
  await prepare({ buildDir: BUILD_DIR, stateDir: STATE_DIR }, { RATE_SCALE: '1000' });
  await rm(SPARE_STATE_DIR, { recursive: true, force: true });
  await cp(STATE_DIR, SPARE_STATE_DIR, { recursive: true });
  const { child } = await serve({ port: Number(process.env.PORT), buildDir: BUILD_DIR, stateDir: STATE_DIR });
  endTogether(child);
};

await main(serveForTests, { endsWithParent: true });
