import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { healthApi } from './health.api';
import { getHealth } from './health.service';

/** For the status page, which always gets 200. */
export const healthRoutes = createRouter().get('/', declared(healthApi.forPages), async (c) => {
  c.header('cache-control', 'no-store');
  return c.json(await getHealth(c.var.ctx));
});

/** JSON and a meaningful status for machines; the page for requests that accept HTML. */
export const machineHealthRoutes = createRouter().get(
  '/',
  declared(healthApi.forMachines),
  async (c, next) => {
    if (c.req.header('accept')?.includes('text/html')) return next();
    const health = await getHealth(c.var.ctx);
    c.header('cache-control', 'no-store');
    return c.json(health, health.status === 'degraded' ? 503 : 200);
  },
);
