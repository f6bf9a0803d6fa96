import { sql } from 'drizzle-orm';
import { viewMilestones } from '../../../schema/tables';
import { VIEW_MILESTONES } from '../../../schema/views/input';
import type { Db } from '../../platform/db';
import { newId } from '../../platform/random';
import type { ListingKey } from '../../platform/view-counts';
import { notifyWhere } from '../notifications/notifications.guards';

/**
 * For the batch that writes a listing's count: keeps the milestones it has passed, once each, and tells of the highest new one
 * alone (from 9 views to 120 it is 100). The notification is the second statement.
 */
export function passMilestones(
  db: Db,
  { vehicleId, republishedVehicleId }: ListingKey,
  {
    notificationId,
    viewCount,
    now,
  }: { notificationId: string; viewCount: ReturnType<typeof sql>; now: number },
) {
  const listingId = republishedVehicleId ?? vehicleId;
  const milestones = VIEW_MILESTONES.map((milestone) => ({ id: newId(now), milestone }));
  const isNew = sql`listing_id = ${listingId} and notification_sent = 0`;
  const owner = republishedVehicleId
    ? sql`(select republisher_id from republished_vehicles where id = ${republishedVehicleId})`
    : sql`v.user_id`;
  return [
    db.run(sql`insert into ${viewMilestones}
        (id, listing_id, vehicle_id, republished_vehicle_id, milestone, notification_sent, achieved_at)
      select value ->> 'id', ${listingId}, ${vehicleId}, ${republishedVehicleId}, value ->> 'milestone', 0, ${now}
      from json_each(${JSON.stringify(milestones)}) where value ->> 'milestone' <= ${viewCount}
      on conflict (listing_id, milestone) do nothing`),
    db.run(
      notifyWhere(
        {
          id: notificationId,
          userId: owner,
          type: 'view_milestone',
          title: sql`'Your ' || v.name || ' has been viewed ' || format('%,d', m.milestone) || ' times'`,
          message: 'Share its page again to reach even more buyers.',
          relatedEntityType: republishedVehicleId ? 'republished_vehicle' : 'vehicle',
          relatedEntityId: listingId,
          createdAt: now,
        },
        sql`from ${viewMilestones} m join vehicles v on v.id = m.vehicle_id
          where ${isNew} and v.is_active = 1 and ${owner} is not null order by m.milestone desc limit 1`,
      ),
    ),
    db.run(sql`update ${viewMilestones} set notification_sent = 1 where ${isNew}`),
  ] as const;
}
