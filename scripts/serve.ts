import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Cron } from 'croner';
import { main } from './lib/run.ts';
import { startSite, startWorkers } from './lib/workers.ts';

/**
 * `node scripts/serve.ts <build> <state> <port> [--settings <json>] [--crons] [--direct]` serves until it is
 * stopped, and prints the address.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    crons: { type: 'boolean' },
    direct: { type: 'boolean' },
    settings: { type: 'string', default: '{}' },
  },
});
const [buildDir = '', stateDir = '', port = '0'] = positionals;
const site = { buildDir, stateDir, settings: JSON.parse(values.settings) };

/** The server answers after its first tick, but does not wait longer for it. */
const TICK_MS = 30_000;

/** workerd would report it with twenty lines of addresses. */
async function refuseTakenPort() {
  const probe = createServer().listen(Number(port), 'localhost');
  await once(probe, 'listening').catch(() => {
    throw new Error(`Port ${port} is taken: another may be named by PORT.`);
  });
  await new Promise((resolve) => probe.close(resolve));
}

async function startFull() {
  await refuseTakenPort();
  const { miniflare, origin, crons } = await startSite({ ...site, port: Number(port) });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => miniflare.dispose().then(() => process.exit(0)));
  }
  const run = async (cron: string) => (await miniflare.getWorker('chaabi')).scheduled({ cron });
  const tick = async (cron: string) => {
    const late = sleep(TICK_MS, { outcome: 'it goes on' }, { ref: false });
    const { outcome } = await Promise.race([run(cron), late]).catch(({ message }) => ({ outcome: message }));
    if (outcome !== 'ok') console.error(`cron "${cron}" failed: ${outcome}`);
  };
  for (const cron of crons) {
    // Operators' figures are those of the last tick.
    await tick(cron);
    // A local Worker has no cron.
    if (values.crons) new Cron(cron, { timezone: 'UTC' }, () => tick(cron));
  }
  return origin;
}

const startDirect = async () => (await startWorkers(site)).origin;
const serve = async () => console.log(values.direct ? await startDirect() : await startFull());

await main(serve, { endsWithParent: true });
