import { createRouter } from '../../http/app-env';
import { buyerDevice, rememberDevice } from '../../http/buyer-device';
import { csvResponse } from '../../http/csv';
import { declared } from '../../http/declared';
import { workspaceLanguageOf } from '../../http/language';
import { sendPage } from '../../http/paging';
import { assignLead } from './assign-lead.service';
import { changeLead } from './call-result.service';
import { createLead } from './create-lead.service';
import { exportLeads } from './export-leads';
import { leadsApi } from './leads.api';
import * as leads from './leads.service';
import { callList, leadsToday } from './leads-today.service';
import { mergeLeads } from './merge-leads.service';
import { deleteWrittenLead, writeLead } from './write-lead.service';

export const leadsRoutes = createRouter()
  .get('/', declared(leadsApi.list), async (c) =>
    sendPage(
      c,
      await leads.listLeads(c.var.unverified, { ...c.req.valid('query'), ...c.req.valid('header') }),
    ),
  )
  .post('/', declared(leadsApi.create), async (c) => {
    const device = buyerDevice(c);
    const receipt = await createLead(c.var.ctx, c.req.valid('json'), device);
    const response = c.json(receipt, 201);
    rememberDevice(c, response, device);
    return response;
  })
  .post('/hand-made', declared(leadsApi.write), async (c) =>
    c.json(await writeLead(c.var.ctx, c.req.valid('json'), workspaceLanguageOf(c)), 201),
  )
  .get('/export', declared(leadsApi.export), async (c) => {
    const ctx = c.var.ctx;
    const filter = { ...c.req.valid('query'), ...c.req.valid('header') };
    return csvResponse(exportLeads(ctx, filter), leads.exportName(ctx));
  })
  .get('/vehicles', declared(leadsApi.vehicles), async (c) => c.json(await leads.listVehicles(c.var.ctx)))
  .get('/call-list', declared(leadsApi.callList), async (c) => c.json(await callList(c.var.ctx)))
  .get('/today', declared(leadsApi.today), async (c) => c.json(await leadsToday(c.var.ctx)))
  .get('/:id', declared(leadsApi.get), async (c) =>
    c.json(await leads.getLead(c.var.ctx, c.req.valid('param').id)),
  )
  .patch('/:id', declared(leadsApi.change), async (c) =>
    c.json(await changeLead(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put('/:id/assignee', declared(leadsApi.assign), async (c) =>
    c.json(await assignLead(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete('/:id', declared(leadsApi.remove), async (c) => {
    await deleteWrittenLead(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'Lead deleted' });
  })
  .post('/:id/merge', declared(leadsApi.merge), async (c) =>
    c.json(await mergeLeads(c.var.ctx, c.req.valid('param').id, c.req.valid('json').otherId)),
  )
  .get('/:id/same-number', declared(leadsApi.sameNumber), async (c) =>
    c.json(await leads.listSameNumber(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/:id/offers', declared(leadsApi.offers), async (c) =>
    c.json(await leads.listOffers(c.var.ctx, c.req.valid('param').id)),
  );
