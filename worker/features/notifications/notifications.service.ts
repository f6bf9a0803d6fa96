import { CHANNELS } from '../../../schema/channels/events';
import { API_PATHS } from '../../../schema/common/api-paths';
import { AppError } from '../../../schema/common/errors';
import type { ServerMessage } from '../../../schema/live/messages';
import { NOTIFICATION_KINDS } from '../../../schema/notifications/kinds';
import type { NotificationDto } from '../../../schema/notifications/output';
import { targetOf, wordNotification } from '../../../schema/notifications/words';
import type { Ctx, OwnCtx, UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import type { ShardDb } from '../../platform/db';
import { type Page, pageOf } from '../../platform/paging';
import { messageId } from '../messages/messages.sql';
import * as queries from './notifications.queries';

const toNotificationDto = (row: queries.NotificationRow): NotificationDto => ({
  id: row.id,
  kind: row.kind,
  icon: NOTIFICATION_KINDS[row.kind].icon,
  ...wordNotification(row.kind, row.values),
  path: targetOf(row.kind)?.path(row.relatedEntityId, row.values) ?? null,
  isRead: row.isRead,
  relatedEntityId: row.relatedEntityId,
  relatedEntityType: NOTIFICATION_KINDS[row.kind].about,
  createdAt: iso(row.createdAt),
});

/** The person's notifications, newest first. */
export async function listNotifications(
  ctx: OwnCtx,
  page: { cursor?: string; limit: number },
): Promise<Page<NotificationDto>> {
  const rows = await queries.listNotifications(
    ctx.shardOf(ctx.actor.user.id),
    ctx.actor.user.id,
    page.cursor,
    page.limit + 1,
  );
  return pageOf(rows, page.limit, (row) => row.id, toNotificationDto);
}

/** Unread notifications; 100 means "100 or more". */
export const countUnread = (ctx: OwnCtx) =>
  queries.countUnread(ctx.shardOf(ctx.actor.user.id), ctx.actor.user.id);

/** Throws not_found (404) for a notification that is not this person's. */
export async function markRead(ctx: UserCtx, id: string): Promise<void> {
  if (!(await queries.markRead(ctx.shardOf(ctx.actor.user.id), ctx.actor.user.id, id)))
    throw new AppError('not_found');
}

export async function markAllRead(ctx: UserCtx): Promise<void> {
  await queries.markAllRead(ctx.shardOf(ctx.actor.user.id), ctx.actor.user.id);
}

/**
 * Shows notifications on a person's open pages and delivers their messages: the one call after a batch with
 * `notifyWhere`, with the ids it may have written (at most 100). Ids that were not written do nothing. Never
 * awaited: both are stored, pages poll every 30 seconds, and the job delivers the rest.
 */
export function announce(
  ctx: Pick<Ctx, 'shardOf' | 'live' | 'defer' | 'deliver'>,
  receiver: string,
  ids: string[],
): void {
  if (ids.length === 0) return;
  ctx.defer(ctx.live.announce(receiver, ids));
  ctx.deliver(
    ctx.shardOf(receiver),
    ids.flatMap((id) => CHANNELS.map((channel) => messageId(id, channel))),
  );
}

/** What open pages receive of those of these notifications that belong to the person. */
export async function describeNotifications(
  db: ShardDb,
  userId: string,
  ids: string[],
): Promise<ServerMessage[]> {
  const rows = await queries.listAnnounced(db, userId, ids);
  return rows.flatMap(({ id, kind, lead, unread }) => [
    ...(lead ? [{ type: 'lead' as const, ...lead }] : []),
    {
      type: 'notification' as const,
      id,
      kind,
      unread,
      changed: NOTIFICATION_KINDS[kind].refreshes.map((part) => API_PATHS[part]),
    },
  ]);
}

/** One of a person's notifications as stored; null if it no longer exists. */
export const findOwnNotification = (ctx: Ctx, userId: string, id: string) =>
  queries.findNotification(ctx.shardOf(userId), userId, id);
