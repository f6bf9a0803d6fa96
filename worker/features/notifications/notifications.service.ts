import { CHANNELS } from '../../../schema/channels/events';
import { API_PATHS } from '../../../schema/common/api-paths';
import { toMajor } from '../../../schema/common/currencies';
import { AppError } from '../../../schema/common/errors';
import type { ServerMessage } from '../../../schema/live/messages';
import { NOTIFICATION_KINDS } from '../../../schema/notifications/kinds';
import type { NotificationDto } from '../../../schema/notifications/output';
import {
  type NotificationKind,
  type NotificationValues,
  targetOf,
  wordNotification,
} from '../../../schema/notifications/words';
import type { Ctx, OwnCtx, UserCtx } from '../../context';
import { iso } from '../../platform/clock';
import type { ShardDb } from '../../platform/db';
import { type Page, pageOf } from '../../platform/paging';
import { messageId } from '../messages/messages.sql';
import * as queries from './notifications.queries';

interface Entry {
  id: string;
  kind: NotificationKind;
  values: NotificationValues;
  isRead: boolean;
  relatedEntityId: string;
  createdAt: number;
}

const toNotificationDto = ({ values, createdAt, ...entry }: Entry): NotificationDto => ({
  id: entry.id,
  kind: entry.kind,
  icon: NOTIFICATION_KINDS[entry.kind].icon,
  ...wordNotification(entry.kind, values),
  path: targetOf(entry.kind)?.path(entry.relatedEntityId, values) ?? null,
  isRead: entry.isRead,
  relatedEntityId: entry.relatedEntityId,
  relatedEntityType: NOTIFICATION_KINDS[entry.kind].about,
  createdAt: iso(createdAt),
});

/** The person's notifications and their leads' latest offers, newest first. */
export async function listNotifications(
  ctx: OwnCtx,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<NotificationDto>> {
  const { id: userId } = ctx.actor.user;
  const page = { userId, cursor, limit: limit + 1, now: ctx.clock.now() };
  const { stored, offers } = await queries.listEntries(ctx.shardOf(userId), page);
  const ofOffers = offers.map(
    ({ leadId, vehicle, priceMinor, currency, ...entry }): Entry => ({
      ...entry,
      kind: 'lead_generated',
      values: { vehicle, price: toMajor(priceMinor, currency), currency },
      relatedEntityId: leadId,
    }),
  );
  const entries = [...stored, ...ofOffers].toSorted((one, other) => (one.id < other.id ? 1 : -1));
  return pageOf(entries.slice(0, limit + 1), limit, ({ id }) => id, toNotificationDto);
}

/** Unread notifications; 100 means "100 or more". */
export const countUnread = (ctx: OwnCtx) =>
  queries.countUnread(ctx.shardOf(ctx.actor.user.id), ctx.actor.user.id, ctx.clock.now());

/** Throws not_found (404) if the id is neither a notification nor an offer of this person. */
export async function markRead(ctx: UserCtx, id: string): Promise<void> {
  if (!(await queries.markRead(ctx.shardOf(ctx.actor.user.id), ctx.actor.user.id, id)))
    throw new AppError('not_found');
}

export async function markAllRead(ctx: UserCtx): Promise<void> {
  await queries.markAllRead(ctx.shardOf(ctx.actor.user.id), ctx.actor.user.id, ctx.clock.now());
}

/**
 * Shows notifications and offers on a person's open pages and delivers their messages: the one call after a batch
 * with `notifyWhere` or an offer, with the ids it may have written (at most 100), and of messages to the seller's staff. Ids that were not written do nothing. Never
 * awaited: both are stored, pages poll every 30 seconds, and the job delivers the rest.
 */
export function announce(
  ctx: Pick<Ctx, 'shardOf' | 'live' | 'defer' | 'deliver'>,
  receiver: string,
  ids: string[],
  messagesToStaff: readonly string[] = [],
): void {
  if (ids.length === 0) return;
  ctx.defer(ctx.live.announce(receiver, ids));
  ctx.deliver(ctx.shardOf(receiver), [
    ...ids.flatMap((id) => CHANNELS.map((channel) => messageId(id, channel))),
    ...messagesToStaff,
  ]);
}

/** What open pages receive of those of these notifications and offers that belong to the person. */
export async function describeNotifications(
  db: ShardDb,
  userId: string,
  ids: string[],
  now: number,
): Promise<ServerMessage[]> {
  const rows = await queries.listAnnounced(db, userId, ids, now);
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
