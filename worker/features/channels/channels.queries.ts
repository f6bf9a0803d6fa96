import { and, desc, eq, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Channel } from '../../../schema/channels/events';
import { isIndexedByUser } from '../../../schema/messages/table';
import { deliveryStops, messages, notificationPreferences, quietHours, sellers } from '../../../schema/shard';
import { insertWhere, type ShardDb } from '../../platform/db';
import { retried } from '../../platform/retry';

type Preference = typeof notificationPreferences.$inferSelect;

/** Where a person differs from the defaults. */
export const listPreferences = (db: ShardDb, userId: string) =>
  db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));

const selectSettings = (db: ShardDb, userId: string) =>
  [
    listPreferences(db, userId),
    db.select().from(quietHours).where(eq(quietHours.userId, userId)),
    db.select().from(deliveryStops).where(eq(deliveryStops.userId, userId)),
    db
      .select({ channel: messages.channel, outcome: messages.outcome, createdAt: messages.createdAt })
      .from(messages)
      .where(and(eq(messages.userId, userId), eq(messages.kind, 'test'), isIndexedByUser))
      .orderBy(desc(messages.createdAt))
      .limit(20),
  ] as const;

/** A change of the settings; repeating it changes nothing. */
export type SettingsChange = (db: ShardDb) => BatchItem<'sqlite'>;

/**
 * Everything that the settings show, except the account and the devices; after `change`, in the same round
 * trip.
 */
export async function findSettings(db: ShardDb, userId: string, change: SettingsChange | null) {
  const [preferences, [quiet], stops, tests] = change
    ? await retried(async () => {
        const [, ...read] = await db.batch([change(db), ...selectSettings(db, userId)]);
        return read;
      })
    : await db.batch(selectSettings(db, userId));
  return { preferences, quiet: quiet ?? null, stops, tests };
}

/** Stores a deviation from the default; a default has no row. */
export const preferenceChange =
  (preference: Preference, isDefault: boolean): SettingsChange =>
  (db) => {
    const { userId, kind, channel, enabled, consentVersion, updatedAt } = preference;
    const key = and(
      eq(notificationPreferences.userId, userId),
      eq(notificationPreferences.kind, kind),
      eq(notificationPreferences.channel, channel),
    );
    if (isDefault) return db.delete(notificationPreferences).where(key);
    return db
      .insert(notificationPreferences)
      .values(preference)
      .onConflictDoUpdate({
        target: [
          notificationPreferences.userId,
          notificationPreferences.kind,
          notificationPreferences.channel,
        ],
        set: { enabled, consentVersion, updatedAt },
      });
  };

/** Sets quiet hours; null removes them. */
export const quietHoursChange =
  (userId: string, hours: { fromMinute: number; toMinute: number } | null): SettingsChange =>
  (db) => {
    if (!hours) return db.delete(quietHours).where(eq(quietHours.userId, userId));
    return db
      .insert(quietHours)
      .values({ userId, ...hours })
      .onConflictDoUpdate({ target: quietHours.userId, set: hours });
  };

/** Stores a test message and lifts a stop of the channel, so that the provider decides again. */
export function storeTest(
  db: ShardDb,
  { id, userId, channel, now }: { id: string; userId: string; channel: Channel; now: number },
) {
  return db.batch([
    db.delete(deliveryStops).where(and(eq(deliveryStops.userId, userId), eq(deliveryStops.channel, channel))),
    db.insert(messages).values({
      id,
      channel,
      kind: 'test',
      recipient: '',
      recipientKey: '',
      userId,
      data: {},
      dueAt: now,
      createdAt: now,
    }),
  ]);
}

/** Turns off mails about an event; false if the account no longer exists. */
export async function unsubscribe(db: ShardDb, preference: Preference): Promise<boolean> {
  const [written] = await db.all<{ id: string }>(
    sql`${insertWhere(notificationPreferences, preference, sql`from ${sellers} where id = ${preference.userId} and erasing_at is null`)}
      on conflict (user_id, kind, channel) do update set enabled = excluded.enabled, updated_at = excluded.updated_at
      returning user_id as id`,
  );
  return written !== undefined;
}

/** Whether a person wants mails about an event: null if it is the default, or the account is deleted. */
export async function findMailPreference(db: ShardDb, userId: string, kind: Preference['kind']) {
  const [row] = await db
    .select({ enabled: notificationPreferences.enabled })
    .from(notificationPreferences)
    .where(
      and(
        eq(notificationPreferences.userId, userId),
        eq(notificationPreferences.kind, kind),
        eq(notificationPreferences.channel, 'mail'),
      ),
    );
  return row?.enabled ?? null;
}
