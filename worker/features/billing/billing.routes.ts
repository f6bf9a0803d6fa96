import { IdempotencyKey } from '../../../schema/billing/input';
import { AppError } from '../../../schema/common/errors';
import { createRouter } from '../../http/app-env';
import { declared } from '../../http/declared';
import { sendPage } from '../../http/paging';
import { billingApi } from './billing.api';
import { getPaymentOptions, getPlans } from './catalogue.service';
import { createPayment } from './checkout.service';
import { validateGiftCode } from './gift-codes.service';
import { getInvoice } from './invoices.service';
import { listPayments } from './payments.service';
import { confirmPayment, receiveWebhook } from './settle.service';
import { requestUpgrade } from './upgrade-requests.service';

function idempotencyKey(given: string | undefined): string | null {
  if (given === undefined) return null;
  const key = IdempotencyKey.safeParse(given);
  if (!key.success) throw new AppError('idempotency_key_invalid');
  return key.data;
}

export const billingRoutes = createRouter()
  .get('/plans', declared(billingApi.plans), (c) => c.json(getPlans(c.req.valid('query').currency)))
  .get('/payment-options', declared(billingApi.paymentOptions), (c) => c.json(getPaymentOptions(c.var.ctx)))
  .get('/payments', declared(billingApi.payments), async (c) =>
    sendPage(c, await listPayments(c.var.ctx, c.req.valid('query'))),
  )
  .get('/payments/:id/invoice', declared(billingApi.invoice), async (c) =>
    c.json(await getInvoice(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/create-payment-intent', declared(billingApi.createPayment), async (c) =>
    c.json(
      await createPayment(c.var.ctx, c.req.valid('json'), idempotencyKey(c.req.header('idempotency-key'))),
    ),
  )
  .post('/confirm-payment', declared(billingApi.confirmPayment), async (c) =>
    c.json(await confirmPayment(c.var.ctx, c.req.valid('json').paymentIntentId)),
  )
  .post('/upgrade-request', declared(billingApi.requestUpgrade), async (c) =>
    c.json(await requestUpgrade(c.var.ctx, c.req.valid('json')), 201),
  );

/** The specification has two addresses for this; both exist, with the same response. */
export const giftCodeRoutes = createRouter()
  .post('/validate-gift-code', declared(billingApi.validateCode), async (c) =>
    c.json(await validateGiftCode(c.var.ctx, c.req.valid('json').code)),
  )
  .post('/gift-codes/validate', declared(billingApi.validateGiftCode), async (c) =>
    c.json(await validateGiftCode(c.var.ctx, c.req.valid('json').code)),
  );

/** The providers' calls: no session and no origin, authenticated by signature only. */
export const webhookRoutes = createRouter().post('/webhook', declared(billingApi.webhook), async (c) => {
  await receiveWebhook(c.var.ctx, ['stripe', 'demo'], await c.req.text(), c.req.raw.headers);
  return c.json({ received: true });
});
export const razorpayRoutes = createRouter().post(
  '/webhook',
  declared(billingApi.razorpayWebhook),
  async (c) => {
    await receiveWebhook(c.var.ctx, ['razorpay'], await c.req.text(), c.req.raw.headers);
    return c.json({ received: true });
  },
);
