import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { yardsApi } from './yards.api';
import * as yards from './yards.service';

export const yardsRoutes = createRouter()
  .get('/', declared(yardsApi.find), async (c) => c.json(await yards.getYard(c.var.ctx)))
  .patch('/', declared(yardsApi.save), async (c) =>
    c.json(await yards.saveYard(c.var.ctx, c.req.valid('json'))),
  );
