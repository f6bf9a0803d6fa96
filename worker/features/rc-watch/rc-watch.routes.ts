import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { rcWatchApi } from './rc-watch.api';
import * as watches from './rc-watch.service';

export const rcWatchRoutes = createRouter()
  .get('/vehicles/:id', declared(rcWatchApi.get), async (c) =>
    c.json(await watches.findWatch(c.var.ctx, c.req.valid('param').id)),
  )
  .put('/vehicles/:id', declared(rcWatchApi.start), async (c) =>
    c.json(await watches.startWatch(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post('/links/:id', declared(rcWatchApi.renew), async (c) =>
    c.json(await watches.renewLink(c.var.ctx, c.req.valid('param').id)),
  )
  .delete('/vehicles/:id', declared(rcWatchApi.stop), async (c) =>
    c.json(await watches.stopWatch(c.var.ctx, c.req.valid('param').id)),
  );
