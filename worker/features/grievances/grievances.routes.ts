import { createRouter } from '../../http/app-env';
import { csvResponse } from '../../http/csv';
import { declared } from '../../http/declared';
import { sendPage } from '../../http/paging';
import * as desk from './desk.service';
import { grievancesApi } from './grievances.api';
import { monthReport } from './month-report';

export const grievancesRoutes = createRouter()
  .get('/grievances', declared(grievancesApi.list), async (c) =>
    sendPage(c, await desk.listGrievances(c.var.ctx, c.req.valid('query'))),
  )
  .post('/grievances', declared(grievancesApi.record), async (c) =>
    c.json(await desk.recordGrievance(c.var.ctx, c.req.valid('json')), 201),
  )
  .get('/grievances/:id', declared(grievancesApi.one), async (c) =>
    c.json(await desk.getGrievance(c.var.ctx, c.req.valid('param').id)),
  )
  .patch('/grievances/:id', declared(grievancesApi.decide), async (c) =>
    c.json(await desk.decideGrievance(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .get('/grievance-months/:month', declared(grievancesApi.month), (c) => {
    const { month } = c.req.valid('param');
    return csvResponse(monthReport(c.var.ctx, month), `complaints-${month}.csv`);
  });
