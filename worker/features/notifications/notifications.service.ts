import { CHANNELS } from '../../../schema/channels/events';
import { AppError } from '../../../schema/common/errors';
import type { ServerMessage } from '../../../schema/live/messages';
import type { NotificationDto } from '../../../schema/notifications/output';
import type { Ctx, UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { type Page, pageOf } from '../../platform/paging';
import { messageId } from '../messages/messages.guards';
import * as queries from './notifications.queries';

const toNotificationDto = (row: queries.NotificationRow): NotificationDto => ({
  id: row.id,
  type: row.type,
  title: row.title,
  message: row.message,
  isRead: row.isRead,
  relatedEntityId: row.relatedEntityId,
  relatedEntityType: row.relatedEntityType,
  createdAt: iso(row.createdAt),
});

/** The person's notifications, newest first. */
export async function listNotifications(
  ctx: UserCtx,
  page: { cursor?: string; limit: number },
): Promise<Page<NotificationDto>> {
  const rows = await queries.listNotifications(ctx.db, ctx.actor.user.id, page.cursor, page.limit + 1);
  return pageOf(rows, page.limit, (row) => row.id, toNotificationDto);
}

/** Unread notifications; 100 means "100 or more". */
export const countUnread = (ctx: UserCtx) => queries.countUnread(ctx.db, ctx.actor.user.id);

/** Throws not_found (404) for a notification that is not this person's. */
export async function markRead(ctx: UserCtx, id: string): Promise<void> {
  if (!(await queries.markRead(ctx.db, ctx.actor.user.id, id))) throw new AppError('not_found', 'Not found');
}

export async function markAllRead(ctx: UserCtx): Promise<void> {
  await queries.markAllRead(ctx.db, ctx.actor.user.id);
}

/**
 * Shows notifications where their receivers have a page open, and has their messages delivered: the one call after a batch with
 * `notifyWhere`, with the ids it may have written (at most 100) and their receiver where it is known. Ids that were not written
 * do nothing. Never awaited: both are stored, pages ask every 30 seconds, and the job delivers what is left.
 */
export function announce(
  ctx: Pick<Ctx, 'db' | 'live' | 'later' | 'deliver'>,
  ids: string[],
  receiver?: string,
): void {
  if (ids.length === 0) return;
  ctx.later(tellReceivers(ctx, ids, receiver));
  ctx.deliver(ids.flatMap((id) => CHANNELS.map((channel) => messageId(id, channel))));
}

async function tellReceivers({ db, live }: Pick<Ctx, 'db' | 'live'>, ids: string[], receiver?: string) {
  const receivers = receiver ? [receiver] : await queries.listReceivers(db, ids);
  for (const userId of receivers) await live.announce(userId, ids);
}

/** What open pages receive of those of these notifications that belong to this person. */
export async function describeNotifications(db: Db, userId: string, ids: string[]): Promise<ServerMessage[]> {
  const rows = await queries.listAnnounced(db, userId, ids);
  return rows.flatMap(({ id, type, lead, unread }) => {
    const isNewLead = type === 'lead_generated' && lead;
    return [
      ...(isNewLead ? [{ type: 'lead' as const, ...lead }] : []),
      { type: 'notification' as const, id, kind: type, unread },
    ];
  });
}
