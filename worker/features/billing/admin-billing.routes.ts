import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { sendPage } from '../../http/paging';
import { adminBillingApi } from './admin-billing.api';
import { createGiftCode, listGiftCodes } from './gift-codes.service';
import { listAllPayments } from './payments.service';
import { setUserPlan } from './plans.service';
import { refundPayment } from './refunds.service';
import { changeUpgradeRequest, listUpgradeRequests } from './upgrade-requests.service';

/** What operators can do about plans and payments. */
export const adminBillingRoutes = createRouter()
  .get('/check', declared(adminBillingApi.check), (c) => c.json({ isAdmin: c.var.ctx.actor.user.isAdmin }))
  .get('/gift-codes', declared(adminBillingApi.listGiftCodes), async (c) =>
    sendPage(c, await listGiftCodes(c.var.ctx, c.req.valid('query'))),
  )
  .post('/gift-codes', declared(adminBillingApi.createGiftCode), async (c) =>
    c.json(await createGiftCode(c.var.ctx, c.req.valid('json')), 201),
  )
  .get('/upgrade-requests', declared(adminBillingApi.listUpgradeRequests), async (c) =>
    sendPage(c, await listUpgradeRequests(c.var.ctx, c.req.valid('query'))),
  )
  .patch('/upgrade-requests/:id', declared(adminBillingApi.changeUpgradeRequest), async (c) =>
    c.json(await changeUpgradeRequest(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post('/user-plan', declared(adminBillingApi.setUserPlan), async (c) =>
    c.json(await setUserPlan(c.var.ctx, c.req.valid('json'))),
  )
  .get('/payments', declared(adminBillingApi.listPayments), async (c) =>
    sendPage(c, await listAllPayments(c.var.ctx, c.req.valid('query'))),
  )
  .post('/payments/:id/refund', declared(adminBillingApi.refund), async (c) =>
    c.json(await refundPayment(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  );
