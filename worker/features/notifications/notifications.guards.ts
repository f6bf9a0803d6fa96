import { type SQL, sql } from 'drizzle-orm';
import type { NotificationType } from '../../../schema/notifications/input';
import { notifications } from '../../../schema/tables';
import { insertWhere } from '../../platform/db';

interface NewNotification {
  id: string | SQL;
  userId: string | SQL;
  type: NotificationType | SQL;
  title: string | SQL;
  message: string | SQL;
  relatedEntityType: string | SQL;
  relatedEntityId: string | SQL;
  /** What it tells of, where that is not what it leads to: found by it when that is erased. */
  metadata?: SQL;
  createdAt: number | SQL;
}

/**
 * A notification that is written only if `guard` holds, for the batch of the event it tells of. After the batch its service
 * calls `announce` (notifications.service.ts) with the id.
 */
export const notifyWhere = (notification: NewNotification, guard: SQL) =>
  insertWhere(notifications, { isRead: sql`0`, ...notification }, guard);
