// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:net';
import { runCrons } from './lib/cron.mjs';
import { main } from './lib/run.mjs';
import { startSite } from './lib/workers.mjs';

/** Serves a build until it is ended: `node scripts/serve.mjs <build folder> <state folder> <port> [with-crons]`. */
const [buildDir, stateDir, port, withCrons] = process.argv.slice(2);

/** workerd reports it with twenty lines of addresses. */
async function refuseTakenPort() {
  const probe = createServer().listen(Number(port), 'localhost');
  await once(probe, 'listening').catch(() => {
    throw new Error(`Port ${port} is taken: another may be named by PORT.`);
  });
  await new Promise((resolve) => probe.close(resolve));
}

const serve = async () => {
  await refuseTakenPort();
  const { miniflare, crons } = await startSite({ buildDir, stateDir, port: Number(port) });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, async () => {
      await miniflare.dispose();
      process.exit(0);
    });
  }
  if (withCrons) runCrons(crons, await miniflare.getWorker('chaabi'));
};

await main(serve, { endsWithParent: true });
