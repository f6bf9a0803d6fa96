import { z } from 'zod';
import {
  RepublishDecisionInput,
  RepublishFormInput,
  RepublishInput,
} from '../../../schema/contracts/republish';
import { Id } from '../../../schema/contracts/text';
import { requireUser } from '../../context';
import { createRouter } from '../../http/app-env';
import { IdParam, PageQuery, sendPage } from '../../http/paging';
import { validate } from '../../http/validate';
import { republishVehicle } from './create-republished.service';
import * as republish from './republish.service';
import * as control from './republish-control.service';

const idParam = validate('param', IdParam);

/** The republisher's side, and the page that buyers open. */
export const republishedRoutes = createRouter()
  .get('/', validate('query', PageQuery), async (c) =>
    sendPage(c, await republish.listRepublished(requireUser(c.var.ctx), c.req.valid('query'))),
  )
  .post('/', validate('json', RepublishInput), async (c) =>
    c.json(await republishVehicle(requireUser(c.var.ctx), c.req.valid('json')), 201),
  )
  .get('/:id', idParam, async (c) =>
    c.json(await republish.getRepublishedListing(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/:id/stats', idParam, async (c) =>
    c.json(await republish.getRepublishedStats(c.var.ctx, c.req.valid('param').id)),
  )
  .patch('/:id', idParam, validate('json', RepublishFormInput), async (c) =>
    c.json(
      await republish.updateRepublished(requireUser(c.var.ctx), c.req.valid('param').id, c.req.valid('json')),
    ),
  )
  .delete('/:id', idParam, async (c) => {
    await republish.withdrawRepublished(requireUser(c.var.ctx), c.req.valid('param').id);
    return c.json({ message: 'Republished vehicle removed' });
  });

/** What the owner is asked. */
export const republishRequestsRoutes = createRouter()
  .get('/', validate('query', PageQuery), async (c) =>
    sendPage(c, await control.listRepublishRequests(requireUser(c.var.ctx), c.req.valid('query'))),
  )
  .patch('/:id', idParam, validate('json', RepublishDecisionInput), async (c) =>
    c.json(
      await control.decideRepublishRequest(
        requireUser(c.var.ctx),
        c.req.valid('param').id,
        c.req.valid('json').status,
      ),
    ),
  );

/** Below a vehicle: the viewer's standing and request, the owner's republishers. */
export const vehicleRepublishRoutes = createRouter()
  .get('/:id/republish-requests', idParam, async (c) =>
    c.json(await control.getStanding(requireUser(c.var.ctx), c.req.valid('param').id)),
  )
  .post('/:id/republish-requests', idParam, async (c) =>
    c.json(await control.requestRepublish(requireUser(c.var.ctx), c.req.valid('param').id), 201),
  )
  .get('/:id/republished', idParam, async (c) =>
    c.json(await control.listRepublishers(requireUser(c.var.ctx), c.req.valid('param').id)),
  )
  .delete(
    '/:id/republished/:republishedId',
    validate('param', z.object({ id: Id, republishedId: Id })),
    async (c) => {
      const { id, republishedId } = c.req.valid('param');
      await control.cutOffRepublisher(requireUser(c.var.ctx), id, republishedId);
      return c.json({ message: 'The page has ended' });
    },
  );
