import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { sendPage } from '../../http/paging';
import { rcApi } from './rc.api';
import * as requests from './rc-requests.service';

export const rcRequestsRoutes = createRouter()
  .get('/', declared(rcApi.listRequests), async (c) =>
    sendPage(c, await requests.listRcRequests(c.var.ctx, c.req.valid('query'))),
  )
  .patch('/:id', declared(rcApi.decide), async (c) =>
    c.json(await requests.decideRcRequest(c.var.ctx, c.req.valid('param').id, c.req.valid('json').status)),
  );

/** The viewer's own request, below a vehicle's path. */
export const vehicleRcRequestsRoutes = createRouter()
  .get('/:id/rc-requests', declared(rcApi.ownRequest), async (c) =>
    c.json(await requests.findOwnRequest(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/:id/rc-requests', declared(rcApi.request), async (c) =>
    c.json(await requests.requestRc(c.var.ctx, c.req.valid('param').id), 201),
  );
