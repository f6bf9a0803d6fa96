export const NOTIFICATION_TYPES = [
  'lead_generated',
  'view_milestone',
  'follow_up_due',
  'rc_request',
  'republish',
  'subscription',
  'system',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export interface NotificationDto {
  id: string;
  type: NotificationType;
  title: string;
  message: string;
  isRead: boolean;
  relatedEntityId: string | null;
  relatedEntityType: string | null;
  createdAt: string;
}

export interface UnreadCountDto {
  count: number;
}
