import { createRouter } from '../../http/app-env';
import { csvResponse } from '../../http/csv';
import { declared } from '../../http/declared';
import { sendPage } from '../../http/paging';
import { exportLeads } from './export-leads';
import * as work from './lead-work.service';
import { leadsApi } from './leads.api';
import { createLead } from './leads.service';

export const leadsRoutes = createRouter()
  .get('/', declared(leadsApi.list), async (c) =>
    sendPage(c, await work.listLeads(c.var.ctx, { ...c.req.valid('query'), ...c.req.valid('header') })),
  )
  .post('/', declared(leadsApi.create), async (c) =>
    c.json(await createLead(c.var.ctx, c.req.valid('json')), 201),
  )
  .get('/export', declared(leadsApi.export), async (c) => {
    const ctx = c.var.ctx;
    const filter = { ...c.req.valid('query'), ...c.req.valid('header') };
    return csvResponse(exportLeads(ctx, filter), work.exportName(ctx));
  })
  .get('/vehicles', declared(leadsApi.vehicles), async (c) => c.json(await work.listVehicles(c.var.ctx)))
  .get('/:id', declared(leadsApi.get), async (c) =>
    c.json(await work.getLead(c.var.ctx, c.req.valid('param').id)),
  )
  .patch('/:id', declared(leadsApi.change), async (c) =>
    c.json(await work.updateLead(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .get('/:id/offers', declared(leadsApi.offers), async (c) =>
    c.json(await work.listOffers(c.var.ctx, c.req.valid('param').id)),
  );
