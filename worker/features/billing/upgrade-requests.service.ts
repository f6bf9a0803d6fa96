import { priceOf } from '../../../schema/billing/pricing';
import type {
  UpgradeRequestChange,
  UpgradeRequestInput,
  UpgradeStatus,
} from '../../../schema/billing/upgrade-requests.input';
import type {
  AdminUpgradeRequestDto,
  UpgradeRequestDto,
} from '../../../schema/billing/upgrade-requests.output';
import { AppError } from '../../../schema/common/errors';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { keyedCursor, type Page, pageOf, parseKeyedCursor } from '../../platform/paging';
import { newId } from '../../platform/random';
import { operatorChange } from './plans.service';
import * as queries from './upgrade-requests.queries';

const toDto = (row: queries.UpgradeRow): UpgradeRequestDto => ({
  id: row.id,
  name: row.name,
  mobile: row.mobile,
  email: row.email,
  plan: row.plan,
  duration: row.duration,
  price: row.priceMinor,
  currency: row.currency,
  status: row.status,
  createdAt: iso(row.createdAt),
});

const toAdminDto = (row: queries.UpgradeRow): AdminUpgradeRequestDto => ({
  ...toDto(row),
  userId: row.userId,
  notes: row.notes,
  askedAt: iso(row.askedAt),
  updatedAt: iso(row.updatedAt),
});

/**
 * Requests a plan from our team, under the account's own address. While a request for this plan is open, a
 * repeat updates it. Throws invalid (400) for a plan that is not sold in the currency.
 */
export async function requestUpgrade(ctx: UserCtx, input: UpgradeRequestInput): Promise<UpgradeRequestDto> {
  const price = priceOf(input);
  if (!price) throw new AppError('plan_not_sold');
  const now = ctx.clock.now();
  const row = await queries.saveRequest(ctx.directory, {
    id: newId(now),
    userId: ctx.actor.user.id,
    name: input.name,
    mobile: input.mobile,
    email: ctx.actor.user.email ?? input.email,
    plan: input.plan,
    duration: input.duration,
    priceMinor: price.finalMinor,
    currency: input.currency,
    askedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  return toDto(row);
}

/** The requests, latest first, for operators. */
export async function listUpgradeRequests(
  ctx: UserCtx,
  { status, cursor, limit }: { status?: UpgradeStatus | undefined; cursor?: string; limit: number },
): Promise<Page<AdminUpgradeRequestDto>> {
  const after = parseKeyedCursor(cursor);
  const rows = await queries.listRequests(ctx.directory, { status, after, limit: limit + 1 });
  const cursorOf = ({ askedAt, id }: queries.UpgradeRow) => keyedCursor({ key: askedAt, id });
  return pageOf(rows, limit, cursorOf, toAdminDto);
}

const logOf = (ctx: UserCtx) => {
  const now = ctx.clock.now();
  return { operatorId: ctx.actor.user.id, activityId: newId(now), now };
};

/**
 * Updates a request; `activated` grants the plan as an operator's change. Throws not_found (404), conflict
 * (409) for one that was decided.
 */
export async function changeUpgradeRequest(
  ctx: UserCtx,
  id: string,
  { status, notes }: UpgradeRequestChange,
): Promise<AdminUpgradeRequestDto> {
  const request = await queries.findRequest(ctx.directory, id);
  if (!request) throw new AppError('request_not_found');
  const change = operatorChange(ctx, request);
  const done =
    status === 'activated'
      ? await queries.activateRequest(ctx.directory, id, notes, change)
      : await queries.updateRequest(ctx.directory, id, { status, notes }, logOf(ctx));
  if (done && status === 'activated') await ctx.settle(ctx.directory, change.grant.changeId);
  const current = await queries.findRequest(ctx.directory, id);
  if (!current) throw new AppError('request_not_found');
  if (!done) throw new AppError('request_decided', { values: { status: current.status } });
  return toAdminDto(current);
}
