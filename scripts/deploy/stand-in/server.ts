import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { emptyAccount, type Handler, of, Refusal, refuse, type State } from './state.ts';
import { storage } from './storage.ts';
import { Traffic } from './traffic.ts';
import { workers } from './workers.ts';

const ACCOUNT = 'a'.repeat(32);
export const TOKEN = 'token-of-the-stand-in';

const zones: Record<string, Handler> = {
  'GET /accounts': () => [{ id: ACCOUNT, name: 'Test' }],
  'GET /zones': ({ state, query }) => {
    const id = state.zones.get(query.get('name') ?? '');
    return id ? [{ id, status: 'active' }] : [];
  },
};

const routes = Object.entries({ ...zones, ...storage, ...workers }).map(([route, handle]) => {
  const [method, path = ''] = route.split(' ');
  const pattern = path.replace(':name', '(?<name>[^/]+)').replace('*', '(?<rest>.+)');
  return { method, pattern: new RegExp(`^${pattern}$`), handle };
});

interface Options {
  zone: string;
  worker: string;
  dataset: string;
  /** Any free one without. */
  port?: number;
  /** An empty one without. */
  state?: State;
}

/** A local server that wrangler and the deployment take for Cloudflare's API: records calls, and refuses what the platform refuses. */
export async function startStandIn({ zone, worker, dataset, port = 0, state = emptyAccount(zone) }: Options) {
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

  function breakOff(mode: 'before' | 'after', label: string, body: string) {
    const [, sql = '', versions = ''] = /"sql":"([^"\\]+)|"versions":(\[.*?\])/.exec(body) ?? [];
    const kind = `${label} ${sql}${versions}`
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')
      .replace(/releases\/.+/, 'releases/*')
      .trim();
    if (broken.mode !== mode || broken.kinds.has(kind)) return;
    if (!broken.only.some((part) => kind.includes(part))) return;
    broken.kinds.add(kind);
    refuse(400, 10000, `broken off at ${kind}`);
  }

  function answer(label: string, query: URLSearchParams, body: Buffer<ArrayBuffer>, type: string): unknown {
    const [method, path = ''] = label.split(' ');
    const found = routes.find((route) => route.method === method && route.pattern.test(path));
    if (!found) {
      unknown.push(label);
      return refuse(404, 7003, `Could not route to ${label}`);
    }
    const { name = '', rest = '' } = found.pattern.exec(path)?.groups ?? {};
    const text = body.toString();
    return found.handle({
      state,
      name,
      rest,
      get script() {
        return of(state.scripts, name);
      },
      get bucket() {
        return of(state.buckets, name);
      },
      get database() {
        return of(state.databases, name);
      },
      text,
      query,
      json: () => JSON.parse(text),
      form: () => new Response(body, { headers: { 'content-type': type } }).formData(),
    });
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const body = (await buffer(request)) as Buffer<ArrayBuffer>;
    const send = (status: number, json: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    };
    const label = `${request.method} ${url.pathname.replace(`/accounts/${ACCOUNT}`, '')}`;
    calls.push(label);
    try {
      breakOff('before', label, `${body}`);
      if (request.headers.authorization !== `Bearer ${TOKEN}`) refuse(401, 10000, 'Authentication error');
      if (label.endsWith('/analytics_engine/sql')) return send(200, traffic.query(`${body}`, dataset));
      const result = await answer(label, url.searchParams, body, request.headers['content-type'] ?? '');
      breakOff('after', label, `${body}`);
      if (typeof result === 'string') return void response.end(result);
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

type StandIn = Awaited<ReturnType<typeof startStandIn>>;

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
    const isReady = needed.every((name) => script?.secrets.has(name));
    return isReady
      ? Response.json({ status: 'ok', version, parts: {} })
      : Response.json({ message: 'The service is not configured' }, { status: 503 });
  };
}
