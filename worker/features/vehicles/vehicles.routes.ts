import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { sendPage } from '../../http/paging';
import { setAnswerer } from './answerer.service';
import { createVehicle, relistVehicle } from './create-vehicle.service';
import { describeVehicle } from './describe.service';
import { getDeskVehicle } from './desk.service';
import { findVehicles } from './find.service';
import { importChanges } from './import.service';
import { updateOrder } from './order.service';
import { setPrice } from './price.service';
import * as sale from './sale.service';
import { vehiclesApi } from './vehicles.api';
import * as vehicles from './vehicles.service';
import * as yard from './yard.service';

export const vehiclesRoutes = createRouter()
  .get('/', declared(vehiclesApi.list), async (c) =>
    sendPage(c, await vehicles.listOwnVehicles(c.var.unverified, c.req.valid('query'))),
  )
  .get('/counts', declared(vehiclesApi.counts), async (c) =>
    c.json(await vehicles.countListings(c.var.unverified)),
  )
  .get('/yard', declared(vehiclesApi.yard), async (c) =>
    sendPage(c, await yard.listYard(c.var.ctx, c.req.valid('query'))),
  )
  .get('/find', declared(vehiclesApi.find), async (c) =>
    c.json(await findVehicles(c.var.ctx, c.req.valid('header').search)),
  )
  .post('/', declared(vehiclesApi.create), async (c) =>
    c.json(await createVehicle(c.var.ctx, c.req.valid('json')), 201),
  )
  .post('/generate-description', declared(vehiclesApi.describe), async (c) =>
    c.json(await describeVehicle(c.var.ctx, c.req.valid('json'))),
  )
  .post('/update-order', declared(vehiclesApi.updateOrder), async (c) => {
    await updateOrder(c.var.ctx, c.req.valid('json'));
    return c.json({ message: 'Vehicle order saved successfully' });
  })
  .post('/imports', declared(vehiclesApi.importChanges), async (c) =>
    c.json(await importChanges(c.var.ctx, c.req.valid('json'))),
  )
  .patch('/:id', declared(vehiclesApi.change), async (c) =>
    c.json(await vehicles.updateVehicle(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post('/:id/relist', declared(vehiclesApi.relist), async (c) =>
    c.json(await relistVehicle(c.var.ctx, c.req.valid('param').id), 201),
  )
  .get('/:id', declared(vehiclesApi.get), async (c) =>
    c.json(await vehicles.getListing(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/:id/stats', declared(vehiclesApi.stats), async (c) =>
    c.json(await vehicles.getStats(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/:id/desk', declared(vehiclesApi.desk), async (c) =>
    c.json(await getDeskVehicle(c.var.unverified, c.req.valid('param').id)),
  )
  .patch('/:id/status', declared(vehiclesApi.setStatus), async (c) => {
    return c.json(await sale.setStatus(c.var.ctx, c.req.valid('param').id, c.req.valid('json')));
  })
  .post('/:id/undo-sold', declared(vehiclesApi.undoSold), async (c) =>
    c.json(await sale.undoSold(c.var.ctx, c.req.valid('param').id)),
  )
  .patch('/:id/visibility', declared(vehiclesApi.setVisibility), async (c) => {
    const { showInProfile } = c.req.valid('json');
    return c.json(await vehicles.setVisibility(c.var.ctx, c.req.valid('param').id, showInProfile));
  })
  .post('/:id/photos', declared(vehiclesApi.addPhotos), async (c) =>
    c.json(await yard.addPhotos(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .patch('/:id/price', declared(vehiclesApi.lowerPrice), async (c) =>
    c.json(await setPrice(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put('/:id/answerer', declared(vehiclesApi.setAnswerer), async (c) =>
    c.json(await setAnswerer(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete('/:id', declared(vehiclesApi.remove), async (c) => {
    await vehicles.deleteVehicle(c.var.ctx, c.req.valid('param').id);
    return c.json({ message: 'Vehicle deleted' });
  });
