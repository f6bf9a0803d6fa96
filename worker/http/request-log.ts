import { createMiddleware } from 'hono/factory';
import { matchedRoutes, routePath } from 'hono/route';
import { API_PATHS } from '../../schema/common/api-paths';
import { occurrence } from '../../schema/operations/points';
import { counting, type RequestCost } from '../platform/request-cost';
import type { AppContext, AppEnv } from './app-env';

const isCatchAll = (path: string) => path.endsWith('*');

/**
 * The declared path of the handler that responded; if middleware did, of the first handler it would have
 * reached.
 */
function routeOf(c: AppContext): string {
  const answered = routePath(c);
  if (!isCatchAll(answered)) return answered;
  return matchedRoutes(c).find(({ path }) => !isCatchAll(path))?.path ?? '*';
}

/**
 * Requests whose successful responses are alike, so that a sample suffices: reads, beacons, and providers'
 * reports. Changes made by people, and all errors, are recorded.
 */
const isSampled = (method: string, route: string) =>
  method === 'GET' || route === API_PATHS.views || route.startsWith('/api/delivery/');

/** Writes a log line and a data point for each request: route, status, duration, and rows read and written. */
export const logRequests = createMiddleware<AppEnv>(async (c, next) => {
  const { clock, points, requestLog, requestId, sampling, version } = c.var.ctx;
  const cost: RequestCost = { rowsRead: 0, rowsWritten: 0, slow: [] };
  const began = clock.now();
  await counting(cost, next);
  const { method } = c.req;
  const { rowsRead, rowsWritten, slow } = cost;
  const ms = Math.max(0, clock.now() - began);
  const { status } = c.res;
  const route = routeOf(c);
  const name = `${method} ${route}`;
  const weight = isSampled(method, route) && status < 400 ? sampling.weightOf(began) : 1;
  if (weight > 0)
    requestLog.write({ requestId, method, route, status, ms, rowsRead, rowsWritten, version, weight });
  points.write([
    ...(weight > 0 ? [{ kind: 'request' as const, name, status, ms, rowsRead, rowsWritten, weight }] : []),
    ...slow.map(({ statement, ms: waited }) => ({ ...occurrence('statement', statement), ms: waited })),
  ]);
});
