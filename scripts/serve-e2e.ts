import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { endTogether, prepare, serve } from './lib/app.ts';
import { main, ROOT } from './lib/run.ts';

/**
 * The built app with a fresh demo database for one run of the browser tests, independent of other servers on
 * this machine.
 */
const PLACE = {
  buildDir: '.cache/e2e/build',
  stateDir: join(ROOT, '.cache/e2e/state'),
  settings: { RATE_SCALE: '1000' },
};
/** An untouched copy, for a test that serves two releases of its own. */
const SPARE_STATE_DIR = join(ROOT, '.cache/e2e/spare-state');

const serveForTests = async () => {
  await prepare(PLACE);
  await rm(SPARE_STATE_DIR, { recursive: true, force: true });
  await cp(PLACE.stateDir, SPARE_STATE_DIR, { recursive: true });
  const { child } = await serve({ ...PLACE, port: Number(process.env.PORT) });
  endTogether(child);
};

await main(serveForTests, { endsWithParent: true });
