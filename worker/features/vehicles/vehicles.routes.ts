import {
  CreateVehicleInput,
  DescribeVehicleInput,
  UpdateOrderInput,
  UpdateVehicleInput,
  VehicleStatusInput,
  VisibilityInput,
} from '../../../schema/contracts/vehicles';
import { requireUser } from '../../context';
import { createRouter } from '../../http/app-env';
import { IdParam, PageQuery, sendPage } from '../../http/paging';
import { limitUse } from '../../http/rate-limit';
import { validate } from '../../http/validate';
import { createVehicle, relistVehicle } from './create-vehicle.service';
import { describeVehicle } from './describe.service';
import { updateOrder } from './order.service';
import * as vehicles from './vehicles.service';

const idParam = validate('param', IdParam);

export const vehiclesRoutes = createRouter()
  .get('/', validate('query', PageQuery), async (c) =>
    sendPage(c, await vehicles.listOwnVehicles(requireUser(c.var.ctx), c.req.valid('query'))),
  )
  .post('/', validate('json', CreateVehicleInput), async (c) =>
    c.json(await createVehicle(requireUser(c.var.ctx), c.req.valid('json')), 201),
  )
  .post('/generate-description', validate('json', DescribeVehicleInput), async (c) => {
    const ctx = requireUser(c.var.ctx);
    await limitUse(ctx, 'describeByAccount', ctx.actor.user.id);
    return c.json(await describeVehicle(ctx, c.req.valid('json')));
  })
  .post('/update-order', validate('json', UpdateOrderInput), async (c) => {
    await updateOrder(requireUser(c.var.ctx), c.req.valid('json'));
    return c.json({ message: 'Vehicle order saved successfully' });
  })
  .patch('/:id', idParam, validate('json', UpdateVehicleInput), async (c) =>
    c.json(
      await vehicles.updateVehicle(requireUser(c.var.ctx), c.req.valid('param').id, c.req.valid('json')),
    ),
  )
  .post('/:id/relist', idParam, async (c) =>
    c.json(await relistVehicle(requireUser(c.var.ctx), c.req.valid('param').id), 201),
  )
  .get('/:id', idParam, async (c) => c.json(await vehicles.getListing(c.var.ctx, c.req.valid('param').id)))
  .get('/:id/stats', idParam, async (c) =>
    c.json(await vehicles.getStats(c.var.ctx, c.req.valid('param').id)),
  )
  .patch('/:id/status', idParam, validate('json', VehicleStatusInput), async (c) => {
    const { status } = c.req.valid('json');
    return c.json(await vehicles.setStatus(requireUser(c.var.ctx), c.req.valid('param').id, status));
  })
  .patch('/:id/visibility', idParam, validate('json', VisibilityInput), async (c) => {
    const { showInProfile } = c.req.valid('json');
    return c.json(
      await vehicles.setVisibility(requireUser(c.var.ctx), c.req.valid('param').id, showInProfile),
    );
  })
  .delete('/:id', idParam, async (c) => {
    await vehicles.deleteVehicle(requireUser(c.var.ctx), c.req.valid('param').id);
    return c.json({ message: 'Vehicle deleted' });
  });
