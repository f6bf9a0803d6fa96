import { cp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { buildBesideOld, serve, stop } from '../../../scripts/lib/app.ts';

const FIRST = '.cache/e2e/build';
const SECOND = '.cache/e2e/second-build';
const STATE = '.cache/e2e/release-state';
const settings = { RATE_SCALE: '1000' };

/** Where the files of a build contain its id. */
const WITH_ID = {
  'client/service-worker.js': /(?<=shellPrefix\})[0-9a-f]{12}/g,
  'chaabi/index.js': /(?<=&build=)[0-9a-f]{12}/g,
};

/** Copies a build, under another id. */
async function buildAgain(from: string, to: string) {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  for (const [file, id] of Object.entries(WITH_ID)) {
    const text = await readFile(`${to}/${file}`, 'utf8');
    const other = text.replace(id, 'of-2-release');
    if (other === text) throw new Error(`${file} has no id`);
    await writeFile(`${to}/${file}`, other);
  }
}

/**
 * The build under test on its own server and database. `release` replaces it with a second one, as a
 * deployment does: with another id, and with the first one's files beside its own. Two files belong only to
 * the first: `/assets/today.js`, and `/assets/yesterday.js`, which is older than a day. The second is the first
 * with its id exchanged, since building takes a minute on a busy machine.
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
  const second = buildBesideOld(SECOND, () => buildAgain(FIRST, SECOND));
  return {
    origin: server.origin,
    release: async () => {
      await second;
      await stop(server.child);
      const next = serve({ port, buildDir: SECOND, stateDir: STATE, settings });
      // Open pages keep asking while it starts.
      const knocks = setInterval(() => fetch(`${server.origin}/health`).catch(() => {}), 50);
      server = await next.finally(() => clearInterval(knocks));
    },
    stop: () => stop(server.child),
  };
}
