import { createMiddleware } from 'hono/factory';
import { matchedRoutes, routePath } from 'hono/route';
import { counting, type RequestCost } from '../platform/request-cost';
import type { AppContext, AppEnv } from './app-env';

const isCatchAll = (path: string) => path.endsWith('*');

/** The declared path of the handler that answered; if middleware answered, of the first handler it would have reached. */
function routeOf(c: AppContext): string {
  const answered = routePath(c);
  if (!isCatchAll(answered)) return answered;
  return matchedRoutes(c).find(({ path }) => !isCatchAll(path))?.path ?? '*';
}

/** Writes a log line and a data point for each request: route, status, duration, and rows read and written. */
export const logRequests = createMiddleware<AppEnv>(async (c, next) => {
  const { clock, points, requestLog, requestId, version } = c.var.ctx;
  const cost: RequestCost = { rowsRead: 0, rowsWritten: 0, slow: [] };
  const began = clock.now();
  await counting(cost, next);
  const { method } = c.req;
  const { rowsRead, rowsWritten, slow } = cost;
  const ms = Math.max(0, clock.now() - began);
  const { status } = c.res;
  const route = routeOf(c);
  requestLog.write({ requestId, method, route, status, ms, rowsRead, rowsWritten, version });
  const none = { status: 0, rowsRead: 0, rowsWritten: 0 };
  points.write([
    { kind: 'request', name: `${method} ${route}`, status, ms, rowsRead, rowsWritten },
    ...slow.map(({ statement, ms: waited }) => ({
      kind: 'statement' as const,
      name: statement,
      ...none,
      ms: waited,
    })),
  ]);
});
