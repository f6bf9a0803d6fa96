import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ROOT } from '../lib/run.ts';

/** Cloudflare's REST API for one account. All methods throw ApiError. */
export interface Api {
  base: string;
  account: string;
  token: string;
  /** The result of a request about the account, whose path starts after `/accounts/<id>`. */
  of<Result>(path: string, request?: Request): Promise<Result>;
  /** The same for the whole API. */
  all<Result>(path: string, request?: Request): Promise<Result>;
  /** All items of a list of the account, fetched page by page. */
  list<Item>(path: string): Promise<Item[]>;
  /** All objects of a bucket with this prefix, fetched page by page. */
  objects(bucket: string, prefix: string): Promise<StoredObject[]>;
  /** The content of a file of the account. */
  text(path: string): Promise<string>;
  /** The rows of an Analytics Engine query. */
  query<Row>(sql: string): Promise<Row[]>;
  /** Runs one or two statements in a D1 database as one transaction; returns the rows of the first. */
  d1<Row>(database: string, sql: string): Promise<Row[]>;
}

export interface StoredObject {
  key: string;
  last_modified: string;
}

interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  json?: unknown;
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** Time, which tests replace. */
export interface Clock {
  now(): number;
  sleep(ms: number): Promise<void>;
}

export const realClock: Clock = { now: Date.now, sleep: async (ms) => void (await wait(ms)) };

/**
 * Cloudflare allows 1,200 requests in five minutes, then refuses all for five minutes. 200 of them are left
 * for wrangler.
 */
const PACE_MS = 300;
const MAX_REFUSALS = 3;
const BLOCKED_SECONDS = 300;
const PER_PAGE = 100;
const OBJECTS_PER_PAGE = 1_000;

interface Envelope<Result> {
  errors?: { code: number; message: string }[];
  result: Result;
  result_info?: { total_count?: number; cursor?: string; is_truncated?: boolean };
}

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** The result; null if it does not exist. */
export const orNull = <Result>(answer: Promise<Result>): Promise<Result | null> =>
  answer.catch((error) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });

/**
 * The API with a token, at fewer than four requests a second; waits as long as a 429 demands. `account` can
 * be omitted if the token belongs to a single account; otherwise this throws.
 */
export async function cloudflareApi(
  base: string,
  token: string,
  account = '',
  { now, sleep }: Clock = realClock,
): Promise<Api> {
  let nextAt = 0;
  async function paced(path: string, init: RequestInit): Promise<Response> {
    for (let refusals = 0; ; refusals++) {
      const at = Math.max(now(), nextAt);
      nextAt = at + PACE_MS;
      if (at > now()) await sleep(at - now());
      const response = await fetch(`${base}${path}`, init);
      if (response.status !== 429 || refusals === MAX_REFUSALS) return response;
      const seconds = Number(response.headers.get('retry-after') ?? BLOCKED_SECONDS);
      nextAt = now() + (Number.isFinite(seconds) ? seconds : BLOCKED_SECONDS) * 1000;
    }
  }
  const call = async (path: string, { json, method, headers, ...request }: Request = {}) => {
    const body = json === undefined ? request.body : JSON.stringify(json);
    const response = await paced(path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        authorization: `Bearer ${token}`,
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    if (response.ok) return response;
    const text = await response.text();
    const { errors } = text.startsWith('{') ? (JSON.parse(text) as Envelope<null>) : {};
    const reason =
      errors?.map(({ code, message }) => `${message} (${code})`).join('; ') || text.slice(0, 200);
    throw new ApiError(response.status, `${method ?? ''} ${path}: ${response.status} ${reason}`.trim());
  };
  const envelope = async <Result>(path: string, request?: Request) =>
    (await (await call(path, request)).json()) as Envelope<Result>;
  const all = async <Result>(path: string, request?: Request) =>
    (await envelope<Result>(path, request)).result;
  const accounts = account
    ? [{ id: account, name: '' }]
    : await all<{ id: string; name: string }[]>('/accounts');
  const [only] = accounts;
  if (!only || accounts.length > 1) {
    const names = accounts.map(({ id, name }) => `${id} (${name})`).join(', ');
    throw new Error(`Name the account in CLOUDFLARE_ACCOUNT_ID: ${names || 'this token sees none'}`);
  }
  const inAccount = (path: string) => `/accounts/${only.id}${path}`;
  const of = <Result>(path: string, request?: Request) => all<Result>(inAccount(path), request);
  return {
    base,
    account: only.id,
    token,
    all,
    of,
    list: async <Item>(path: string) => {
      const found: Item[] = [];
      for (let page = 1; ; page++) {
        const address = `${inAccount(path)}?per_page=${PER_PAGE}&page=${page}`;
        const { result, result_info: info } = await envelope<Item[]>(address);
        found.push(...result);
        if (result.length === 0 || found.length >= (info?.total_count ?? 0)) return found;
      }
    },
    objects: async (bucket, prefix) => {
      const found: StoredObject[] = [];
      const path = inAccount(`/r2/buckets/${bucket}/objects`);
      for (let cursor = ''; ; ) {
        const query = new URLSearchParams({ prefix, per_page: String(OBJECTS_PER_PAGE) });
        if (cursor) query.set('cursor', cursor);
        const { result, result_info: info } = await envelope<StoredObject[]>(`${path}?${query}`);
        found.push(...result);
        if (!info?.is_truncated || !info.cursor) return found;
        cursor = info.cursor;
      }
    },
    text: async (path) => (await call(inAccount(path))).text(),
    query: async <Row>(sql: string) => {
      const answer = await call(inAccount('/analytics_engine/sql'), { body: sql });
      return ((await answer.json()) as { data: Row[] }).data;
    },
    d1: async <Row>(database: string, sql: string) => {
      const [first] = await of<{ results: Row[] }[]>(`/d1/database/${database}/query`, { json: { sql } });
      return first?.results ?? [];
    },
  };
}

/** Thrown if nobody is logged in and no token was given. */
export class NotLoggedIn extends Error {}

/**
 * The API with the token of the environment or of `wrangler login`; a stand-in may replace the address.
 * Throws NotLoggedIn.
 */
export async function logIn(): Promise<Api> {
  const {
    CLOUDFLARE_API_TOKEN: given,
    CLOUDFLARE_API_BASE_URL: base = 'https://api.cloudflare.com/client/v4',
    CLOUDFLARE_ACCOUNT_ID: account,
  } = process.env;
  const ask = () =>
    promisify(execFile)(join(ROOT, 'node_modules/.bin/wrangler'), ['auth', 'token'], { cwd: ROOT });
  const said = given ?? (await ask().catch(() => null))?.stdout ?? '';
  const token = said.trim().split('\n').at(-1);
  if (!token) throw new NotLoggedIn('Log in first: npx wrangler login, or set CLOUDFLARE_API_TOKEN');
  return cloudflareApi(base, token, account);
}
