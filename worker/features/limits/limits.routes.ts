import { requireUser } from '../../context';
import { createRouter } from '../../http/app-env';
import { getUsage } from './limits.service';

export const limitsRoutes = createRouter().get('/usage', async (c) =>
  c.json(await getUsage(requireUser(c.var.ctx))),
);
