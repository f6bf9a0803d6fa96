import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { claimPayment, listNameable } from './claims.service';
import { upiApi } from './upi.api';

/** What payers say about their UPI payments. */
export const upiRoutes = createRouter()
  .get('/payments/nameable', declared(upiApi.nameable), async (c) => c.json(await listNameable(c.var.ctx)))
  .post('/payments/:id/claim', declared(upiApi.claim), async (c) =>
    c.json(await claimPayment(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  );
