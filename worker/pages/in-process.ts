import { createApp } from '../app';
import type { AppContext } from '../http/app-env';
import { inheritContext } from '../http/compose';

const api = createApp();

/** A fetch that asks our own API without leaving the Worker: same handlers, same checks, same answers, same actor. */
export function inProcessFetch(c: AppContext) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    inheritContext(request, c.var.ctx);
    return await api.fetch(request, c.env, c.executionCtx);
  };
}
