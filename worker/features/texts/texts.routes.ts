import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { textsApi } from './texts.api';
import * as texts from './texts.service';

export const textsRoutes = createRouter()
  .get('/', declared(textsApi.list), async (c) => c.json(await texts.listTexts(c.var.ctx)))
  .post('/', declared(textsApi.add), async (c) =>
    c.json(await texts.addText(c.var.ctx, c.req.valid('json')), 201),
  )
  .put('/', declared(textsApi.order), async (c) =>
    c.json(await texts.orderTexts(c.var.ctx, c.req.valid('json').ids)),
  )
  .patch('/:id', declared(textsApi.change), async (c) =>
    c.json(await texts.changeText(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete('/:id', declared(textsApi.remove), async (c) => {
    await texts.deleteText(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'Deleted' });
  });
