import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { limitsApi } from './limits.api';
import { getUsage } from './limits.service';

export const limitsRoutes = createRouter().get('/usage', declared(limitsApi.usage), async (c) =>
  c.json(await getUsage(c.var.unverified)),
);
