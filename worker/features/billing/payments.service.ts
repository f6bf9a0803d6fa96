import type { AdminPaymentDto, PaymentDto } from '../../../schema/billing/output';
import type { UserCtx } from '../../context';
import { type Page, pageOf } from '../../platform/paging';
import { toAdminPaymentDto, toPaymentDto } from './billing.dto';
import * as queries from './payments.queries';

/** The person's payments, newest first, without those that were never completed. */
export async function listPayments(
  ctx: UserCtx,
  page: { cursor?: string; limit: number },
): Promise<Page<PaymentDto>> {
  const rows = await queries.listPayments(ctx.directory, ctx.actor.user.id, page.cursor, page.limit + 1);
  return pageOf(rows, page.limit, (row) => row.id, toPaymentDto);
}

/** All payments, or one person's, newest first, for operators. */
export async function listAllPayments(
  ctx: UserCtx,
  page: { userId?: string | undefined; cursor?: string; limit: number },
): Promise<Page<AdminPaymentDto>> {
  const rows = await queries.listAllPayments(ctx.directory, { ...page, limit: page.limit + 1 });
  return pageOf(rows, page.limit, ({ payment }) => payment.id, toAdminPaymentDto);
}
