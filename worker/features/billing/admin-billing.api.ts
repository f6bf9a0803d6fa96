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
    does: 'Whether the person is an operator.',
    who: 'person',
    answers: { 200: IsAdminDto },
  }),
  listGiftCodes: route({
    method: 'get',
    path: '/api/admin/gift-codes',
    does: 'All gift codes, newest first.',
    who: 'operator',
    query: PageQuery,
    answers: { 200: z.array(GiftCodeDto) },
  }),
  createGiftCode: route({
    method: 'post',
    path: '/api/admin/gift-codes',
    does: 'Makes a gift code.',
    who: 'operator',
    json: CreateGiftCodeInput,
    answers: { 201: GiftCodeDto },
  }),
  listUpgradeRequests: route({
    method: 'get',
    path: '/api/admin/upgrade-requests',
    does: 'Requests for a plan, the latest asked first.',
    who: 'operator',
    query: PageQuery.extend(UpgradeRequestsQuery.shape),
    answers: { 200: z.array(AdminUpgradeRequestDto) },
  }),
  changeUpgradeRequest: route({
    method: 'patch',
    path: '/api/admin/upgrade-requests/:id',
    does: 'Status and notes of a request.',
    who: 'operator',
    param: IdParam,
    json: UpgradeRequestChange,
    answers: { 200: AdminUpgradeRequestDto },
  }),
  setUserPlan: route({
    method: 'post',
    path: '/api/admin/user-plan',
    does: 'Gives a person a plan for a time.',
    who: 'operator',
    json: UserPlanInput,
    answers: { 200: UserPlanDto },
  }),
  listPayments: route({
    method: 'get',
    path: '/api/admin/payments',
    does: 'All payments, or those of one person, newest first.',
    who: 'operator',
    query: PageQuery.extend({ userId: Id.optional() }),
    answers: { 200: z.array(AdminPaymentDto) },
  }),
  refund: route({
    method: 'post',
    path: '/api/admin/payments/:id/refund',
    does: 'Gives the money back, and takes the days that are left.',
    who: 'operator',
    param: IdParam,
    json: RefundInput,
    answers: { 200: PaymentDto },
  }),
};
