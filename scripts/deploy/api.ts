import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../lib/run.ts';

/** Cloudflare's REST API, and the account that it is about. All throw ApiError. */
export interface Api {
  base: string;
  account: string;
  token: string;
  /** The result of a request about the account, whose path begins after `/accounts/<id>`. */
  of<Result>(path: string, request?: Request): Promise<Result>;
  /** The same for the whole API. */
  all<Result>(path: string, request?: Request): Promise<Result>;
  /** The rows of a query of Analytics Engine. */
  query<Row>(sql: string): Promise<Row[]>;
  /** The rows of the first of one or two statements of a D1 database, run as one transaction. */
  d1<Row>(database: string, sql: string): Promise<Row[]>;
}

interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  json?: unknown;
  body?: string | Uint8Array<ArrayBuffer>;
}

interface Envelope<Result> {
  errors?: { code: number; message: string }[];
  result: Result;
}

class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** The answer; null where there is no such thing. */
export const orNull = <Result>(answer: Promise<Result>): Promise<Result | null> =>
  answer.catch((error) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });

/** The API with a token; `account` can be left out where the token is of one alone. Throws where it is not. */
export async function cloudflareApi(base: string, token: string, account = ''): Promise<Api> {
  const call = async (path: string, { json, method, ...request }: Request = {}): Promise<Response> => {
    const body = json === undefined ? request.body : JSON.stringify(json);
    const response = await fetch(`${base}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        authorization: `Bearer ${token}`,
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
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
  const all = async <Result>(path: string, request?: Request) =>
    ((await (await call(path, request)).json()) as Envelope<Result>).result;
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

/** The API by the token of the environment, or of whoever has logged in with `wrangler login`; the address can be a stand-in's. */
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
  if (!token) throw new Error('Log in first: npx wrangler login, or set CLOUDFLARE_API_TOKEN');
  return cloudflareApi(base, token, account);
}
