import { type SQL, sql } from 'drizzle-orm';
import { type Db, newIdInSql } from '../../platform/db';
import { firstIdAt } from '../../platform/random';
import { storeMessagesOf } from '../messages/messages.guards';
import { notifyWhere } from '../notifications/notifications.guards';

/** The page of a vehicle was closed by that vehicle's sale, and by nothing else since. */
const isClosedBySale = sql`r.status = 'ended' and r.ended_reason = 'sold' and r.updated_at = v.sold_at`;

const isGone = sql`(v.is_active = 0 or v.status = 'sold' or v.republish_policy = 'deny')`;

const ended = sql`'Your page of ' || v.name || ' has ended'`;

/** Tells the republishers of a vehicle that the batch's first statement has sold, deleted or denied; before endRepublished. */
export const tellRepublishers = (db: Db, vehicleId: string, now: number) =>
  db.run(
    notifyWhere(
      {
        id: newIdInSql(now, sql`r.republisher_id`),
        userId: sql`r.republisher_id`,
        type: 'republish',
        title: ended,
        message: sql`case when v.is_active = 0 then 'Its owner has removed the vehicle.'
          when v.status = 'sold' then 'The vehicle has been sold.'
          else 'Its owner no longer lets others offer it.' end`,
        relatedEntityType: 'republished_vehicle',
        relatedEntityId: sql`r.id`,
        createdAt: now,
      },
      sql`from republished_vehicles r join vehicles v on v.id = r.original_vehicle_id
        where r.original_vehicle_id = ${vehicleId} and r.status = 'active' and ${isGone}`,
    ),
  );

/** Notifies republishers whose pages were closed by the sales of these vehicles; in the batch that makes the sales final. */
export const tellOfSales = (db: Db, vehicleIds: SQL, now: number) =>
  db.run(
    notifyWhere(
      {
        id: newIdInSql(now, sql`r.republisher_id`),
        userId: sql`r.republisher_id`,
        type: 'republish',
        title: ended,
        message: 'The vehicle has been sold.',
        relatedEntityType: 'republished_vehicle',
        relatedEntityId: sql`r.id`,
        createdAt: now,
      },
      sql`from republished_vehicles r join vehicles v on v.id = r.original_vehicle_id
        where v.id in (${vehicleIds}) and ${isClosedBySale}`,
    ),
  );

/** The messages for what the two statements above have written at `now`, whose ids only they know; the last of their batch. */
export const messageRepublishers = (db: Db, now: number) =>
  db.run(
    storeMessagesOf({
      kind: 'republish',
      which: sql`e.id >= ${firstIdAt(now)} and e.id < ${firstIdAt(now + 1)} and e.type = 'republish'
        and e.related_entity_type = 'republished_vehicle'`,
    }),
  );

/** Reopens the pages that a sale closed; after the statement that undoes the sale, before the one that clears its time. */
export const reopenRepublished = (db: Db, vehicleId: string, now: number) =>
  db.run(sql`
    update republished_vehicles set status = 'active', is_active = 1, ended_reason = null, updated_at = ${now}
    where id in (
      select r.id from republished_vehicles r join vehicles v on v.id = r.original_vehicle_id
      where v.id = ${vehicleId} and v.status <> 'sold' and ${isClosedBySale})`);

/** Ends every republished page of such a vehicle. Does nothing while the vehicle is up. */
export const endRepublished = (db: Db, vehicleId: string, now: number) =>
  db.run(sql`
    update republished_vehicles set status = 'ended', is_active = 0, updated_at = ${now},
      ended_reason = case when v.is_active = 0 then 'deleted' when v.status = 'sold' then 'sold' else 'denied' end
    from vehicles v
    where v.id = republished_vehicles.original_vehicle_id and original_vehicle_id = ${vehicleId}
      and republished_vehicles.status = 'active' and ${isGone}`);
