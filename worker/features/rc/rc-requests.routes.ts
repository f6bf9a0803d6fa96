import { RcDecisionInput } from '../../../schema/contracts/rc';
import { requireUser } from '../../context';
import { createRouter } from '../../http/app-env';
import { IdParam, PageQuery, sendPage } from '../../http/paging';
import { validate } from '../../http/validate';
import * as requests from './rc-requests.service';

const idParam = validate('param', IdParam);

export const rcRequestsRoutes = createRouter()
  .get('/', validate('query', PageQuery), async (c) =>
    sendPage(c, await requests.listRcRequests(requireUser(c.var.ctx), c.req.valid('query'))),
  )
  .patch('/:id', idParam, validate('json', RcDecisionInput), async (c) =>
    c.json(
      await requests.decideRcRequest(
        requireUser(c.var.ctx),
        c.req.valid('param').id,
        c.req.valid('json').status,
      ),
    ),
  );

/** Below a vehicle: the viewer's own request. */
export const vehicleRcRequestsRoutes = createRouter()
  .get('/:id/rc-requests', idParam, async (c) =>
    c.json(await requests.findOwnRequest(requireUser(c.var.ctx), c.req.valid('param').id)),
  )
  .post('/:id/rc-requests', idParam, async (c) =>
    c.json(await requests.requestRc(requireUser(c.var.ctx), c.req.valid('param').id), 201),
  );
