import type { UserSort, UsersQuery } from '../../../schema/admin/input';
import type { AdminUserDetailsDto, AdminUserDto } from '../../../schema/admin/output';
import { AppError } from '../../../schema/common/errors';
import { ACTIVE_WITHIN_MS } from '../../../schema/live/messages';
import type { Ctx, UserCtx } from '../../context';
import { askDatabases, titleOf } from '../../platform/ask-databases';
import { indianCalendar, iso } from '../../platform/clock';
import type { ShardDb } from '../../platform/db';
import { grouped } from '../../platform/grouped';
import { keyedCursor, type Page, pageOf, parseKeyedCursor } from '../../platform/paging';
import { listActivityAround, logLook } from '../activity/activity.service';
import { listAllPayments } from '../billing/payments.service';
import { listPlanChanges } from '../billing/plans.service';
import { storeActive } from '../database-reports/database-reports.service';
import { listMessagesTo } from '../messages/admin-messages.service';
import { toAdminUserDto, toListingDto, toRepublishedDto } from './admin.dto';
import * as figures from './seller-figures.queries';
import { listListings, listRepublished, listStops } from './user-details.queries';
import { countSessions } from './user-sessions.queries';
import * as queries from './users.queries';

const SHOWN_IN_DETAILS = 50;

const today = (ctx: UserCtx) => indianCalendar(ctx.clock.now()).day;

const cursorOf = (sort: UserSort) => (row: queries.AccountRow) => keyedCursor(queries.cursorOf(row, sort));

/** A number is searched for without the punctuation between its digits. */
const normalized = (search: string) =>
  /^[\d\s()+-]+$/.test(search) ? search.replace(/[\s()-]/g, '') : search;

const MAX_RANKED = 5_000;

/** Job: updates the sort columns for vehicles and leads, in bounded steps. */
export async function rankSellers(ctx: Ctx, shard: ShardDb): Promise<void> {
  const ranks = await figures.listNextRanks(shard, MAX_RANKED);
  await queries.saveRanks(ctx.directory, ranks);
  await figures.markRanked(shard, ranks.length < MAX_RANKED ? '' : (ranks.at(-1)?.id ?? ''));
}

/**
 * Job: reports to the directory who is active, in one row for the shard, and copies to their accounts when
 * those were last active who no longer are, in bounded steps. A copy at each tick cost more than the rest of
 * an open dashboard.
 */
export async function copyActivity(ctx: Ctx, shard: ShardDb): Promise<void> {
  const since = ctx.clock.now() - ACTIVE_WITHIN_MS;
  const active = await figures.listActive(shard, since, MAX_RANKED);
  await storeActive(
    ctx,
    ctx.nameOf(shard),
    active.map(({ id, at }) => [id, at]),
  );
  const inactive = await figures.listNextInactive(shard, since, MAX_RANKED);
  const last = inactive.at(-1);
  if (!last) return;
  await queries.saveActivity(ctx.directory, inactive);
  await figures.markActive(shard, last.at);
}

/** People with their figures; each shard is queried once, and one that does not answer is left out. */
async function withFigures(
  ctx: UserCtx,
  users: readonly queries.AccountRow[],
): Promise<Map<string, AdminUserDto>> {
  const groups = grouped(users, ({ id }) => ctx.shardOf(id));
  const { answers, silent } = await askDatabases(ctx, [...groups.keys()], (shard) => {
    const ids = (groups.get(shard) ?? []).map(({ id }) => id);
    return figures.listSellerFigures(shard, ids, today(ctx));
  });
  const byId = new Map(answers.flat().map((row) => [row.seller.id, row]));
  const isKnown = ({ id }: { id: string }) => !silent.includes(titleOf(ctx, ctx.shardOf(id)));
  return new Map(
    users.map((user) => [user.id, toAdminUserDto(user, byId.get(user.id) ?? null, isKnown(user))]),
  );
}

async function pageOfUsers(
  ctx: UserCtx,
  rows: queries.AccountRow[],
  { limit, sort }: { limit: number; sort: UserSort },
): Promise<Page<AdminUserDto>> {
  const { items, nextCursor } = pageOf(rows, limit, cursorOf(sort), (row) => row);
  return { items: [...(await withFigures(ctx, items)).values()], nextCursor };
}

