import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { sendPage } from '../../http/paging';
import { priceAlertsApi } from './price-alerts.api';
import { listPriceAlerts, markTold } from './price-alerts.service';

export const priceAlertsRoutes = createRouter()
  .get('/', declared(priceAlertsApi.list), async (c) =>
    sendPage(c, await listPriceAlerts(c.var.ctx, c.req.valid('query'))),
  )
  .patch('/:id', declared(priceAlertsApi.change), async (c) => {
    await markTold(c.var.ctx, c.req.valid('param').id, c.req.valid('json').status);
    return c.json({ message: 'Remembered' });
  });
