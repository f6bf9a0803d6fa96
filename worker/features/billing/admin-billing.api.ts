import { z } from 'zod';
import { CreateGiftCodeInput } from '../../../schema/billing/gift-codes.input';
import { GiftCodeDto } from '../../../schema/billing/gift-codes.output';
import { RefundInput, UserPlanInput } from '../../../schema/billing/input';
import { AdminPaymentDto, IsAdminDto, PaymentDto, UserPlanDto } from '../../../schema/billing/output';
import { UpgradeRequestChange, UpgradeRequestsQuery } from '../../../schema/billing/upgrade-requests.input';
import { AdminUpgradeRequestDto } from '../../../schema/billing/upgrade-requests.output';
import { Id } from '../../../schema/common/text';
import { IdParam, PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

export const adminBillingApi = {
  check: route({
    method: 'get',
    path: '/api/admin/check',
    summary: 'Whether the person is an operator.',
    access: 'person',
    ability: 'seeSeller',
    responses: { 200: IsAdminDto },
  }),
  listGiftCodes: route({
    method: 'get',
    path: '/api/admin/gift-codes',
    summary: 'All gift codes, newest first.',
    access: 'operator',
    query: PageQuery,
    responses: { 200: z.array(GiftCodeDto) },
  }),
  createGiftCode: route({
    method: 'post',
    path: '/api/admin/gift-codes',
    summary: 'Creates a gift code.',
    access: 'operator',
    json: CreateGiftCodeInput,
    responses: { 201: GiftCodeDto },
  }),
  listUpgradeRequests: route({
    method: 'get',
    path: '/api/admin/upgrade-requests',
    summary: 'Upgrade requests, newest first.',
    access: 'operator',
    query: PageQuery.extend(UpgradeRequestsQuery.shape),
    responses: { 200: z.array(AdminUpgradeRequestDto) },
  }),
  changeUpgradeRequest: route({
    method: 'patch',
    path: '/api/admin/upgrade-requests/:id',
    summary: "Updates an upgrade request's status and notes.",
    access: 'operator',
    param: IdParam,
    json: UpgradeRequestChange,
    responses: { 200: AdminUpgradeRequestDto },
  }),
  setUserPlan: route({
    method: 'post',
    path: '/api/admin/user-plan',
    summary: "Sets a person's plan for a given duration.",
    access: 'operator',
    json: UserPlanInput,
    responses: { 200: UserPlanDto },
  }),
  listPayments: route({
    method: 'get',
    path: '/api/admin/payments',
    summary: 'Payments, optionally of one person, newest first.',
    access: 'operator',
    query: PageQuery.extend({ userId: Id.optional() }),
    responses: { 200: z.array(AdminPaymentDto) },
  }),
  refund: route({
    method: 'post',
    path: '/api/admin/payments/:id/refund',
    summary: 'Refunds a payment and removes the days it had left.',
    access: 'operator',
    param: IdParam,
    json: RefundInput,
    responses: { 200: PaymentDto },
  }),
};
