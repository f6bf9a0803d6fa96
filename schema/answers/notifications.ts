import { z } from 'zod';
import { NOTIFICATION_TYPES } from '../contracts/notifications';
import { Id } from '../contracts/text';
import { answer, Count, Moment } from './answer';

export const NotificationDto = answer('Notification', {
  id: Id,
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  relatedEntityId: z.string().nullable(),
  relatedEntityType: z.string().nullable(),
  createdAt: Moment,
});
export type NotificationDto = z.output<typeof NotificationDto>;

export const UnreadCountDto = answer('UnreadCount', { count: Count });
export type UnreadCountDto = z.output<typeof UnreadCountDto>;
