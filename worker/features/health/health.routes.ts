import type { Next } from 'hono';
import { type AppContext, createRouter } from '../../http/app-env';
import { getHealth } from './health.service';

/** For the page: it is shown whatever the answer is. */
export const healthRoutes = createRouter().get('/', async (c) => {
  c.header('cache-control', 'no-store');
  return c.json(await getHealth(c.var.ctx));
});

/** `/health`: JSON and a telling status for machines; whoever asks for HTML gets the page (DECISIONS.md). */
export async function healthForMachines(c: AppContext, next: Next) {
  if (c.req.header('accept')?.includes('text/html')) return next();
  const health = await getHealth(c.var.ctx);
  c.header('cache-control', 'no-store');
  return c.json(health, health.status === 'ok' ? 200 : 503);
}
