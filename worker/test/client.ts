import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { searchHeader } from '../../schema/common/search-header';
import { type AppParts, createApp } from '../app';
import type { Platform } from '../context';
import { checkAnswer } from './check-answer';
import { recordedDatabases } from './recorded-database';
import { UNREAD } from './unread';

const ORIGIN = 'http://localhost';
const BROWSER = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

interface RequestOptions {
  json?: unknown;
  form?: FormData;
  body?: BodyInit;
  headers?: Record<string, string>;
}

/** The options for a search, which is never sent in the URL. */
export const searching = (search: string): RequestOptions => ({ headers: { ...searchHeader(search) } });

/** What a test sees of a response: status, headers and the parsed body. */
export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: bodies have every shape; a test's expectations are its types
  body: any;
}

interface ClientParts {
  pages?: AppParts['pages'];
  cookies?: Map<string, string>;
  /** Called when the response has arrived, before the work after it has ended. */
  answered?: () => void;
}

/**
 * A browser on our site: stores cookies, sends its origin, calls the real application in workerd. Every
 * response is checked against the route table.
 */
export class TestClient {
  readonly cookies: Map<string, string>;
  private readonly app;

  constructor(
    private readonly overrides: Partial<Platform> = {},
    private readonly bindings: Partial<typeof env> = {},
    private readonly parts: ClientParts = {},
  ) {
    this.cookies = parts.cookies ?? new Map();
    this.app = createApp({ overrides: { ...UNREAD, ...overrides }, pages: parts.pages });
  }

  /** The same browser with shared cookies and replaced dependencies. */
  with(overrides: Partial<Platform>, bindings: Partial<typeof env> = {}): TestClient {
    const { pages } = this.parts;
    return new TestClient(
      { ...this.overrides, ...overrides },
      { ...this.bindings, ...bindings },
      { pages, cookies: this.cookies },
    );
  }

  /** The same browser, reporting when it has its response. */
  whenAnswered(answered: () => void): TestClient {
    return new TestClient(this.overrides, this.bindings, { ...this.parts, cookies: this.cookies, answered });
  }

  /** The same browser at another time (epoch milliseconds). */
  at = (now: number) => this.with({ clock: { now: () => now } });

  get = (path: string, options?: RequestOptions) => this.send('GET', path, options);
  post = (path: string, json?: unknown, options?: RequestOptions) =>
    this.send('POST', path, { json, ...options });
  put = (path: string, json?: unknown) => this.send('PUT', path, { json });
  patch = (path: string, json?: unknown) => this.send('PATCH', path, { json });
  delete = (path: string) => this.send('DELETE', path);

  async send(
    method: string,
    path: string,
    { json, form, body: raw, headers = {} }: RequestOptions = {},
  ): Promise<Answer> {
    const request = new Request(new URL(path, ORIGIN), {
      method,
      redirect: 'manual',
      headers: {
        'user-agent': BROWSER,
        ...(method === 'GET' ? {} : { origin: ORIGIN }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      body: form ?? raw ?? (json === undefined ? undefined : JSON.stringify(json)),
    });
    const context = createExecutionContext();
    const response = await this.app.fetch(
      request,
      { ...env, ...recordedDatabases, ...this.bindings },
      context,
    );
    this.parts.answered?.();
    await waitOnExecutionContext(context);
    for (const cookie of response.headers.getSetCookie()) this.store(cookie);
    const isJson = response.headers.get('content-type')?.includes('json');
    const body = isJson ? await response.json() : await response.arrayBuffer();
    checkAnswer({ method, path }, response, body);
    return { status: response.status, headers: response.headers, body };
  }

  private store(cookie: string) {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (/max-age=0/i.test(cookie)) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1));
  }
}
