import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { recordOpened } from './opened.service';
import { viewsApi } from './views.api';

export const viewsRoutes = createRouter().post('/', declared(viewsApi.record), async (c) =>
  c.json(await recordOpened(c.var.ctx, c.req.valid('json'))),
);
