import type { Ctx } from '../../context';
import type { Payloads } from '../../platform/effect-kinds';
import { announce } from '../notifications/notifications.service';
import { invalidatePages } from '../vehicles/cached-pages.service';
import { answerPage, endGrant, followGrant } from './grants.queries';
import { saveOutgoing } from './outgoing.queries';

/** In the owner's shard: grants a waiting page, or refuses it, and returns the answer. */
export async function applyRepublish(ctx: Ctx, page: Payloads['republish'], cause: string) {
  const shard = ctx.shardOf(page.vehicleId);
  const ownerId = await answerPage(shard, { page, cause, now: ctx.clock.now() });
  if (ownerId) announce(ctx, ownerId, [page.notificationId]);
  return { from: shard, cause };
}

/** In the republisher's shard: a page follows its grant. */
export async function applyGrant(ctx: Ctx, grant: Payloads['grant'], cause: string) {
  const shard = ctx.shardOf(grant.pageId);
  await followGrant(shard, grant, cause, ctx.clock.now());
  if (grant.notice) announce(ctx, grant.republisherId, [grant.notice.id]);
  await invalidatePages(ctx, [`/republished/${grant.pageId}`]);
  return { from: shard, cause };
}

/** In the owner's shard: a page that was taken down releases its grant. */
export async function applyWithdrawn(ctx: Ctx, { pageId }: Payloads['withdrawn']): Promise<null> {
  await endGrant(ctx.shardOfOwner(pageId), pageId, ctx.clock.now());
  return null;
}

/** In the requester's shard: their list gets the request and its answer. */
export async function applyRequest(ctx: Ctx, request: Payloads['request']): Promise<null> {
  await saveOutgoing(ctx.shardOf(request.requesterId), request);
  if (request.notice) announce(ctx, request.requesterId, [request.notice.id]);
  return null;
}
