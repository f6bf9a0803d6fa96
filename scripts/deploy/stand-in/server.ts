import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Download, emptyAccount, type Handler, Refusal, refuse, type State } from './state.ts';
import { storage } from './storage.ts';
import { Traffic } from './traffic.ts';
import { workers } from './workers.ts';

const ACCOUNT = 'a'.repeat(32);
export const TOKEN = 'token-of-the-stand-in';

const routes = Object.entries({ ...storage, ...workers }).map(([route, handle]) => {
  const [method, path = ''] = route.split(' ');
  const pattern = path.replace(':name', '(?<name>[^/]+)').replace('*', '(?<rest>.+)');
  return { method, pattern: new RegExp(`^${pattern}$`), handle };
});

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

interface Options {
  zone: string;
  worker: string;
  dataset: string;
  /** Any free one without. */
  port?: number;
}

/** A local server that wrangler and the deployment take for Cloudflare's API: records calls, and refuses what the platform refuses. */
export async function startStandIn({ zone, worker, dataset, port = 0 }: Options) {
  const state: State = emptyAccount(zone);
  const traffic = new Traffic(state, worker);
  const calls: string[] = [];
  const unknown: string[] = [];
  /** Breaks each kind of call once, before it takes effect or after. */
  const broken = {
    kinds: new Set<string>(),
    mode: 'never' as 'never' | 'before' | 'after',
    /** Only calls of which this is a part. */
    only: [''],
  };

  function breakOff(mode: 'before' | 'after', label: string, body: Buffer) {
    const [, sql = '', versions = ''] = /"sql":"([^"\\]+)|"versions":(\[.*?\])/.exec(body.toString()) ?? [];
    const kind = `${label} ${sql}${versions}`
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')
      .replace(/releases\/.+/, 'releases/*')
      .trim();
    if (broken.mode !== mode || broken.kinds.has(kind)) return;
    if (!broken.only.some((part) => kind.includes(part))) return;
    broken.kinds.add(kind);
    refuse(400, 10000, `broken off at ${kind}`);
  }

  async function answer(method: string, url: URL, body: Buffer, type: string): Promise<unknown> {
    if (url.pathname === '/accounts') return [{ id: ACCOUNT, name: 'Test' }];
    if (url.pathname === '/zones') {
      const id = state.zones.get(url.searchParams.get('name') ?? '');
      return id ? [{ id, status: 'active' }] : [];
    }
    const path = url.pathname.replace(`/accounts/${ACCOUNT}`, '');
    const found = routes.find((route) => route.method === method && route.pattern.test(path));
    if (!found) {
      unknown.push(`${method} ${path}`);
      return refuse(404, 7003, `Could not route to ${method} ${path}`);
    }
    const { name = '', rest = '' } = found.pattern.exec(path)?.groups ?? {};
    const text = body.toString();
    const call = {
      state,
      name,
      rest,
      text,
      query: url.searchParams,
      json: type.includes('json') && text && !rest ? JSON.parse(text) : null,
      form: () => new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData(),
    } satisfies Parameters<Handler>[0];
    return found.handle(call);
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const { method = 'GET' } = request;
    const body = await readAll(request);
    const send = (status: number, json: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    };
    const label = url.pathname.replace(`/accounts/${ACCOUNT}`, '');
    calls.push(`${method} ${label}`);
    try {
      breakOff('before', `${method} ${label}`, body);
      if (request.headers.authorization !== `Bearer ${TOKEN}`) refuse(401, 10000, 'Authentication error');
      if (label === '/analytics_engine/sql') return send(200, traffic.query(body.toString(), dataset));
      const type = request.headers['content-type'] ?? '';
      const result = await answer(method, url, body, type);
      breakOff('after', `${method} ${label}`, body);
      if (result instanceof Download) return void response.end(result.text);
      send(200, { success: true, errors: [], messages: [], result });
    } catch (error) {
      const { status, code, message } = error instanceof Refusal ? error : new Refusal(500, 1, String(error));
      send(status, { success: false, errors: [{ code, message }], messages: [], result: null });
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { base, account: ACCOUNT, state, traffic, calls, unknown, broken, close: () => server.close() };
}

export type StandIn = Awaited<ReturnType<typeof startStandIn>>;

/** The site as the platform would answer: by the version that the request names, else by the one with the larger share. */
export function siteOf({ state }: StandIn, worker: string, needed: readonly string[]) {
  return async (path: string, headers: Record<string, string>): Promise<Response> => {
    const script = state.scripts.get(worker);
    const shares = script?.deployments[0]?.versions ?? [];
    const [, wanted] = /"([^"]+)"/.exec(headers['cloudflare-workers-version-overrides'] ?? '') ?? [];
    const largest = shares.toSorted((one, other) => other.percentage - one.percentage)[0];
    const version = shares.some((share) => share.version_id === wanted) ? wanted : largest?.version_id;
    if (!version || ![...state.domains.values()].includes(worker)) throw new Error('no such host');
    if (path !== '/health') return new Response(path === '/login' ? '<form></html>' : '<html></html>');
    const missing = needed.filter((name) => !script?.secrets.has(name));
    if (missing.length > 0)
      return Response.json({ message: 'The service is not configured' }, { status: 503 });
    return Response.json({ status: 'ok', version, parts: {} });
  };
}
