import { cp, rm, utimes, writeFile } from 'node:fs/promises';
import { buildBesideOld, serve, stop } from '../../../scripts/lib/app.ts';

const FIRST = '.cache/e2e/build';
const SECOND = '.cache/e2e/second-build';
const STATE = '.cache/e2e/release-state';
const settings = { RATE_SCALE: '1000' };

/**
 * The build under test on its own server and database. `release` replaces it with a second build of the same
 * sources, as a deployment does: with another id, and with the first one's files beside its own. Two files
 * belong only to the first: `/assets/today.js`, and `/assets/yesterday.js`, which is older than a day.
 */
export async function startTwoReleases() {
  await Promise.all([STATE, SECOND].map((directory) => rm(directory, { recursive: true, force: true })));
  await Promise.all([
    cp('.cache/e2e/spare-state', STATE, { recursive: true }),
    cp(FIRST, SECOND, { recursive: true }),
  ]);
  const [ofToday, ofYesterday] = ['today', 'yesterday'].map((name) => `${SECOND}/client/assets/${name}.js`);
  for (const path of [ofToday, ofYesterday]) await writeFile(`${path}`, 'export {}');
  const aDayAgo = Date.now() / 1000 - 25 * 60 * 60;
  await utimes(`${ofYesterday}`, aDayAgo, aDayAgo);
  let server = await serve({ buildDir: FIRST, stateDir: STATE, settings });
  const port = Number(new URL(server.origin).port);
  const second = buildBesideOld(SECOND);
  return {
    origin: server.origin,
    release: async () => {
      await second;
      await stop(server.child);
      server = await serve({ port, buildDir: SECOND, stateDir: STATE, settings });
    },
    stop: () => stop(server.child),
  };
}
