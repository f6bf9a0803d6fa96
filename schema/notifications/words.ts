import { EVENTS, type EventKind } from '../channels/events';
import { NOTIFICATION_KINDS, type Words } from './kinds';
import { TARGETS } from './targets';

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;
export const NOTIFICATION_KIND_NAMES = Object.keys(NOTIFICATION_KINDS) as [NotificationKind];

/** The values of a kind's texts, as stored. */
export type NotificationValues<Kind extends NotificationKind = NotificationKind> = Parameters<
  (typeof NOTIFICATION_KINDS)[Kind]['words']
>[0];

/** A notification's texts, from what is stored of it. */
export const wordNotification = (kind: NotificationKind, values: NotificationValues): Words =>
  // The statement that wrote the row matched kind and values (`told`, notifications.sql.ts).
  (NOTIFICATION_KINDS[kind].words as (values: NotificationValues) => Words)(values);

/** Where a kind leads; null if there is nothing more to see. */
export function targetOf(
  kind: NotificationKind,
): { path: (id: string, values: object) => string; label: string } | null {
  const { target } = NOTIFICATION_KINDS[kind];
  return target && TARGETS[target];
}

/** The event whose settings decide about a kind's messages; null for kinds that are never sent. */
export function sentEventOf(kind: NotificationKind): EventKind | null {
  const { event } = NOTIFICATION_KINDS[kind];
  return event && Object.values(EVENTS[event].channels).some((setting) => setting !== 'never') ? event : null;
}
