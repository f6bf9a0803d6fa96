import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, migrate, seed } from '../lib/app.mjs';
import { main, ROOT } from '../lib/run.mjs';
import { startWorkers } from '../lib/workers.mjs';

/**
 * One network against the built Worker with the real limits: bodies that never arrive, and a client that changes its
 * User-Agent. Others must be served meanwhile.
 */
const BUILD_DIR = '.cache/proof/slow-build';
const STATE_DIR = '.cache/proof/slow-state';
const ATTACKER = '198.51.100.1';
const HELD = 50;
const NEW_PER_SECOND = 6;
const INNOCENT = 100;
const MUST_BE_SERVED = 99;
const READS = 4_000;
/** SITE_READ_LIMIT of wrangler.toml, and what passes before an isolate consults it. */
const MOST_READS = 3_000 + 20;

let agents = 0;
const agent = () => `Mozilla/5.0 (X11; build ${++agents})`;

/** Sends headers that promise a body, and then nothing. */
function stall({ hostname, port }: URL) {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(
    `POST /api/leads HTTP/1.1\r\nhost: ${hostname}:${port}\r\norigin: http://${hostname}:${port}\r\ncf-connecting-ip: ${ATTACKER}\r\n` +
      `user-agent: ${agent()}\r\ncontent-type: application/json\r\ncontent-length: 200\r\n\r\n`,
  );
  return socket;
}

async function slowBodies(origin: string, vehicleId: string) {
  const address = new URL(origin);
  const sockets = Array.from({ length: HELD }, () => stall(address));
  const adding = setInterval(() => sockets.push(stall(address)), 1000 / NEW_PER_SECOND);
  await sleep(500);
  const statuses: number[] = [];
  for (let nth = 0; nth < INNOCENT; nth++) {
    const headers = {
      'cf-connecting-ip': `203.0.113.${nth}`,
      'user-agent': 'Mozilla/5.0 (Linux; Android 14)',
      origin,
    };
    const offer = {
      vehicleId,
      buyerName: 'Proof Buyer',
      buyerMobile: `98${10_000_000 + nth}`,
      offerPrice: '450000',
    };
    const response =
      nth % 2 === 0
        ? await fetch(`${origin}/vehicle/${vehicleId}?v=${nth}`, { headers })
        : await fetch(`${origin}/api/leads`, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(offer),
          });
    statuses.push(response.status);
    await response.arrayBuffer();
    await sleep(100);
  }
  clearInterval(adding);
  for (const socket of sockets) socket.destroy();
  return { served: statuses.filter((status) => status < 300).length, connections: sockets.length };
}

async function changingAgents(origin: string) {
  let read = 0;
  for (let sent = 0; sent < READS; sent += 50) {
    const batch = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const headers = { 'cf-connecting-ip': '198.51.100.2', 'user-agent': agent() };
        const response = await fetch(`${origin}/api/subscription/plans`, { headers });
        await response.arrayBuffer();
        return response.status;
      }),
    );
    read += batch.filter((status) => status === 200).length;
  }
  return read;
}

await main(async () => {
  await rm(join(ROOT, STATE_DIR), { recursive: true, force: true });
  await Promise.all([migrate(STATE_DIR).then(() => seed(STATE_DIR)), build(BUILD_DIR)]);
  const { miniflare, origin } = await startWorkers({ buildDir: BUILD_DIR, stateDir: STATE_DIR });
  try {
    const profile = await fetch(`${origin}/api/profile/sharma-motors`);
    const { vehicles } = (await profile.json()) as { vehicles: { id: string }[] };
    const { served, connections } = await slowBodies(origin, vehicles[0]?.id ?? '');
    console.log(
      `Slow bodies: ${connections} connections of one network, ${served} of ${INNOCENT} innocent requests served`,
    );
    const read = await changingAgents(origin);
    console.log(`Changing agents: ${read} of ${READS} reads of one network answered`);
    // A minute may turn in between.
    if (served < MUST_BE_SERVED || read > 2 * MOST_READS || read === READS)
      throw new Error('One network took too much.');
  } finally {
    await miniflare.dispose();
  }
});
