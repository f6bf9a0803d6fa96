import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { claimPayment } from './claims.service';
import { upiApi } from './upi.api';

/** What payers say about their UPI payments. */
export const upiRoutes = createRouter().post('/payments/:id/claim', declared(upiApi.claim), async (c) =>
  c.json(await claimPayment(c.var.ctx, c.req.valid('param').id, c.req.valid('json').utr)),
);
