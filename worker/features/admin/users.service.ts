import type { UserSort, UsersQuery } from '../../../schema/admin/input';
import type { AdminUserDetailsDto, AdminUserDto } from '../../../schema/admin/output';
import { AppError } from '../../../schema/common/errors';
import { ACTIVE_WITHIN_MS } from '../../../schema/live/messages';
import type { Ctx, UserCtx } from '../../context';
import { indianCalendar, iso } from '../../platform/clock';
import { keyedCursor, type Page, pageOf, parseKeyedCursor } from '../../platform/paging';
import { listActivityAround, logLook } from '../activity/activity.service';
import { listAllPayments } from '../billing/payments.service';
import { listPlanChanges } from '../billing/plans.service';
import { toAdminUserDto, toListingDto, toRepublishedDto } from './admin.dto';
import { countSessions, listListings, listRepublished } from './user-details.queries';
import * as queries from './users.queries';

const SHOWN_IN_DETAILS = 50;

const today = (ctx: UserCtx) => indianCalendar(ctx.clock.now()).day;

const cursorOf = (sort: UserSort) => (row: queries.UserRow) => keyedCursor(queries.cursorOf(row, sort));

/** A number is looked for without what people write between its digits. */
const normalized = (search: string) =>
  /^[\d\s()+-]+$/.test(search) ? search.replace(/[\s()-]/g, '') : search;

/** Job: brings the orders by vehicles and by leads up to date, in bounded steps. */
export const rankSellers = (ctx: Ctx): Promise<void> => queries.rankSome(ctx.db);

/** Everybody, or the people whose name, address, user name or number contains these characters. */
export async function listUsers(
  ctx: UserCtx,
  { search, sort, cursor, limit }: UsersQuery & { cursor?: string; limit: number },
): Promise<Page<AdminUserDto>> {
  const rows = await queries.listUsers(ctx.db, {
    sort,
    search: search ? normalized(search) : undefined,
    today: today(ctx),
    after: parseKeyedCursor(cursor),
    limit: limit + 1,
  });
  return pageOf(rows, limit, cursorOf(sort), toAdminUserDto);
}

/** Who was active within the last 15 minutes, the latest first. */
export async function listActiveUsers(
  ctx: UserCtx,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<AdminUserDto>> {
  const rows = await queries.listUsers(ctx.db, {
    sort: 'last_activity',
    search: undefined,
    activeSince: ctx.clock.now() - ACTIVE_WITHIN_MS,
    today: today(ctx),
    after: parseKeyedCursor(cursor),
    limit: limit + 1,
  });
  return pageOf(rows, limit, cursorOf('last_activity'), toAdminUserDto);
}

/** One person as the list has them. Throws not_found (404). */
export async function getUser(ctx: UserCtx, id: string): Promise<AdminUserDto> {
  const row = await queries.findUser(ctx.db, id, today(ctx));
  if (!row) throw new AppError('not_found', 'User not found');
  return toAdminUserDto(row);
}

/** Everything about one person. That an operator looked is on record. Throws not_found (404). */
export async function getUserDetails(ctx: UserCtx, id: string): Promise<AdminUserDetailsDto> {
  const now = ctx.clock.now();
  const row = await queries.findUser(ctx.db, id, today(ctx));
  if (!row) throw new AppError('not_found', 'User not found');
  const { user } = row;
  await logLook(ctx, id, `Looked at the details of ${user.email}`);
  const [planChanges, payments, listings, republished, activity, sessions] = await Promise.all([
    listPlanChanges(ctx, id, SHOWN_IN_DETAILS),
    listAllPayments(ctx, { userId: id, limit: SHOWN_IN_DETAILS }),
    listListings(ctx.db, id, SHOWN_IN_DETAILS),
    listRepublished(ctx.db, id, SHOWN_IN_DETAILS),
    listActivityAround(ctx, id, SHOWN_IN_DETAILS),
    countSessions(ctx.db, id, now),
  ]);
  return {
    user: {
      ...toAdminUserDto(row),
      accountType: user.accountType,
      firmName: user.firmName,
      phoneVerified: user.phoneVerified,
      emailVerified: user.emailVerified,
      authMethod: user.authMethod,
      lastLoginAt: iso(user.lastLoginAt),
    },
    sessions,
    planChanges,
    payments: payments.items,
    listings: listings.map(toListingDto),
    republished: republished.map(toRepublishedDto),
    activity,
  };
}
