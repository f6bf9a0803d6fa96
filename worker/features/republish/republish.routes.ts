import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { sendPage } from '../../http/paging';
import { republishVehicle } from './create-republished.service';
import { republishApi } from './republish.api';
import * as republish from './republish.service';
import * as control from './republish-control.service';

/** The republisher's routes, and the page that buyers open. */
export const republishedRoutes = createRouter()
  .get('/', declared(republishApi.list), async (c) =>
    sendPage(c, await republish.listRepublished(c.var.unverified, c.req.valid('query'))),
  )
  .post('/', declared(republishApi.create), async (c) =>
    c.json(await republishVehicle(c.var.ctx, c.req.valid('json')), 201),
  )
  .get('/:id', declared(republishApi.get), async (c) =>
    c.json(await republish.getRepublishedListing(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/:id/stats', declared(republishApi.stats), async (c) =>
    c.json(await republish.getRepublishedStats(c.var.ctx, c.req.valid('param').id)),
  )
  .patch('/:id', declared(republishApi.change), async (c) =>
    c.json(await republish.updateRepublished(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete('/:id', declared(republishApi.withdraw), async (c) => {
    await republish.withdrawRepublished(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'Republished vehicle removed' });
  });

/** An owner's incoming requests. */
export const republishRequestsRoutes = createRouter()
  .get('/', declared(republishApi.listRequests), async (c) =>
    sendPage(c, await control.listRepublishRequests(c.var.ctx, c.req.valid('query'))),
  )
  .patch('/:id', declared(republishApi.decide), async (c) =>
    c.json(
      await control.decideRepublishRequest(c.var.ctx, c.req.valid('param').id, c.req.valid('json').status),
    ),
  );

/** Below a vehicle's path: the viewer's status and request, and the owner's list of republishers. */
export const vehicleRepublishRoutes = createRouter()
  .get('/:id/republish-requests', declared(republishApi.standing), async (c) =>
    c.json(await control.getStanding(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/:id/republish-requests', declared(republishApi.request), async (c) =>
    c.json(await control.requestRepublish(c.var.ctx, c.req.valid('param').id), 201),
  )
  .get('/:id/republished', declared(republishApi.listRepublishers), async (c) =>
    c.json(await control.listRepublishers(c.var.ctx, c.req.valid('param').id)),
  )
  .delete('/:id/republished/:republishedId', declared(republishApi.cutOff), async (c) => {
    const { id, republishedId } = c.req.valid('param');
    await control.cutOffRepublisher(c.var.ctx, id, republishedId);
    return c.json({ message: 'The page has ended' });
  });
