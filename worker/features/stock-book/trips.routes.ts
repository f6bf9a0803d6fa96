import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { workspaceLanguageOf } from '../../http/language';
import { tripsApi } from './trips.api';
import * as trips from './trips.service';

export const tripsRoutes = createRouter()
  .get('/', declared(tripsApi.codes), async (c) => c.json(await trips.listCodes(c.var.ctx)))
  .get('/:id', declared(tripsApi.get), async (c) =>
    c.json(await trips.getTrips(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/:id/out', declared(tripsApi.out), async (c) =>
    c.json(
      await trips.goOut(c.var.ctx, c.req.valid('param').id, c.req.valid('json'), workspaceLanguageOf(c)),
    ),
  )
  .post('/:id/back', declared(tripsApi.back), async (c) =>
    c.json(await trips.comeBack(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  );
