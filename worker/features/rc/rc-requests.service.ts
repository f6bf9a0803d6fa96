import { AppError } from '../../../schema/common/errors';
import { RC_APPROVAL_MS, type RcDecision, type RcRequestStatus } from '../../../schema/rc/input';
import type { OwnRcRequestDto, RcRequestDto } from '../../../schema/rc/output';
import type { UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import { type Page, pageOf } from '../../platform/paging';
import { newId } from '../../platform/random';
import { announce } from '../notifications/notifications.service';
import { fullName } from '../profile/display-name';
import * as queries from './rc-requests.queries';

/** Which decision may follow which status; anything else answers 409. */
const MOVES: Record<RcDecision, { from: readonly RcRequestStatus[] }> = {
  approved: { from: ['pending', 'denied', 'revoked'] },
  denied: { from: ['pending'] },
  revoked: { from: ['approved'] },
};

const toOwnDto = ({ id, status, expiresAt }: queries.RcRequestRow): OwnRcRequestDto => ({
  id,
  status,
  expiresAt: iso(expiresAt),
});

/**
 * Requests the certificate from the owner. Repeating it changes nothing. Throws not_found (404) if there is nothing to request,
 * conflict (409) once the owner has refused.
 */
export async function requestRc(ctx: UserCtx, vehicleId: string): Promise<OwnRcRequestDto> {
  const { user } = ctx.actor;
  const now = ctx.clock.now();
  const notificationId = newId(now, vehicleId);
  const id = newId(now, vehicleId);
  const shard = ctx.shardOf(vehicleId);
  const asked = await queries.insertRequest(shard, {
    id,
    notificationId,
    vehicleId,
    requesterId: user.id,
    requesterName: fullName(user),
    now,
  });
  const request = await queries.findRequest(shard, vehicleId, user.id);
  if (asked && request) {
    await ctx.settle(shard, id);
    announce(ctx, request.ownerId, [notificationId]);
  }
  if (!request) throw new AppError('rc_not_found');
  if (!asked && (request.status === 'denied' || request.status === 'revoked')) {
    throw new AppError('rc_private');
  }
  return toOwnDto(request);
}

/** The viewer's own request for a vehicle's certificate; null if there is none. */
export async function findOwnRequest(ctx: UserCtx, vehicleId: string): Promise<OwnRcRequestDto | null> {
  const request = await queries.findRequest(ctx.shardOf(vehicleId), vehicleId, ctx.actor.user.id);
  return request && toOwnDto(request);
}

/** An owner's incoming requests, newest first. */
export async function listRcRequests(
  ctx: UserCtx,
  page: { cursor?: string; limit: number },
): Promise<Page<RcRequestDto>> {
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
    (row): RcRequestDto => ({
      id: row.id,
      vehicleId: row.vehicleId,
      vehicleName: row.vehicleName,
      requesterName: row.requesterName,
      status: row.status,
      expiresAt: iso(row.expiresAt),
      createdAt: iso(row.createdAt),
    }),
  );
}

/**
 * Approves for 72 hours, denies or revokes. Throws not_found (404), conflict (409) if the status does not
 * allow it.
 */
export async function decideRcRequest(
  ctx: UserCtx,
  id: string,
  status: RcDecision,
): Promise<OwnRcRequestDto> {
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
    expiresAt: status === 'approved' ? now + RC_APPROVAL_MS : null,
    now,
  });
  if (decided) {
    await ctx.settle(shard, cause);
    return toOwnDto(decided);
  }
  const current = await queries.findOwnedRequest(shard, ownerId, id);
  if (!current) throw new AppError('request_not_found');
  throw new AppError('request_decided', { values: { status: current.status } });
}
