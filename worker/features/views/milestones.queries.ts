import { type SQL, sql } from 'drizzle-orm';
import { viewMilestones } from '../../../schema/shard';
import { insertWhere, updateWhere } from '../../platform/db';
import type { ListingKey } from '../../platform/view-counts';
import { notifyWhere, told } from '../notifications/notifications.sql';

/** A listing that has passed milestones since the last time. */
export interface PassedMilestones extends ListingKey {
  listingId: string;
  /** The id of the notification about the highest one. */
  notificationId: string;
  milestones: number[];
}

/**
 * In the batch that writes counts: stores the milestones that listings have passed, once each, and notifies
 * the seller only of the highest new one (from 9 views to 120 it is 100). `notification_sent` marks the
 * notified ones, so a repeated batch adds nothing.
 */
export function passMilestones(sellerId: string, passed: PassedMilestones[], now: number): SQL[] {
  if (passed.length === 0) return [];
  const given = sql`json_each(${JSON.stringify(passed)}) p`;
  const id = sql`p.value ->> 'listingId'`;
  const values = { vehicle: sql`coalesce(v.name, r.vehicle_name)`, views: sql`m.milestone` };
  const ofVehicle = told('view_milestone', values);
  const ofPage = told('page_milestone', values);
  return [
    insertWhere(
      viewMilestones,
      {
        listingId: id,
        vehicleId: sql`p.value ->> 'vehicleId'`,
        republishedVehicleId: sql`p.value ->> 'republishedVehicleId'`,
        milestone: sql`m.value`,
        notificationSent: false,
        achievedAt: now,
      },
      sql`from ${given}, json_each(p.value -> 'milestones') m where true
      on conflict (listing_id, milestone) do nothing`,
    ),
    notifyWhere(
      {
        id: sql`p.value ->> 'notificationId'`,
        userId: sellerId,
        kind: sql`iif(m.republished_vehicle_id is null, ${ofVehicle.kind}, ${ofPage.kind})`,
        values: sql`iif(m.republished_vehicle_id is null, ${ofVehicle.values}, ${ofPage.values})`,
        relatedEntityId: sql`m.listing_id`,
        createdAt: now,
      },
      sql`from ${given} join ${viewMilestones} m on m.listing_id = ${id} and m.milestone = (
            select max(milestone) from ${viewMilestones} where listing_id = ${id} and notification_sent = 0)
          left join vehicles v on v.id = m.vehicle_id and v.is_active = 1
          left join republished_vehicles r on r.id = m.republished_vehicle_id and r.is_active = 1
          where iif(m.republished_vehicle_id is null, v.id, r.id) is not null and exists (select 1 from sellers where id = ${sellerId})`,
    ),
    updateWhere(
      viewMilestones,
      { notificationSent: true },
      sql`where notification_sent = 0 and listing_id in (select ${id} from ${given})`,
    ),
  ];
}
