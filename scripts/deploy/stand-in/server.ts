import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { emptyAccount, type Handler, of, Page, Refusal, refuse, type State } from './state.ts';
import { storage } from './storage.ts';
import { Traffic } from './traffic.ts';
import { workers } from './workers.ts';
import { zones } from './zones.ts';

const ACCOUNT = 'a'.repeat(32);
export const TOKEN = 'token-of-the-stand-in';

const accounts: Record<string, Handler> = { 'GET /accounts': () => [{ id: ACCOUNT, name: 'Test' }] };

const routes = Object.entries({ ...accounts, ...zones, ...storage, ...workers }).map(([route, handle]) => {
  const [method, path = ''] = route.split(' ');
  const pattern = path.replace(':name', '(?<name>[^/]+)').replace('*', '(?<rest>.+)');
  return { method, pattern: new RegExp(`^${pattern}$`), handle };
});

interface Options {
  zone: string;
  worker: string;
  dataset: string;
  /** An empty account by default. */
  state?: State;
}

/**
 * A local server that replaces Cloudflare's API for wrangler and the deployment: records calls, and refuses
 * what the platform refuses.
 */
export async function startStandIn({ zone, worker, dataset, state = emptyAccount(zone) }: Options) {
  const traffic = new Traffic(state, worker);
  const calls: string[] = [];
  const unknown: string[] = [];
  /** Fails each kind of call once, before it takes effect or after. */
  const broken = {
    kinds: new Set<string>(),
    mode: 'never' as 'never' | 'before' | 'after',
    /** Only calls that contain one of these. */
    only: [''],
  };

  /** The platform's limit; beyond it, every request of the next five minutes is refused. */
  const limit = { requests: 1200, windowMs: 300_000, blockedUntil: 0 };
  let recent: number[] = [];
  function count() {
    const { now } = traffic;
    if (now < limit.blockedUntil) {
      throw new Refusal(
        429,
        10000,
        'More than 1200 requests per 300 seconds',
        Math.ceil((limit.blockedUntil - now) / 1000),
      );
    }
    recent = [...recent.filter((at) => at > now - limit.windowMs), now];
    if (recent.length <= limit.requests) return;
    limit.blockedUntil = now + limit.windowMs;
    recent = [];
    count();
  }

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
      now: traffic.now,
      json: () => JSON.parse(text),
      form: () => new Response(body, { headers: { 'content-type': type } }).formData(),
    });
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    // A client that is killed while sending ends only its own request.
    const body = (await buffer(request).catch(() => null)) as Buffer<ArrayBuffer> | null;
    if (!body) return;
    const send = (status: number, json: unknown, headers: Record<string, string> = {}) => {
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(json));
    };
    const label = `${request.method} ${url.pathname.replace(`/accounts/${ACCOUNT}`, '')}`;
    calls.push(label);
    try {
      count();
      breakOff('before', label, `${body}`);
      if (request.headers.authorization !== `Bearer ${TOKEN}`) refuse(401, 10000, 'Authentication error');
      if (label.endsWith('/analytics_engine/sql')) return send(200, traffic.query(`${body}`, dataset));
      const result = await answer(label, url.searchParams, body, request.headers['content-type'] ?? '');
      breakOff('after', label, `${body}`);
      if (typeof result === 'string') return void response.end(result);
      const page = result instanceof Page ? { result: result.entries, result_info: result.info } : { result };
      send(200, { success: true, errors: [], messages: [], ...page });
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(500, 1, String(error));
      const { status, code, message, retryAfter } = refusal;
      const headers: Record<string, string> =
        retryAfter === undefined ? {} : { 'retry-after': `${retryAfter}` };
      send(status, { success: false, errors: [{ code, message }], messages: [], result: null }, headers);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base,
    account: ACCOUNT,
    state,
    traffic,
    calls,
    unknown,
    broken,
    limit,
    close: () => server.close(),
  };
}

type StandIn = Awaited<ReturnType<typeof startStandIn>>;

/** Extensions that Cloudflare caches without a rule. */
const CACHED_EXTENSIONS = /\.(?:webp|jpg|jpeg|png)$/;

/**
 * The host of pictures as the platform would serve it: only once its certificate is valid, and from the cache
 * if a rule or the extension says so.
 */
export function picturesOf({ state, traffic }: StandIn, host: string) {
  const cached = new Set<string>();
  return async (path: string): Promise<Response> => {
    const bucket = [...state.buckets.values()].find(({ domains }) => domains.has(host));
    const validFrom = bucket?.domains.get(host) ?? Number.POSITIVE_INFINITY;
    if (traffic.now < validFrom) throw new Error(`${host} has no certificate yet`);
    const object = bucket?.objects.get(path.slice(1));
    if (object === undefined) return new Response('', { status: 404 });
    const hasRule = [...state.rules.values()]
      .flat()
      .some(({ expression, action_parameters: what }) => what?.cache && expression.includes(`"${host}"`));
    const isCached = hasRule || CACHED_EXTENSIONS.test(path);
    const isBypassed = [...state.settings].some(
      ([name, value]) => name.endsWith('/development_mode') && value === 'on',
    );
    const status = isBypassed ? 'BYPASS' : isCached ? (cached.has(path) ? 'HIT' : 'MISS') : 'DYNAMIC';
    if (isCached) cached.add(path);
    return new Response(object, { headers: { 'cf-cache-status': status } });
  };
}

/** A version override reaches all data centres some seconds after its deployment. */
const OVERRIDE_MS = 8_000;

/**
 * The site as the platform would serve it: by the version named in the request, otherwise the one with the
 * larger share.
 */
export function siteOf({ state, traffic }: StandIn, worker: string, needed: readonly string[]) {
  return async (path: string, headers: Record<string, string>): Promise<Response> => {
    const script = state.scripts.get(worker);
    const shares = script?.deployments[0]?.versions ?? [];
    const [, wanted] = /"([^"]+)"/.exec(headers['cloudflare-workers-version-overrides'] ?? '') ?? [];
    const largest = shares.toSorted((one, other) => other.percentage - one.percentage)[0];
    const isKnown = traffic.now >= (script?.deployments[0]?.at ?? 0) + OVERRIDE_MS;
    const isWanted = isKnown && shares.some((share) => share.version_id === wanted);
    const version = isWanted ? wanted : largest?.version_id;
    if (!version || ![...state.domains.values()].includes(worker)) throw new Error('no such host');
    if (path !== '/health') return new Response(path === '/login' ? '<form></html>' : '<html></html>');
    const tag = script?.versions.get(version)?.annotations['workers/tag'] ?? '';
    const isReady = traffic.failing.get(tag) !== 1 && needed.every((name) => script?.secrets.has(name));
    const parts = Object.fromEntries([...state.failedParts].map((part) => [part, 'failed']));
    const silent = ['', tag].flatMap((release) => state.silent.get(release) ?? []);
    if (isReady && state.failedParts.size > 0)
      return Response.json({ status: 'degraded', version, parts, silent }, { status: 503 });
    return isReady
      ? Response.json({ status: silent.length > 0 ? 'incomplete' : 'ok', version, parts: {}, silent })
      : Response.json({ message: 'The service is not configured' }, { status: 503 });
  };
}
