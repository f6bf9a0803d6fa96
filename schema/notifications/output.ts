import { z } from 'zod';
import { answer, Count, Moment } from '../common/answer';
import { Id } from '../common/text';
import { ICONS } from './icons';
import { NOTIFICATION_KIND_NAMES } from './words';

export const NotificationDto = answer('Notification', {
  id: Id,
  kind: z.enum(NOTIFICATION_KIND_NAMES),
  icon: z.enum(ICONS),
  title: z.string(),
  message: z.string(),
  /** Where it leads on this site; null if there is nothing more to see. */
  path: z.string().nullable(),
  isRead: z.boolean(),
  relatedEntityId: z.string(),
  relatedEntityType: z.string(),
  createdAt: Moment,
});
export type NotificationDto = z.output<typeof NotificationDto>;

export const UnreadCountDto = answer('UnreadCount', { count: Count });
export type UnreadCountDto = z.output<typeof UnreadCountDto>;
