import { mountApi } from '../app';
import { type AppContext, createRouter } from '../http/app-env';

const askedBy = new WeakMap<Request, AppContext>();

const api = createRouter();
api.use((c, next) => {
  const page = askedBy.get(c.req.raw);
  if (!page) throw new Error('called in-process without a page');
  c.set('ctx', page.var.ctx);
  c.set('places', page.var.places);
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
    askedBy.set(request, c);
    return await api.fetch(request, c.env, c.executionCtx);
  };
}
