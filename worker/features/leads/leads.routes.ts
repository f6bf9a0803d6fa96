import { CreateLeadInput, LeadFilter, UpdateLeadInput } from '../../../schema/contracts/leads';
import { requireUser } from '../../context';
import { createRouter } from '../../http/app-env';
import { csvResponse } from '../../http/csv';
import { IdParam, PageQuery, sendPage } from '../../http/paging';
import { validate } from '../../http/validate';
import { exportLeads } from './export-leads';
import * as work from './lead-work.service';
import { createLead } from './leads.service';

const idParam = validate('param', IdParam);

export const leadsRoutes = createRouter()
  .get('/', validate('query', PageQuery.extend(LeadFilter.shape)), async (c) =>
    sendPage(c, await work.listLeads(requireUser(c.var.ctx), c.req.valid('query'))),
  )
  .post('/', validate('json', CreateLeadInput), async (c) =>
    c.json(await createLead(c.var.ctx, c.req.valid('json')), 201),
  )
  .get('/export', validate('query', LeadFilter), async (c) => {
    const ctx = requireUser(c.var.ctx);
    return csvResponse(exportLeads(ctx, c.req.valid('query')), work.exportName(ctx));
  })
  .get('/vehicles', async (c) => c.json(await work.listVehicles(requireUser(c.var.ctx))))
  .get('/:id', idParam, async (c) =>
    c.json(await work.getLead(requireUser(c.var.ctx), c.req.valid('param').id)),
  )
  .patch('/:id', idParam, validate('json', UpdateLeadInput), async (c) =>
    c.json(await work.updateLead(requireUser(c.var.ctx), c.req.valid('param').id, c.req.valid('json'))),
  )
  .get('/:id/offers', idParam, async (c) =>
    c.json(await work.listOffers(requireUser(c.var.ctx), c.req.valid('param').id)),
  );
