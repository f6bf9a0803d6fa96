import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { chosenAnswerer } from '../vehicles/answerer.service';
import { bulkApi } from './bulk.api';
import { changeMany } from './bulk.service';
import { undoMany } from './bulk-undo.service';

export const bulkRoutes = createRouter()
  .post('/prices', declared(bulkApi.prices), async (c) => {
    const { change, ...picked } = c.req.valid('json');
    return c.json(await changeMany(c.var.ctx, picked, { kind: 'price', change }));
  })
  .post('/prices/:operation/undo', declared(bulkApi.undoPrices), async (c) =>
    c.json(await undoMany(c.var.ctx, c.req.valid('param').operation, ['price'])),
  )
  .post('/statuses', declared(bulkApi.statuses), async (c) => {
    const { status, ...picked } = c.req.valid('json');
    return c.json(await changeMany(c.var.ctx, picked, { kind: 'status', status }));
  })
  .post('/statuses/:operation/undo', declared(bulkApi.undoStatuses), async (c) =>
    c.json(await undoMany(c.var.ctx, c.req.valid('param').operation, ['status'])),
  )
  .post('/listings', declared(bulkApi.listings), async (c) => {
    const { change, ...picked } = c.req.valid('json');
    return c.json(await changeMany(c.var.ctx, picked, change));
  })
  .post('/listings/:operation/undo', declared(bulkApi.undoListings), async (c) =>
    c.json(await undoMany(c.var.ctx, c.req.valid('param').operation, ['visibility', 'republish', 'delete'])),
  )
  .post('/answerers', declared(bulkApi.answerers), async (c) => {
    const { answerer, ...picked } = c.req.valid('json');
    const chosen = await chosenAnswerer(c.var.ctx, answerer);
    return c.json(await changeMany(c.var.ctx, picked, { kind: 'answerer', ...chosen }));
  })
  .post('/answerers/:operation/undo', declared(bulkApi.undoAnswerers), async (c) =>
    c.json(await undoMany(c.var.ctx, c.req.valid('param').operation, ['answerer'])),
  );
