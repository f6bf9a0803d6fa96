import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { workspaceLanguageOf } from '../../http/language';
import { sendPage } from '../../http/paging';
import { wantsApi } from './wants.api';
import * as wants from './wants.service';

export const wantsRoutes = createRouter()
  .get('/', declared(wantsApi.list), async (c) =>
    sendPage(c, await wants.listWants(c.var.ctx, c.req.valid('query'))),
  )
  .post('/', declared(wantsApi.keep), async (c) =>
    c.json(await wants.keepWaiting(c.var.ctx, c.req.valid('json'), workspaceLanguageOf(c)), 201),
  )
  .get('/for/:id', declared(wantsApi.matching), async (c) =>
    c.json(await wants.listMatching(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/vehicles/:id', declared(wantsApi.wanted), async (c) =>
    c.json(await wants.listWanted(c.var.ctx, c.req.valid('param').id)),
  )
  .patch('/:id', declared(wantsApi.told), async (c) => {
    await wants.rememberTold(c.var.ctx, c.req.valid('param').id, c.req.valid('json').vehicleId);
    return c.json({ message: 'Remembered' });
  })
  .delete('/:id', declared(wantsApi.remove), async (c) => {
    await wants.stopWaiting(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'The buyer no longer waits' });
  });
