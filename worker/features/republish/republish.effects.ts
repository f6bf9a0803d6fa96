import type { Effects } from '../feature';
import { announce } from '../notifications/notifications.service';
import { invalidatePages } from '../vehicles/cached-pages.service';
import { answerPage, endGrant, followGrant } from './grants.queries';
import { saveOutgoing } from './outgoing.queries';

export const republishEffects = {
  republish: {
    from: 'shard',
    to: 'shard',
    does: 'A reseller’s page asks for the owner’s grant; the owner is notified',
    once: 'the page’s id',
    order: 'the grant’s version answers it; a newer page of the same republisher replaces it',
    apply: async (ctx, page, cause) => {
      const shard = ctx.shardOf(page.vehicleId);
      const ownerId = await answerPage(shard, { page, cause, now: ctx.clock.now() });
      if (ownerId) announce(ctx, ownerId, [page.notificationId]);
      return { from: shard, cause };
    },
  },
  grant: {
    from: 'shard',
    to: 'shard',
    does: 'A grant was given, refused, ended or given back: the page follows it, and its republisher is notified',
    once: 'the grant’s version; the notification’s id',
    order: '`republished_vehicles.grant_version`',
    apply: async (ctx, grant, cause) => {
      const shard = ctx.shardOf(grant.pageId);
      await followGrant(shard, grant, cause, ctx.clock.now());
      if (grant.notice) announce(ctx, grant.republisherId, [grant.notice.id]);
      await invalidatePages(ctx, [`/republished/${grant.pageId}`]);
      return { from: shard, cause };
    },
  },
  withdrawn: {
    from: 'shard',
    to: 'shard',
    does: 'A page that its republisher took down frees its grant',
    once: 'its grant has ended',
    order: 'a withdrawn page stays withdrawn',
    apply: async (ctx, { pageId }) => {
      await endGrant(ctx.shardOfOwner(pageId), pageId, ctx.clock.now());
      return null;
    },
  },
  request: {
    from: 'shard',
    to: 'shard',
    does: 'A request for a certificate or to republish, and its answer, are in the requester’s own list; they are notified of the answer',
    once: 'the time of the change; the notification’s id',
    order: '`outgoing_requests.updated_at`',
    apply: async (ctx, request) => {
      await saveOutgoing(ctx.shardOf(request.requesterId), request);
      if (request.notice) announce(ctx, request.requesterId, [request.notice.id]);
      return null;
    },
  },
} satisfies Effects;
