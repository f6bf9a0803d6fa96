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
  /** The row it is about, where that differs from the row it links to: used to find it on erasure. */
  metadata?: SQL;
  createdAt: number | SQL;
}

/**
 * A notification that is written only if `guard` holds, for the batch of its event. After the batch its service
 * calls `announce` (notifications.service.ts) with the id.
 */
export const notifyWhere = (notification: NewNotification, guard: SQL) =>
  insertWhere(notifications, { isRead: sql`0`, ...notification }, guard);
