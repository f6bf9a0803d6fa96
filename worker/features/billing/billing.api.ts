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
    does: "The plans, with a month's prices in a currency.",
    who: 'anyone',
    query: PlansQuery,
    answers: { 200: PlanCatalogueDto },
  }),
  paymentOptions: route({
    method: 'get',
    path: '/api/subscription/payment-options',
    does: 'How payments are taken here.',
    who: 'anyone',
    answers: { 200: PaymentOptionsDto },
  }),
  payments: route({
    method: 'get',
    path: '/api/subscription/payments',
    does: "The person's payments, newest first.",
    who: 'person',
    query: PageQuery,
    answers: { 200: z.array(PaymentDto) },
  }),
  invoice: route({
    method: 'get',
    path: '/api/subscription/payments/:id/invoice',
    does: 'The invoice of a payment, as it was on its day.',
    who: 'ownerOrOperator',
    param: IdParam,
    answers: { 200: InvoiceDto },
  }),
  invoicePage: route({
    method: 'get',
    path: '/subscription/invoice/:id',
    does: 'The same as a page, to print.',
    who: 'ownerOrOperator',
    param: IdParam,
    answers: { 200: 'text/html' },
  }),
  createPayment: route({
    method: 'post',
    path: '/api/subscription/create-payment-intent',
    does: 'Begins a purchase. The server computes every amount; the header `Idempotency-Key` makes a repetition the same one.',
    who: 'person',
    json: CreatePaymentInput,
    limits: ['paymentByAccount'],
    answers: { 200: CheckoutDto },
  }),
  confirmPayment: route({
    method: 'post',
    path: '/api/subscription/confirm-payment',
    does: 'Asks the provider how a payment stands, and gives the plan once it has arrived.',
    who: 'owner',
    json: ConfirmPaymentInput,
    answers: { 200: PaymentStateDto },
  }),
  requestUpgrade: route({
    method: 'post',
    path: '/api/subscription/upgrade-request',
    does: 'Asks the operators for a plan.',
    who: 'person',
    json: UpgradeRequestInput,
    limits: ['upgradeByAccount'],
    answers: { 201: UpgradeRequestDto },
  }),
  validateCode: route({
    method: 'post',
    path: '/api/validate-gift-code',
    does: 'What a gift code is worth. Ten wrong ones lock the next for ten minutes.',
    who: 'person',
    json: ValidateGiftCodeInput,
    answers: { 200: GiftCodeValidityDto },
  }),
  validateGiftCode: route({
    method: 'post',
    path: '/api/gift-codes/validate',
    does: 'The same under its other address.',
    who: 'person',
    json: ValidateGiftCodeInput,
    answers: { 200: GiftCodeValidityDto },
  }),
  webhook: route({
    method: 'post',
    path: '/api/stripe/webhook',
    does: "The payment provider's own calls. Each event acts once, in any order.",
    who: 'provider',
    answers: { 200: WebhookReceivedDto },
  }),
};
