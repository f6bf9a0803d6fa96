import { mountApi } from '../app';
import type { Ctx } from '../context';
import { type AppContext, createRouter } from '../http/app-env';

const contexts = new WeakMap<Request, Ctx>();

const api = createRouter();
api.use((c, next) => {
  const ctx = contexts.get(c.req.raw);
  if (!ctx) throw new Error('asked in-process without a Ctx');
  c.set('ctx', ctx);
  return next();
});
mountApi(api);

/**
 * A fetch that asks our own API without leaving the Worker: same handlers, same checks, same answers, the Ctx and so the actor of
 * the page's own request, which has been through the middleware already.
 */
export function inProcessFetch(c: AppContext) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    contexts.set(request, c.var.ctx);
    return await api.fetch(request, c.env, c.executionCtx);
  };
}