/** Everyone, or the people whose name, address, username or number contains these characters. */
export async function listUsers(
  ctx: UserCtx,
  { search, sort, cursor, limit }: UsersQuery & { cursor?: string; limit: number },
): Promise<Page<AdminUserDto>> {
  const rows = await queries.listUsers(ctx.directory, {
    sort,
    search: search ? normalized(search) : undefined,
    after: parseKeyedCursor(cursor),
    limit: limit + 1,
  });
  return pageOfUsers(ctx, rows, { limit, sort });
}

/** People active within the last 15 minutes, latest first. */
export async function listActiveUsers(
  ctx: UserCtx,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<AdminUserDto>> {
  const rows = await queries.listUsers(ctx.directory, {
    sort: 'last_activity',
    search: undefined,
    activeSince: ctx.clock.now() - ACTIVE_WITHIN_MS,
    after: parseKeyedCursor(cursor),
    limit: limit + 1,
  });
  return pageOfUsers(ctx, rows, { limit, sort: 'last_activity' });
}

/** One person, as in the list. Throws not_found (404). */
export async function getUser(ctx: UserCtx, id: string): Promise<AdminUserDto> {
  const user = await queries.findUser(ctx.directory, id);
  const shown = user && (await withFigures(ctx, [user])).get(id);
  if (!shown) throw new AppError('user_not_found');
  return shown;
}

/** What the person's shard has; without an answer nothing, and its name. */
async function readShard(ctx: UserCtx, id: string, now: number) {
  const { answers, silent } = await askDatabases(ctx, [ctx.shardOf(id)], async (shard) => {
    const [[row = null], listings, republished, stops, sessions] = await Promise.all([
      figures.listSellerFigures(shard, [id], today(ctx)),
      listListings(shard, id, SHOWN_IN_DETAILS),
      listRepublished(shard, id, SHOWN_IN_DETAILS),
      listStops(shard, id),
      countSessions(shard, id, now),
    ]);
    return { row, listings, republished, stops, sessions };
  });
  const [known = { row: null, listings: [], republished: [], stops: [], sessions: 0 }] = answers;
  return { ...known, silent };
}

/**
 * Everything about one person; viewing it is logged. `silent` names their shard if it does not answer, and
 * what it has is missing. Throws not_found (404).
 */
export async function getUserDetails(ctx: UserCtx, id: string): Promise<AdminUserDetailsDto> {
  const now = ctx.clock.now();
  const user = await queries.findUser(ctx.directory, id);
  if (!user) throw new AppError('user_not_found');
  await logLook(ctx, id, `Viewed ${user.email ?? user.mobileNumber ?? user.id}`);
  const [ofShard, planChanges, payments, messages, activity, operatorSessions] = await Promise.all([
    readShard(ctx, id, now),
    listPlanChanges(ctx, id, SHOWN_IN_DETAILS),
    listAllPayments(ctx, { userId: id, limit: SHOWN_IN_DETAILS }),
    listMessagesTo(ctx, id, SHOWN_IN_DETAILS),
    listActivityAround(ctx, id, SHOWN_IN_DETAILS),
    user.isAdmin ? countSessions(ctx.directory, id, now) : 0,
  ]);
  const { row, listings, republished, stops, sessions, silent } = ofShard;
  return {
    user: {
      ...toAdminUserDto(user, row, silent.length === 0),
      accountType: user.accountType,
      firmName: user.firmName,
      phoneVerified: row?.seller.phoneVerified ?? false,
      emailVerified: user.emailVerified,
      authMethod: user.authMethod,
      lastLoginAt: iso(user.lastLoginAt),
    },
    sessions: user.isAdmin ? operatorSessions : sessions,
    planChanges,
    payments: payments.items,
    listings: listings.map(toListingDto),
    republished: republished.map(toRepublishedDto),
    stops: stops.map(({ channel, reason, createdAt }) => ({ channel, reason, since: iso(createdAt) })),
    messages,
    activity,
    silent,
  };
}
