import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepare } from '../scripts/lib/app.ts';
import { post } from '../scripts/lib/client.ts';
import { printTable } from '../scripts/lib/figures.ts';
import { main } from '../scripts/lib/run.ts';
import { withWorkers } from '../scripts/lib/workers.ts';

/**
 * One network against the built Worker with the real limits: bodies that never arrive, and a client that
 * changes its User-Agent. Others must be served meanwhile.
 */
const PLACE = { buildDir: '.cache/proof/build', stateDir: '.cache/proof/state' };
const ATTACKER = '198.51.100.1';
const HELD = 50;
const NEW_PER_SECOND = 6;
const INNOCENT = 100;
const MUST_BE_SERVED = 99;
const READS = 4_000;
/** SITE_READ_LIMIT of wrangler.toml, plus what passes before an isolate consults it. */
const MAX_READS = 3_000 + 20;

let agents = 0;
const agent = () => `Mozilla/5.0 (X11; build ${++agents})`;

/** Sends headers that promise a body, and then nothing. */
function stall({ host, hostname, port }: URL) {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const headers = `host: ${host}\r\norigin: http://${host}\r\ncf-connecting-ip: ${ATTACKER}\r\nuser-agent: ${agent()}`;
  socket.write(
    `POST /api/leads HTTP/1.1\r\n${headers}\r\ncontent-type: application/json\r\ncontent-length: 200\r\n\r\n`,
  );
  return socket;
}

async function slowBodies(origin: string, vehicleId: string) {
  const address = new URL(origin);
  const sockets = Array.from({ length: HELD }, () => stall(address));
  const adding = setInterval(() => sockets.push(stall(address)), 1000 / NEW_PER_SECOND);
  await sleep(500);
  let served = 0;
  for (let nth = 0; nth < INNOCENT; nth++) {
    const headers = {
      'cf-connecting-ip': `203.0.113.${nth}`,
      'user-agent': 'Mozilla/5.0 (Linux; Android 14)',
    };
    const buyer = { buyerName: 'Proof Buyer', buyerMobile: `98${10_000_000 + nth}` };
    const response =
      nth % 2 === 0
        ? await fetch(`${origin}/vehicle/${vehicleId}?v=${nth}`, { headers })
        : await post(origin, '/api/leads', { vehicleId, ...buyer, offerPrice: '450000' }, headers);
    if (response.status < 300) served += 1;
    await response.arrayBuffer();
    await sleep(100);
  }
  clearInterval(adding);
  for (const socket of sockets) socket.destroy();
  return { served, connections: sockets.length };
}

async function changingAgents(origin: string) {
  let answered = 0;
  const read = async () => {
    const headers = { 'cf-connecting-ip': '198.51.100.2', 'user-agent': agent() };
    const response = await fetch(`${origin}/api/subscription/plans`, { headers });
    await response.arrayBuffer();
    if (response.status === 200) answered += 1;
  };
  for (let sent = 0; sent < READS; sent += 50) await Promise.all(Array.from({ length: 50 }, read));
  return answered;
}

await main(async () => {
  await prepare(PLACE);
  await withWorkers(PLACE, async ({ origin }) => {
    const profile = await fetch(`${origin}/api/profile/sharma-motors`);
    const { vehicles } = (await profile.json()) as { vehicles: { id: string }[] };
    const { served, connections } = await slowBodies(origin, vehicles[0]?.id ?? '');
    const read = await changingAgents(origin);
    printTable('One network against the others, real limits', [
      ['slow bodies', `${connections} connections, ${served} of ${INNOCENT} innocent requests served`],
      ['changing agents', `${read} of ${READS} reads answered`],
    ]);
    // A minute may end in between.
    if (served < MUST_BE_SERVED || read > 2 * MAX_READS || read === READS)
      throw new Error('One network took too much.');
  });
});
