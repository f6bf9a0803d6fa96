import { type SQL, sql } from 'drizzle-orm';
import type { NotificationType } from '../../../schema/notifications/input';
import { notifications } from '../../../schema/shard';
import { insertWhere } from '../../platform/db';
import type { Notice } from '../../platform/effect-kinds';
import { storeMessagesOf } from '../messages/messages.guards';

interface NewNotification {
  id: string | SQL;
  userId: string | SQL;
  type: NotificationType | SQL;
  title: string | SQL;
  message: string | SQL;
  relatedEntityType: string | SQL;
  relatedEntityId: string | SQL;
  /** The row it is about, if different from the row it links to; used to find it on erasure. */
  metadata?: SQL;
  createdAt: number | SQL;
}

/**
 * A notification that is written only if `guard` holds, for the batch of its event. Afterwards its service calls `announce`
 * (notifications.service.ts) with the id.
 */
export const notifyWhere = (notification: NewNotification, guard: SQL) =>
  insertWhere(notifications, { isRead: sql`0`, ...notification }, guard);

/** A notification that came with an effect, and its messages: once, and only for a seller who exists. */
export const storeNotice = (userId: string, notice: Notice | null): SQL[] => {
  if (!notice) return [];
  const { event, ...notification } = notice;
  return [
    sql`${notifyWhere({ ...notification, userId }, sql`where exists (select 1 from sellers where id = ${userId})`)} on conflict do nothing`,
    ...(event ? [storeMessagesOf({ kind: event, which: sql`e.id = ${notice.id}` })] : []),
  ];
};
