/** The icons of notifications; the browser has a picture for each (web/features/notifications/notification-item.tsx). */
export const ICONS = ['bell', 'offer', 'follow_up', 'views', 'republish', 'plan'] as const;
export type Icon = (typeof ICONS)[number];
