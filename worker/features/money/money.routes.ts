import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { moneyApi } from './money.api';
import * as money from './money.service';

export const moneyRoutes = createRouter()
  .get('/', declared(moneyApi.list), async (c) => c.json(await money.listCosts(c.var.ctx)))
  .get('/:id', declared(moneyApi.get), async (c) =>
    c.json(await money.getMoney(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/:id/lines', declared(moneyApi.add), async (c) =>
    c.json(await money.addLine(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 201),
  )
  .put('/:id/lines/:line', declared(moneyApi.change), async (c) =>
    c.json(await money.changeLine(c.var.ctx, c.req.valid('param'), c.req.valid('json'))),
  )
  .delete('/:id/lines/:line', declared(moneyApi.remove), async (c) =>
    c.json(await money.removeLine(c.var.ctx, c.req.valid('param'), c.req.valid('query'))),
  );
