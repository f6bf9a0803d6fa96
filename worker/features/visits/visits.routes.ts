import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { sendPage } from '../../http/paging';
import { visitsApi } from './visits.api';
import { listVisits, updateVisit } from './visits.service';

export const visitsRoutes = createRouter()
  .get('/', declared(visitsApi.list), async (c) =>
    sendPage(c, await listVisits(c.var.unverified, c.req.valid('query'))),
  )
  .patch('/:id', declared(visitsApi.change), async (c) =>
    c.json(await updateVisit(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  );
