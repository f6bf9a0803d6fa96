import { ListingRef } from '../../../schema/contracts/vehicles';
import { createRouter } from '../../http/app-env';
import { validate } from '../../http/validate';
import { recordView } from './views.service';

export const viewsRoutes = createRouter().post('/', validate('json', ListingRef), async (c) =>
  c.json(await recordView(c.var.ctx, c.req.valid('json'))),
);
