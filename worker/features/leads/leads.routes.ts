import { CreateLeadInput } from '../../../schema/contracts/leads';
import { requireUser } from '../../context';
import { createRouter } from '../../http/app-env';
import { PageQuery, sendPage } from '../../http/paging';
import { validate } from '../../http/validate';
import * as leads from './leads.service';

export const leadsRoutes = createRouter()
  .get('/', validate('query', PageQuery), async (c) =>
    sendPage(c, await leads.listLeads(requireUser(c.var.ctx), c.req.valid('query'))),
  )
  .post('/', validate('json', CreateLeadInput), async (c) =>
    c.json(await leads.createLead(c.var.ctx, c.req.valid('json')), 201),
  );
