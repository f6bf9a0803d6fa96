import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { papersReadyApi } from './papers-ready.api';
import { statePaper } from './papers-ready.service';

export const papersReadyRoutes = createRouter().patch('/:id', declared(papersReadyApi.state), async (c) =>
  c.json(await statePaper(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
);
