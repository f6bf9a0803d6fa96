import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { countersApi } from './counters.api';
import * as counters from './counters.service';

export const countersRoutes = createRouter()
  .get('/leads/:id', declared(countersApi.list), async (c) =>
    c.json(await counters.listCounters(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/leads/:id', declared(countersApi.create), async (c) =>
    c.json(await counters.createCounter(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 201),
  )
  .delete('/:id', declared(countersApi.takeBack), async (c) =>
    c.json(await counters.takeBackCounter(c.var.ctx, c.req.valid('param').id)),
  );
