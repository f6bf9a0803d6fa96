import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { sendPage } from '../../http/paging';
import { reportsApi } from './reports.api';
import { decideReport, hideListing, listReports } from './reports.service';

export const reportsRoutes = createRouter()
  .get('/reports', declared(reportsApi.list), async (c) =>
    sendPage(c, await listReports(c.var.ctx, c.req.valid('query'))),
  )
  .post('/reports', declared(reportsApi.hide), async (c) =>
    c.json(await hideListing(c.var.ctx, c.req.valid('json')), 201),
  )
  .patch('/reports/:id', declared(reportsApi.decide), async (c) =>
    c.json(await decideReport(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  );
