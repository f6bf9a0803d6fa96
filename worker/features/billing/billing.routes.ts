import {
  ConfirmPaymentInput,
  CreatePaymentInput,
  IdempotencyKey,
  PlansQuery,
} from '../../../schema/contracts/billing';
import { ValidateGiftCodeInput } from '../../../schema/contracts/gift-codes';
import { UpgradeRequestInput } from '../../../schema/contracts/upgrade-requests';
import { AppError } from '../../../schema/errors';
import { type Ctx, requireUser } from '../../context';
import { type AppContext, createRouter } from '../../http/app-env';
import { IdParam, PageQuery, sendPage } from '../../http/paging';
import { limitUse } from '../../http/rate-limit';
import { validate } from '../../http/validate';
import { getPaymentOptions, getPlans } from './catalogue.service';
import { createPayment } from './checkout.service';
import { validateGiftCode } from './gift-codes.service';
import { getInvoice } from './invoices.service';
import { listPayments } from './payments.service';
import { confirmPayment, receiveWebhook } from './settle.service';
import { requestUpgrade } from './upgrade-requests.service';

function idempotencyKey(c: AppContext): string | null {
  const given = c.req.header('idempotency-key');
  if (given === undefined) return null;
  const key = IdempotencyKey.safeParse(given);
  if (!key.success) throw new AppError('invalid', 'Invalid idempotency key');
  return key.data;
}

export const billingRoutes = createRouter()
  .get('/plans', validate('query', PlansQuery), (c) => c.json(getPlans(c.req.valid('query').currency)))
  .get('/payment-options', (c) => c.json(getPaymentOptions(c.var.ctx)))
  .get('/payments', validate('query', PageQuery), async (c) =>
    sendPage(c, await listPayments(requireUser(c.var.ctx), c.req.valid('query'))),
  )
  .get('/payments/:id/invoice', validate('param', IdParam), async (c) =>
    c.json(await getInvoice(requireUser(c.var.ctx), c.req.valid('param').id)),
  )
  .post('/create-payment-intent', validate('json', CreatePaymentInput), async (c) => {
    const ctx = requireUser(c.var.ctx);
    await limitUse(ctx, 'paymentByAccount', ctx.actor.user.id);
    return c.json(await createPayment(ctx, c.req.valid('json'), idempotencyKey(c)));
  })
  .post('/confirm-payment', validate('json', ConfirmPaymentInput), async (c) =>
    c.json(await confirmPayment(requireUser(c.var.ctx), c.req.valid('json').paymentIntentId)),
  )
  .post('/upgrade-request', validate('json', UpgradeRequestInput), async (c) => {
    const ctx = requireUser(c.var.ctx);
    await limitUse(ctx, 'upgradeByAccount', ctx.actor.user.id);
    return c.json(await requestUpgrade(ctx, c.req.valid('json')), 201);
  });

const codeInput = validate('json', ValidateGiftCodeInput);
const answerCode = async (ctx: Ctx, code: string) => validateGiftCode(requireUser(ctx), code);

/** Two addresses were seen for this; both are here, with one answer (DECISIONS.md). */
export const giftCodeRoutes = createRouter()
  .post('/validate-gift-code', codeInput, async (c) =>
    c.json(await answerCode(c.var.ctx, c.req.valid('json').code)),
  )
  .post('/gift-codes/validate', codeInput, async (c) =>
    c.json(await answerCode(c.var.ctx, c.req.valid('json').code)),
  );

/** The provider's own calls: without session and origin, by signature alone. */
export const webhookRoutes = createRouter().post('/webhook', async (c) => {
  await receiveWebhook(c.var.ctx, await c.req.text(), c.req.raw.headers);
  return c.json({ received: true });
});
