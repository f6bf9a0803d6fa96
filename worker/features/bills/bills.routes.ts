import { createRouter } from '../../http/app-env';
import { csvResponse } from '../../http/csv';
import { declared } from '../../http/declared';
import { billsApi } from './bills.api';
import * as bills from './bills.service';
import { monthFile } from './month-file';

export const billsRoutes = createRouter()
  .get('/', declared(billsApi.start), async (c) => c.json(await bills.startBill(c.var.ctx)))
  .post('/', declared(billsApi.create), async (c) =>
    c.json(await bills.createBill(c.var.ctx, c.req.valid('json')), 201),
  )
  .get('/months/:month', declared(billsApi.month), (c) => {
    const { month } = c.req.valid('param');
    return csvResponse(monthFile(c.var.ctx, month), `bills-${month}.csv`);
  });
