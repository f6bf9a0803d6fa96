import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it, vi } from 'vitest';
import { measureCache } from './measure-cache.ts';
import { measureDatabase } from './measure-database.ts';
import probe from './probe.ts';
import { watchSockets } from './watch-sockets.ts';

const said: string[] = [];
vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
const closings: (() => unknown)[] = [];
afterEach(() => {
  said.length = 0;
  for (const close of closings.splice(0)) close();
});

/** Serves the answers of a Worker, and returns its address. */
async function serve(answer: (path: string) => Promise<Response>) {
  const server = createServer(async (request, response) => {
    const { status, headers, ...rest } = await answer(request.url ?? '').then(async (it) => ({
      status: it.status,
      headers: Object.fromEntries(it.headers),
      body: Buffer.from(await it.arrayBuffer()),
    }));
    response.writeHead(status, headers).end(rest.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closings.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Cells of a printed row, by its first cell. */
const cellsOf = (name: string) =>
  said
    .join('\n')
    .split('\n')
    .find((line) => line.trim().startsWith(name))
    ?.trim()
    .split(/ {2,}/);

it('the cache’s table has a row each for the page, its first picture and its first file', async () => {
  const seen = new Map<string, number>();
  const origin = await serve(async (path) => {
    seen.set(path, (seen.get(path) ?? 0) + 1);
    if (path === '/vehicle/1') {
      const html = '<img src="/m/x/card.webp"><script src="/assets/app-1.js"></script>';
      return new Response(html, { headers: { 'content-type': 'text/html' } });
    }
    const state = path.endsWith('.js') || (seen.get(path) ?? 0) > 3 ? 'HIT' : 'MISS';
    return new Response('x', { headers: { 'cf-cache-status': state } });
  });
  await measureCache(`${origin}/vehicle/1`);
  expect(cellsOf('page')?.slice(1, 4)).toEqual(['200', 'none', '0 of 19']);
  expect(cellsOf('picture')?.slice(1, 4)).toEqual(['200', 'MISS', '17 of 19']);
  expect(cellsOf('hashed file')?.slice(1, 4)).toEqual(['200', 'HIT', '19 of 19']);
});

/** As much of D1 as the probe uses, which refuses queries beyond a number. */
function database(most: number) {
  const db = new DatabaseSync(':memory:');
  let queries = 0;
  const prepare = (sql: string, values: (string | number)[] = []) => ({
    bind: (...given: (string | number)[]) => prepare(sql, given),
    run: async () => {
      if (++queries > most) throw new Error('Too many API requests by single worker invocation');
      db.prepare(sql).run(...values);
      return { meta: { served_by_region: 'APAC', served_by_colo: 'BOM' } };
    },
  });
  const batch = async (statements: { run(): Promise<unknown> }[]) => {
    for (const statement of statements) await statement.run();
    queries = 0;
  };
  return { db, d1: { prepare, batch, newInvocation: () => (queries = 0) } };
}

it('the database’s tables say where it is, how fast, and how many queries an invocation has', async () => {
  const { db, d1 } = database(1_000);
  const origin = await serve((path) => {
    d1.newInvocation();
    return probe.fetch(new Request(`http://probe${path}`), { DB: d1 as never });
  });
  await measureDatabase(origin, 0.05);
  expect(cellsOf('the database is in')).toEqual(['the database is in', 'APAC BOM']);
  expect(Number(cellsOf('64')?.[1])).toBeGreaterThan(0);
  expect(cellsOf('64')?.at(-1)).toBe('0');
  expect(cellsOf('sent')).toEqual(['sent', '1000']);
  expect(cellsOf('then')?.[1]).toContain('Too many API requests');
  const [{ offers }] = db.prepare('select count(*) as offers from offers').all() as [{ offers: number }];
  expect(offers % 20).toBe(0);
});

const CLOSE = 0x88;
const SERVICE_RESTART = 1012;

it('the sockets’ table counts each code that the platform closed with, and when they were back', async () => {
  const origins = new Set<string | undefined>();
  let opened = 0;
  const server = createServer();
  // RFC 6455: of the first twenty, half lose their connection and half get a close frame; the rest stay open.
  server.on('upgrade', (request, socket) => {
    origins.add(`${request.headers.origin} ${request.url}`);
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    socket.on('error', () => {});
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    opened++;
    const frame = Buffer.from([CLOSE, 2, SERVICE_RESTART >> 8, SERVICE_RESTART & 255]);
    if (opened > 20) socket.on('data', () => socket.end(frame));
    else if (opened % 2) socket.end(frame);
    else socket.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closings.push(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await watchSockets(`${origin}/vehicle/1`, 0.1);
  expect([...origins]).toEqual([`${origin} /ws`]);
  expect(cellsOf('1006')?.slice(0, 2)).toEqual(['1006', '10']);
  expect(cellsOf('1012')?.slice(0, 2)).toEqual(['1012', '10']);
  for (const code of ['1006', '1012']) expect(Number(cellsOf(code)?.[3])).toBeGreaterThanOrEqual(1);
  expect(opened).toBe(40);
});
