import { iso } from '../../platform/clock';
import { deviceName } from '../auth/device-name';
import * as queries from './export.queries';
import { section } from './export-section';

/** How a person can be reached, except for the keys of push subscriptions. */
export const notificationSections = [
  section(
    'notification-preferences',
    queries.listPreferences,
    ({ kind, channel }) => `${kind} ${channel}`,
    ({ kind, channel, enabled, consentVersion, updatedAt }) => ({
      event: kind,
      channel,
      enabled,
      consentVersion,
      changedAt: iso(updatedAt),
    }),
  ),
  section(
    'quiet-hours',
    queries.listQuietHours,
    ({ userId }) => userId,
    ({ fromMinute, toMinute }) => ({ fromMinute, toMinute, timeZone: 'Asia/Kolkata' }),
  ),
  section(
    'weekly-note',
    queries.listWeeklyNotes,
    ({ userId }) => userId,
    ({ monday, views, scans, offers, source, waitingId, waitingDays, advice }) => ({
      monday,
      views,
      scans,
      offers,
      source,
      waitingVehicle: waitingId,
      waitingDays,
      advice,
    }),
  ),
  section(
    'stopped-channels',
    queries.listDeliveryStops,
    ({ channel }) => channel,
    ({ channel, reason, createdAt }) => ({ channel, reason, since: iso(createdAt) }),
  ),
  section(
    'push-devices',
    queries.listPushDevices,
    ({ id }) => id,
    ({ userAgent, endpoint, createdAt, lastSeenAt }) => ({
      device: deviceName(userAgent),
      service: new URL(endpoint).host,
      addedAt: iso(createdAt),
      lastSeenAt: iso(lastSeenAt),
    }),
  ),
  section(
    'messages',
    queries.listMessages,
    ({ id }) => id,
    ({ channel, kind, outcome, sentAt, createdAt }) => ({
      channel,
      kind,
      outcome,
      sentAt: iso(sentAt),
      createdAt: iso(createdAt),
    }),
  ),
];
