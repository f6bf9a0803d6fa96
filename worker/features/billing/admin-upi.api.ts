import { z } from 'zod';
import { AdminPaymentDto } from '../../../schema/billing/output';
import { MessageDto } from '../../../schema/common/answer';
import { OperatorReason } from '../../../schema/common/operator-reason';
import { PersonSearch } from '../../../schema/common/search';
import {
  ClaimsQuery,
  ConfirmClaimInput,
  HeadingsQuery,
  RowsQuery,
  StatementInput,
} from '../../../schema/upi/input';
import { ClaimDto, KnownColumnsDto, StatementResultDto, StatementRowDto } from '../../../schema/upi/output';
import { IdParam, PageQuery } from '../../http/paging';
import { route } from '../../http/route-entry';

export const adminUpiApi = {
  importStatement: route({
    method: 'post',
    path: '/api/admin/statements',
    summary:
      'Imports incoming payments of a bank’s statement, at most 30 at a time, and confirms the UPI payments that have their reference and amount. Rows that are known change nothing.',
    access: 'operator',
    json: StatementInput,
    responses: { 200: StatementResultDto },
  }),
  knownColumns: route({
    method: 'get',
    path: '/api/admin/statements/columns',
    summary: 'Which columns were read from the last statement with the same headings.',
    access: 'operator',
    query: HeadingsQuery,
    responses: { 200: KnownColumnsDto },
  }),
  rows: route({
    method: 'get',
    path: '/api/admin/statements/rows',
    summary:
      'Incoming payments that belong to no order, newest first: open ones, or those that were set aside.',
    access: 'operator',
    query: PageQuery.extend(RowsQuery.shape),
    responses: { 200: z.array(StatementRowDto) },
  }),
  ignoreRow: route({
    method: 'post',
    path: '/api/admin/statements/rows/:id/ignore',
    summary: 'Sets aside an incoming payment that is not for a plan.',
    access: 'operator',
    param: IdParam,
    json: OperatorReason,
    responses: { 200: MessageDto },
  }),
  openRow: route({
    method: 'post',
    path: '/api/admin/statements/rows/:id/open',
    summary: 'Opens an incoming payment again that was set aside.',
    access: 'operator',
    param: IdParam,
    responses: { 200: MessageDto },
  }),
  ordersForRow: route({
    method: 'get',
    path: '/api/admin/statements/rows/:id/orders',
    summary:
      'Unpaid UPI orders that an incoming payment may be for: of its amount and about its day, or found by seller or reference.',
    access: 'operator',
    param: IdParam,
    header: PersonSearch,
    responses: { 200: z.array(AdminPaymentDto) },
  }),
  listClaims: route({
    method: 'get',
    path: '/api/admin/claims',
    summary:
      'UPI payments that wait for the statement, were not found on it, were refused, or were received; newest first.',
    access: 'operator',
    query: PageQuery.extend(ClaimsQuery.shape),
    responses: { 200: z.array(ClaimDto) },
  }),
  confirmClaim: route({
    method: 'post',
    path: '/api/admin/claims/:id/confirm',
    summary:
      'Confirms a UPI payment by hand. With a row of the statement, any unpaid order takes its reference; without one, only a payment whose reference was named.',
    access: 'operator',
    param: IdParam,
    json: ConfirmClaimInput,
    responses: { 200: MessageDto },
  }),
  refuseClaim: route({
    method: 'post',
    path: '/api/admin/claims/:id/refuse',
    summary:
      'Decides that a UPI payment was not paid, or that its money was for another order, and takes its plan back.',
    access: 'operator',
    param: IdParam,
    json: OperatorReason,
    responses: { 200: MessageDto },
  }),
};
