import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { stockTakesApi } from './stock-takes.api';
import * as stockTakes from './stock-takes.service';

export const stockTakesRoutes = createRouter()
  .get('/', declared(stockTakesApi.list), async (c) => c.json(await stockTakes.listStockTakes(c.var.ctx)))
  .post('/', declared(stockTakesApi.start), async (c) =>
    c.json(await stockTakes.startStockTake(c.var.ctx), 201),
  )
  .put('/hooks/:id', declared(stockTakesApi.hang), async (c) =>
    c.json(await stockTakes.hangKey(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post('/marks', declared(stockTakesApi.mark), async (c) =>
    c.json(await stockTakes.markFound(c.var.ctx, c.req.valid('json'))),
  )
  .post('/end', declared(stockTakesApi.end), async (c) =>
    c.json(await stockTakes.endStockTake(c.var.ctx, c.req.valid('json').id)),
  );
