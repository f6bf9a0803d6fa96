import { toMajor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import type {
  RepublishAskInput,
  RepublishDecision,
  RepublishRequestStatus,
} from '../../../schema/republish/input';
import type {
  RepublisherDto,
  RepublishRequestDto,
  RepublishStandingDto,
} from '../../../schema/republish/output';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { grouped } from '../../platform/grouped';
import { type Page, pageOf } from '../../platform/paging';
import { newId } from '../../platform/random';
import { announce } from '../notifications/notifications.service';
import { displayName, fullName } from '../profile/display-name';
import { invalidatePages, invalidateVehicle } from '../vehicles/cached-pages.service';
import { getOwnVehicle } from '../vehicles/vehicles.service';
import { toRepublisherDto } from './republish.dto';
import * as queries from './republish-control.queries';
import * as republishers from './republishers.queries';

/** The most republishers of a vehicle that its owner sees at once. */
const MAX_REPUBLISHERS = 100;

/** Which decision may follow which status; anything else answers 409. */
const MOVES: Record<RepublishDecision, { from: readonly RepublishRequestStatus[] }> = {
  approved: { from: ['pending', 'denied', 'revoked'] },
  denied: { from: ['pending'] },
  revoked: { from: ['approved'] },
};

/**
 * The viewer's republishing status for a vehicle. Throws not_found (404) for their own, and for one that is
 * not public.
 */
export async function getStanding(ctx: UserCtx, vehicleId: string): Promise<RepublishStandingDto> {
  const standing = await queries.findStanding(ctx.shardOf(vehicleId), vehicleId, ctx.actor.user.id);
  if (!standing) throw new AppError('vehicle_not_found');
  return standing;
}

/**
 * Asks an owner who wants to be asked; repeating it changes nothing. Throws not_found (404) if there is
 * nothing to ask for.
 */
export async function requestRepublish(
  ctx: UserCtx,
  vehicleId: string,
  { wishedPrice }: RepublishAskInput = {},
): Promise<RepublishStandingDto> {
  const { user } = ctx.actor;
  const now = ctx.clock.now();
  const notificationId = newId(now, vehicleId);
  const id = newId(now, vehicleId);
  const shard = ctx.shardOf(vehicleId);
  const ownerId = await queries.insertRequest(shard, {
    id,
    notificationId,
    vehicleId,
    requesterId: user.id,
    requesterName: displayName(user),
    requesterPerson: user.firmName ? fullName(user) : null,
    requesterMobile: user.showMobile ? user.mobileNumber : null,
    wishedPrice: wishedPrice === undefined ? null : Number(wishedPrice),
    now,
  });
  if (ownerId) {
    await ctx.settle(shard, id);
    announce(ctx, ownerId, [notificationId]);
  }
  const standing = await getStanding(ctx, vehicleId);
  if (!standing.request) throw new AppError('nothing_to_request');
  return standing;
}

const wishOf = ({ wishedPriceMinor, wishedCurrency }: queries.RepublishRequestRow) =>
  wishedPriceMinor === null || wishedCurrency === null
    ? { wishedPrice: null, wishedCurrency: null }
    : { wishedPrice: toMajor(wishedPriceMinor, wishedCurrency), wishedCurrency };

/** An owner's incoming requests, newest first. */
export async function listRepublishRequests(
  ctx: UserCtx,
  page: { cursor?: string; limit: number },
): Promise<Page<RepublishRequestDto>> {
  const rows = await queries.listRequests(
    ctx.shardOf(ctx.actor.user.id),
    ctx.actor.user.id,
    page.cursor,
    page.limit + 1,
  );
  return pageOf(
    rows,
    page.limit,
    (row) => row.id,
    (row): RepublishRequestDto => ({
      id: row.id,
      vehicleId: row.vehicleId,
      vehicleName: row.vehicleName,
      requesterName: row.requesterName,
      requesterPerson: row.requesterPerson,
      requesterMobile: row.requesterMobile,
      ...wishOf(row),
      status: row.status,
      createdAt: iso(row.createdAt),
    }),
  );
}

/**
 * Approves, denies or revokes; revoking ends the page at once. Throws not_found (404), conflict (409) if the
 * status does not allow it.
 */
export async function decideRepublishRequest(
  ctx: UserCtx,
  id: string,
  status: RepublishDecision,
): Promise<{ id: string; status: RepublishRequestStatus }> {
  const now = ctx.clock.now();
  const ownerId = ctx.actor.user.id;
  const shard = ctx.shardOf(ownerId);
  const cause = newId(now);
  const decided = await queries.decideRequest(shard, {
    id,
    ownerId,
    cause,
    status,
    ...MOVES[status],
    now,
  });
  if (decided) {
    await ctx.settle(shard, cause);
    await invalidateVehicle(ctx, decided.vehicleId);
    return { id, status: decided.status };
  }
  const current = await queries.findRequest(shard, ownerId, id);
  if (!current) throw new AppError('request_not_found');
  throw new AppError('request_decided', { values: { status: current.status } });
}

/** The republishers of the person's vehicle, with figures but without buyers. Throws not_found (404). */
export async function listRepublishers(ctx: UserCtx, vehicleId: string): Promise<RepublisherDto[]> {
  await getOwnVehicle(ctx, vehicleId);
  const { id: ownerId } = ctx.actor.user;
  const ids = await republishers.listPageIds(ctx.shardOf(ownerId), ownerId, vehicleId, MAX_REPUBLISHERS);
  const groups = grouped(ids, (id) => ctx.shardOf(id));
  const rows = await Promise.all([...groups].map(([shard, some]) => republishers.listPages(shard, some)));
  return rows
    .flat()
    .filter(({ page }) => page.status !== 'pending')
    .sort((a, b) => (a.page.id < b.page.id ? 1 : -1))
    .map(toRepublisherDto);
}

/**
 * Ends one republisher's page at once and excludes them. Throws not_found (404) if they have no active page.
 */
export async function cutOffRepublisher(
  ctx: UserCtx,
  vehicleId: string,
  republishedId: string,
): Promise<void> {
  const now = ctx.clock.now();
  const { id: ownerId } = ctx.actor.user;
  const shard = ctx.shardOf(ownerId);
  const cause = newId(now);
  const requestId = newId(now, vehicleId);
  const done = await republishers.cutOff(shard, { ownerId, vehicleId, republishedId, requestId, cause, now });
  if (!done) throw new AppError('republished_not_found');
  await ctx.settle(shard, cause);
  await invalidatePages(ctx, [`/republished/${republishedId}`]);
}
