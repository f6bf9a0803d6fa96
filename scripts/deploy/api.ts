import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../lib/run.ts';

/** Cloudflare's REST API, and the account that it is about. */
export interface Api {
  account: string;
  /** The result of a request about the account, whose path begins after `/accounts/<id>`. Throws ApiError. */
  of<Result>(path: string, request?: Request): Promise<Result>;
  /** The same for the whole API. */
  all<Result>(path: string, request?: Request): Promise<Result>;
  /** The same; null where there is no such thing. */
  find<Result>(path: string): Promise<Result | null>;
  /** The bytes of an object. Throws ApiError. */
  download(path: string): Promise<Uint8Array<ArrayBuffer>>;
  /** The rows of a query of Analytics Engine. */
  query<Row>(sql: string): Promise<Row[]>;
}

interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  json?: unknown;
  body?: string | Uint8Array<ArrayBuffer> | FormData;
  headers?: Record<string, string>;
}

interface Envelope<Result> {
  success: boolean;
  errors?: { code: number; message: string }[];
  result: Result;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export interface Credentials {
  base: string;
  token: string;
}

async function call({ base, token }: Credentials, path: string, request: Request = {}): Promise<Response> {
  const { json, body = json === undefined ? undefined : JSON.stringify(json), headers } = request;
  const method = request.method ?? (body === undefined ? 'GET' : 'POST');
  const response = await fetch(`${base}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  if (response.ok) return response;
  const text = await response.text();
  const errors = text.startsWith('{') ? (JSON.parse(text) as Envelope<null>).errors : undefined;
  const reason = errors?.map(({ code, message }) => `${message} (${code})`).join('; ') || text.slice(0, 200);
  throw new ApiError(response.status, `${method} ${path}: ${response.status} ${reason}`);
}

const resultOf = async <Result>(response: Response): Promise<Result> =>
  ((await response.json()) as Envelope<Result>).result;

const execute = promisify(execFile);

/** The token of the environment, or of whoever has logged in with `wrangler login`; the address can be a stand-in's. */
export async function logIn(): Promise<Credentials> {
  const {
    CLOUDFLARE_API_TOKEN: given,
    CLOUDFLARE_API_BASE_URL: base = 'https://api.cloudflare.com/client/v4',
  } = process.env;
  const wrangler = join(ROOT, 'node_modules/.bin/wrangler');
  const said =
    given ?? (await execute(wrangler, ['auth', 'token'], { cwd: ROOT }).catch(() => null))?.stdout ?? '';
  const token = said.trim().split('\n').at(-1);
  if (!token) throw new Error('Log in first: npx wrangler login, or set CLOUDFLARE_API_TOKEN');
  return { base, token };
}

/** The one account of a token, or the one that `chosen` names. Throws where the choice is not clear. */
export async function findAccount(credentials: Credentials, chosen: string | undefined): Promise<string> {
  if (chosen) return chosen;
  const accounts = await resultOf<{ id: string; name: string }[]>(await call(credentials, '/accounts'));
  const [only] = accounts;
  if (only && accounts.length === 1) return only.id;
  const names = accounts.map(({ id, name }) => `${id} (${name})`).join(', ');
  throw new Error(`Name the account in CLOUDFLARE_ACCOUNT_ID: ${names || 'this token sees none'}`);
}

export function cloudflareApi(credentials: Credentials, account: string): Api {
  const all = async <Result>(path: string, request?: Request) =>
    resultOf<Result>(await call(credentials, path, request));
  const of = <Result>(path: string, request?: Request) => all<Result>(`/accounts/${account}${path}`, request);
  return {
    account,
    all,
    of,
    find: <Result>(path: string) =>
      of<Result>(path).catch((error) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    download: async (path) =>
      new Uint8Array(await (await call(credentials, `/accounts/${account}${path}`)).arrayBuffer()),
    query: async <Row>(sql: string) => {
      const path = `/accounts/${account}/analytics_engine/sql`;
      const answer = await call(credentials, path, { method: 'POST', body: sql });
      return ((await answer.json()) as { data: Row[] }).data;
    },
  };
}
