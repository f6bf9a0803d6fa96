import { buildBesideOld, endTogether, seed, serve } from './lib/app.ts';
import { main } from './lib/run.ts';

/**
 * From a checkout to the running app: database, demo, build, server. Needs no network once packages are
 * installed.
 */
const PORT = Number(process.env.PORT ?? 8787);
const STATE_DIR = process.env.STATE_DIR ?? '.wrangler/state';
const BUILD_DIR = 'dist';

await main(async () => {
  console.log('Preparing the database and the build');
  await Promise.all([seed(STATE_DIR), buildBesideOld(BUILD_DIR)]);
  const site = { port: PORT, buildDir: BUILD_DIR, stateDir: STATE_DIR, withCrons: true };
  const { child, origin } = await serve(site);
  endTogether(child);
  console.log(
    `\n  Chaabi is running at ${origin}\n  Demo accounts: ${origin}/login   Mails: ${origin}/dev/outbox\n`,
  );
});
