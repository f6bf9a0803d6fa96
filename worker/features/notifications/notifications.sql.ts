import { type SQL, sql } from 'drizzle-orm';
import {
  type NotificationKind,
  type NotificationValues,
  sentEventOf,
} from '../../../schema/notifications/words';
import { notifications } from '../../../schema/shard';
import { insertWhere } from '../../platform/db';
import type { Notice } from '../../platform/effect-kinds';
import { storeMessagesOf } from '../messages/messages.sql';

type InSql<Values> = { [Name in keyof Values]: Values[Name] | SQL };

/**
 * Kind and values of a notification, as JSON in SQL; a value is given, or read by the statement that writes
 * it.
 */
export function told<Kind extends NotificationKind>(kind: Kind, values: InSql<NotificationValues<Kind>>) {
  const parts = Object.entries(values).flatMap(([name, value]) => [sql.raw(`'${name}'`), sql`${value}`]);
  return { kind, values: sql`json_object(${sql.join(parts, sql`, `)})` };
}

interface NewNotification {
  id: string | SQL;
  userId: string | SQL;
  /** Both from `told`. */
  kind: NotificationKind | SQL;
  values: SQL;
  /** The row that the notification is about. */
  relatedEntityId: string | SQL;
  createdAt: number | SQL;
}

/**
 * Writes a notification only if `guard` holds, without messages, in the batch of its event. The service then
 * calls `announce` (notifications.service.ts) with the id.
 */
export const notifyWhere = (notification: NewNotification, guard: SQL) =>
  insertWhere(notifications, { isRead: sql`0`, ...notification }, guard);

type ToldNotification = NewNotification & { kind: NotificationKind };

/**
 * The same, with its messages on the channels that the receivers chose, each once. `which` selects the
 * notifications, as `e`, if the batch writes several.
 */
export function notify(
  notification: ToldNotification,
  guard: SQL,
  which = sql`e.id = ${notification.id}`,
): SQL[] {
  const event = sentEventOf(notification.kind);
  return [
    sql`${notifyWhere(notification, guard)} on conflict do nothing`,
    ...(event ? [storeMessagesOf({ kind: event, which })] : []),
  ];
}

/**
 * Stores a notification that came with an effect, and its messages: once, and only for a seller who exists.
 */
export const storeNotice = (userId: string, notice: Notice | null): SQL[] =>
  notice
    ? notify(
        { ...notice, userId, values: sql`${JSON.stringify(notice.values)}` },
        sql`where exists (select 1 from sellers where id = ${userId})`,
      )
    : [];

/** A `Notice` as JSON, for an effect's payload. */
export const noticeInSql = ({
  id,
  kind,
  values,
  relatedEntityId,
  createdAt,
}: Omit<ToldNotification, 'userId'>): SQL =>
  sql`json_object('id', ${id}, 'kind', ${kind}, 'values', ${values}, 'relatedEntityId', ${relatedEntityId}, 'createdAt', ${createdAt})`;
