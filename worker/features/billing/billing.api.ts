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
import { IdParam, PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

export const billingApi = {
  plans: route({
    method: 'get',
    path: '/api/subscription/plans',
    summary: "The plans, with a month's prices in a currency.",
    access: 'anyone',
    query: PlansQuery,
    responses: { 200: PlanCatalogueDto },
  }),
  paymentOptions: route({
    method: 'get',
    path: '/api/subscription/payment-options',
    summary: 'How payments are taken here.',
    access: 'anyone',
    responses: { 200: PaymentOptionsDto },
  }),
  payments: route({
    method: 'get',
    path: '/api/subscription/payments',
    summary: "The person's payments, newest first.",
    access: 'person',
    query: PageQuery,
    responses: { 200: z.array(PaymentDto) },
  }),
  invoice: route({
    method: 'get',
    path: '/api/subscription/payments/:id/invoice',
    summary: 'The invoice of a payment, as it was on its day.',
    access: 'ownerOrOperator',
    param: IdParam,
    responses: { 200: InvoiceDto },
  }),
  invoicePage: route({
    method: 'get',
    path: '/subscription/invoice/:id',
    summary: 'The same as a page, to print.',
    access: 'ownerOrOperator',
    param: IdParam,
    responses: { 200: 'text/html' },
  }),
  createPayment: route({
    method: 'post',
    path: '/api/subscription/create-payment-intent',
    summary:
      'Begins a purchase. The server computes every amount; the header `Idempotency-Key` makes a repetition the same one.',
    access: 'person',
    json: CreatePaymentInput,
    limits: ['paymentByAccount'],
    responses: { 200: CheckoutDto },
  }),
  confirmPayment: route({
    method: 'post',
    path: '/api/subscription/confirm-payment',
    summary: 'Asks the provider how a payment stands, and gives the plan once it has arrived.',
    access: 'owner',
    json: ConfirmPaymentInput,
    responses: { 200: PaymentStateDto },
  }),
  requestUpgrade: route({
    method: 'post',
    path: '/api/subscription/upgrade-request',
    summary: 'Asks the operators for a plan.',
    access: 'person',
    json: UpgradeRequestInput,
    limits: ['upgradeByAccount'],
    responses: { 201: UpgradeRequestDto },
  }),
  validateCode: route({
    method: 'post',
    path: '/api/validate-gift-code',
    summary: 'What a gift code is worth. Ten wrong ones lock the next for ten minutes.',
    access: 'person',
    json: ValidateGiftCodeInput,
    responses: { 200: GiftCodeValidityDto },
  }),
  validateGiftCode: route({
    method: 'post',
    path: '/api/gift-codes/validate',
    summary: 'The same under its other address.',
    access: 'person',
    json: ValidateGiftCodeInput,
    responses: { 200: GiftCodeValidityDto },
  }),
  webhook: route({
    method: 'post',
    path: '/api/stripe/webhook',
    summary: "The payment provider's own calls. Each event acts once, in any order.",
    access: 'provider',
    responses: { 200: WebhookReceivedDto },
  }),
};
