import { z } from 'zod';
import { ValidateGiftCodeInput } from '../../../schema/billing/gift-codes.input';
import { GiftCodeValidityDto } from '../../../schema/billing/gift-codes.output';
import { ConfirmPaymentInput, CreatePaymentInput, PlansQuery } from '../../../schema/billing/input';
import { InvoiceDto } from '../../../schema/billing/invoices.output';
import {
  CheckoutDto,
  PaymentDto,
  PaymentOptionsDto,
  PaymentStateDto,
  PlanCatalogueDto,
  WebhookReceivedDto,
} from '../../../schema/billing/output';
import { UpgradeRequestInput } from '../../../schema/billing/upgrade-requests.input';
import { UpgradeRequestDto } from '../../../schema/billing/upgrade-requests.output';
import { HOUR, named } from '../../http/limits';
import { IdParam, PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

const LIMITS = named({
  paymentByAccount: { by: 'account', limit: 60, windowMs: HOUR },
  upgradeByAccount: { by: 'account', limit: 20, windowMs: HOUR },
});

export const billingApi = {
  plans: route({
    method: 'get',
    path: '/api/subscription/plans',
    summary: 'The plans with their monthly prices in a currency.',
    access: 'anyone',
    query: PlansQuery,
    responses: { 200: PlanCatalogueDto },
  }),
  paymentOptions: route({
    method: 'get',
    path: '/api/subscription/payment-options',
    summary: 'How this server takes payments.',
    access: 'anyone',
    responses: { 200: PaymentOptionsDto },
  }),
  payments: route({
    method: 'get',
    path: '/api/subscription/payments',
    summary: "The person's payments, newest first.",
    access: 'person',
    ability: 'oneself',
    query: PageQuery,
    responses: { 200: z.array(PaymentDto) },
  }),
  invoice: route({
    method: 'get',
    path: '/api/subscription/payments/:id/invoice',
    summary: 'The invoice of a payment, as issued.',
    access: 'ownerOrOperator',
    ability: 'oneself',
    param: IdParam,
    responses: { 200: InvoiceDto },
  }),
  invoicePage: route({
    method: 'get',
    path: '/subscription/invoice/:id',
    summary: 'The same invoice as a printable page.',
    access: 'ownerOrOperator',
    ability: 'oneself',
    param: IdParam,
    responses: { 200: 'text/html' },
  }),
  createPayment: route({
    method: 'post',
    path: '/api/subscription/create-payment-intent',
    summary:
      'Starts a purchase. The server computes every amount; repeated requests with the same `Idempotency-Key` header are one purchase.',
    access: 'person',
    ability: 'oneself',
    json: CreatePaymentInput,
    limits: [LIMITS.paymentByAccount],
    responses: { 200: CheckoutDto },
  }),
  confirmPayment: route({
    method: 'post',
    path: '/api/subscription/confirm-payment',
    summary: 'Checks a payment with the provider and activates the plan once it is paid.',
    access: 'owner',
    ability: 'oneself',
    json: ConfirmPaymentInput,
    responses: { 200: PaymentStateDto },
  }),
  requestUpgrade: route({
    method: 'post',
    path: '/api/subscription/upgrade-request',
    summary: 'Requests a plan from the operators.',
    access: 'person',
    ability: 'oneself',
    json: UpgradeRequestInput,
    limits: [LIMITS.upgradeByAccount],
    responses: { 201: UpgradeRequestDto },
  }),
  validateCode: route({
    method: 'post',
    path: '/api/validate-gift-code',
    summary:
      'Checks a gift code and returns its discount. After ten wrong codes, further attempts are refused for ten minutes.',
    access: 'person',
    ability: 'oneself',
    json: ValidateGiftCodeInput,
    responses: { 200: GiftCodeValidityDto },
  }),
  validateGiftCode: route({
    method: 'post',
    path: '/api/gift-codes/validate',
    summary: 'The same at its alternative path.',
    access: 'person',
    ability: 'oneself',
    json: ValidateGiftCodeInput,
    responses: { 200: GiftCodeValidityDto },
  }),
  webhook: route({
    method: 'post',
    path: '/api/stripe/webhook',
    summary: "The payment provider's webhook. Each event is applied once, in any order.",
    access: 'provider',
    responses: { 200: WebhookReceivedDto },
  }),
  razorpayWebhook: route({
    method: 'post',
    path: '/api/razorpay/webhook',
    summary: "Razorpay's webhook. Each event is applied once, in any order.",
    access: 'provider',
    responses: { 200: WebhookReceivedDto },
  }),
};
