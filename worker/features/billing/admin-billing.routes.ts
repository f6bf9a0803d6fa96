import { RefundInput, UserPlanInput } from '../../../schema/contracts/billing';
import { CreateGiftCodeInput } from '../../../schema/contracts/gift-codes';
import { Id } from '../../../schema/contracts/text';
import { UpgradeRequestChange, UpgradeRequestsQuery } from '../../../schema/contracts/upgrade-requests';
import { requireAdmin, requireUser } from '../../context';
import { createRouter } from '../../http/app-env';
import { IdParam, PageQuery, sendPage } from '../../http/paging';
import { validate } from '../../http/validate';
import { createGiftCode, listGiftCodes } from './gift-codes.service';
import { listAllPayments } from './payments.service';
import { setUserPlan } from './plans.service';
import { refundPayment } from './refunds.service';
import { changeUpgradeRequest, listUpgradeRequests } from './upgrade-requests.service';

const idParam = validate('param', IdParam);
const PaymentsQuery = PageQuery.extend({ userId: Id.optional() });
const RequestsQuery = PageQuery.extend(UpgradeRequestsQuery.shape);

/** What operators do about plans and money. */
export const adminBillingRoutes = createRouter()
  .get('/check', (c) => c.json({ isAdmin: requireUser(c.var.ctx).actor.user.isAdmin }))
  .get('/gift-codes', validate('query', PageQuery), async (c) =>
    sendPage(c, await listGiftCodes(requireAdmin(c.var.ctx), c.req.valid('query'))),
  )
  .post('/gift-codes', validate('json', CreateGiftCodeInput), async (c) =>
    c.json(await createGiftCode(requireAdmin(c.var.ctx), c.req.valid('json')), 201),
  )
  .get('/upgrade-requests', validate('query', RequestsQuery), async (c) =>
    sendPage(c, await listUpgradeRequests(requireAdmin(c.var.ctx), c.req.valid('query'))),
  )
  .patch('/upgrade-requests/:id', idParam, validate('json', UpgradeRequestChange), async (c) =>
    c.json(await changeUpgradeRequest(requireAdmin(c.var.ctx), c.req.valid('param').id, c.req.valid('json'))),
  )
  .post('/user-plan', validate('json', UserPlanInput), async (c) =>
    c.json(await setUserPlan(requireAdmin(c.var.ctx), c.req.valid('json'))),
  )
  .get('/payments', validate('query', PaymentsQuery), async (c) =>
    sendPage(c, await listAllPayments(requireAdmin(c.var.ctx), c.req.valid('query'))),
  )
  .post('/payments/:id/refund', idParam, validate('json', RefundInput), async (c) =>
    c.json(await refundPayment(requireAdmin(c.var.ctx), c.req.valid('param').id, c.req.valid('json').reason)),
  );
