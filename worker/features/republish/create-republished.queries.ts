import { eq, sql } from 'drizzle-orm';
import { activityLogs, republishedVehicles, shortCodes, users, vehicles } from '../../../schema/tables';
import { type Db, insertWhere } from '../../platform/db';
import { retried } from '../../platform/retry';
import { countUsage, type Month, usedInMonth } from '../limits/limits.guards';
import { storeMessagesOf } from '../messages/messages.guards';
import { notifyWhere } from '../notifications/notifications.guards';
import { byCurrency, minorUnits } from '../vehicles/price.guards';
import { asColumn, isForSale, isPublic, isRemoved } from '../vehicles/visibility.guards';

export interface NewRepublished {
  id: string;
  notificationId: string;
  code: string;
  /** The original, or a republished page of it. */
  vehicleId: string;
  republisherId: string;
  republisherName: string;
  /** Major units: the original's currency is known only inside the statement. */
  price: number;
  /** How many decimals the price needs: more than the currency has is no price in it. */
  decimals: number;
  customMobileNumber: string;
  now: number;
  month: Month;
  monthlyLimit: number | null;
}

/** A republish of a republish points to the original. */
const originalOf = (id: string) =>
  sql`coalesce((select original_vehicle_id from republished_vehicles where id = ${id}), ${id})`;

/** The owner allows this person: somebody refused or cut off stays out until the owner approves. */
const ownerAllows = (republisherId: string) => {
  const answered = (statuses: string) => sql`exists (
    select 1 from republish_requests where vehicle_id = v.id and requester_id = ${republisherId}
      and status in (${sql.raw(statuses)})
  )`;
  return sql`(v.republish_policy <> 'deny' and ${answered("'approved'")}
    or v.republish_policy = 'allow' and not ${answered("'denied', 'revoked'")})`;
};

/**
 * Republishes if the vehicle is up, its owner allows it and the plan has room: page, usage, short code, notice to the owner and
 * log in one batch, each after the first statement. False when a guard did not hold.
 */
export async function insertRepublished(db: Db, page: NewRepublished): Promise<boolean> {
  const { id, republisherId, now, month, monthlyLimit } = page;
  const created = sql`from republished_vehicles r join vehicles v on v.id = r.original_vehicle_id where r.id = ${id}`;
  const isThere = () =>
    db.select({ id: republishedVehicles.id }).from(republishedVehicles).where(eq(republishedVehicles.id, id));
  const write = () =>
    db.batch([
      db.run(
        sql`${insertWhere(
          republishedVehicles,
          {
            id,
            originalVehicleId: sql`v.id`,
            republisherId,
            customPriceMinor: minorUnits(page.price, sql`v.currency`),
            customCurrency: sql`v.currency`,
            customMobileNumber: page.customMobileNumber,
            createdAt: now,
            updatedAt: now,
          },
          sql`from vehicles v join users o on o.id = v.user_id
        where v.id = ${originalOf(page.vehicleId)} and ${isForSale('v', 'o')}
          and v.user_id <> ${republisherId} and ${ownerAllows(republisherId)}
          and ${page.decimals} <= ${byCurrency(sql`v.currency`, ({ decimals }) => decimals)}
          and (${monthlyLimit} is null or ${usedInMonth(republisherId, 'republish', month)} < ${monthlyLimit})`,
        )} on conflict do nothing`,
      ),
      db.run(countUsage(republisherId, 'republish', month, now, created)),
      db.run(
        insertWhere(
          shortCodes,
          { code: page.code, ownerId: republisherId, republishedVehicleId: id, createdAt: now },
          created,
        ),
      ),
      db.run(
        notifyWhere(
          {
            id: page.notificationId,
            userId: sql`v.user_id`,
            type: 'republish',
            title: sql`${page.republisherName} || ' offers your ' || v.name`,
            message: 'See who republished it, or end their page, under Republishing in the menu of its card.',
            relatedEntityType: 'republishing',
            relatedEntityId: sql`v.id`,
            metadata: sql`json_object('republishedId', ${id})`,
            createdAt: now,
          },
          created,
        ),
      ),
      db.run(
        insertWhere(
          activityLogs,
          {
            id,
            userId: republisherId,
            action: 'vehicle_republished',
            entityType: 'republished_vehicle',
            entityId: id,
            description: sql`'Republished ' || v.name`,
            createdAt: now,
          },
          created,
        ),
      ),
      isThere(),
      db.run(storeMessagesOf({ kind: 'republish', which: sql`e.id = ${page.notificationId}` })),
    ]);
  return retried(
    async () => (await write())[5].length === 1,
    async () => (await isThere()).length === 1 || null,
  );
}

/** The rejection reason, looked up only after a refusal; null for a vehicle that never existed. */
export async function findObstacle(
  db: Db,
  { vehicleId, republisherId, month }: Pick<NewRepublished, 'vehicleId' | 'republisherId' | 'month'>,
) {
  const [row] = await db
    .select({
      ownerId: vehicles.userId,
      currency: vehicles.currency,
      status: vehicles.status,
      isRemoved: asColumn(isRemoved()),
      isPublic: asColumn(isPublic()),
      isRepublished: sql<boolean>`exists (
        select 1 from republished_vehicles r
        where r.original_vehicle_id = ${vehicles.id} and r.republisher_id = ${republisherId} and r.status = 'active'
      )`.mapWith(Boolean),
      used: sql<number>`${usedInMonth(republisherId, 'republish', month)}`,
    })
    .from(vehicles)
    .innerJoin(users, eq(users.id, vehicles.userId))
    .where(sql`${vehicles.id} = ${originalOf(vehicleId)}`);
  return row ?? null;
}
