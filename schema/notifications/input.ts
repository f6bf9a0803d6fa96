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
