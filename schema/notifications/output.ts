import { z } from 'zod';
import { answer, Count, Moment } from '../common/answer';
import { Id } from '../common/text';
import { NOTIFICATION_TYPES } from './input';

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
