import { QueryClient } from '@tanstack/react-query';
import { API_PATHS } from '../../schema/common/api-paths';
import type { ErrorBody } from '../../schema/common/error';
import type { Apis } from '../../worker/api';
import { type Fetcher, typedClient } from './typed-client';

type Clients = { [Name in keyof Apis]: ReturnType<typeof typedClient<Apis[Name]>> };

function createApi(fetcher: Fetcher, origin: string): Clients {
  const clients = Object.entries(API_PATHS).map(([name, path]) => [
    name,
    typedClient(fetcher, origin + path),
  ]);
  return Object.fromEntries(clients);
}

const apis = new WeakMap<QueryClient, Clients>();

/** The typed client of a query client: over the network in the browser, in-process on the server. */
export function apiOf(client: QueryClient) {
  const api = apis.get(client);
  if (!api) throw new Error('Make query clients with createQueryClient');
  return api;
}

/**
 * Data stays fresh until a mutation invalidates it; no refetch on focus, no retries. Without a connection a
 * query fails at once, instead of waiting, so that its screen can say so; it is asked again on reconnection.
 */
export function createQueryClient(fetcher: Fetcher = (input, init) => fetch(input, init), origin = '') {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        retry: false,
        networkMode: 'offlineFirst',
      },
      mutations: { retry: false },
    },
  });
  apis.set(client, createApi(fetcher, origin));
  return client;
}

/** A refused or failed call. Its message is `status: text`; `says` is for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly body: Partial<ErrorBody>;

  constructor(
    readonly status: number,
    text: string,
    statusText = '',
  ) {
    super(`${status}: ${text || statusText}`);
    this.body = parseBody(text);
  }

  get says(): string | undefined {
    return this.body.message;
  }
}

function parseBody(text: string): Partial<ErrorBody> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

export interface JsonResponse<T> {
  ok: boolean;
  status: number;
  statusText: string;
  text(): Promise<string>;
  json(): Promise<T>;
}

/** Awaits a call of the typed client and returns its body. Throws ApiError unless it succeeds. */
export async function read<T>(call: Promise<JsonResponse<T>>): Promise<T> {
  const response = await call;
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response.json();
}
