import { eq, sql } from 'drizzle-orm';
import { leadOffers, leads, republishedVehicles, vehicles } from '../../../schema/shard';
import { runTogether, type ShardDb, updateWhere } from '../../platform/db';
import { notify, told } from '../notifications/notifications.sql';
import { maskBuyer } from '../papers/erasure.sql';
import { dropWantsOfWithdrawn } from '../wants/wants.sql';
import { latestOffer, SHOWN_OFFER } from './latest-offer.sql';

/** An offer with its vehicle's name, and the version of the consent text. */
export async function findOffer(db: ShardDb, offerId: string) {
  const [row] = await db
    .select({
      vehicleName: sql<string | null>`coalesce(${vehicles.name}, ${republishedVehicles.vehicleName})`,
      priceMinor: leadOffers.priceMinor,
      currency: leadOffers.currency,
      payment: leadOffers.payment,
      createdAt: leadOffers.createdAt,
      withdrawnAt: leadOffers.withdrawnAt,
      consentVersion: leadOffers.consentVersion,
      ownerId: leads.ownerId,
    })
    .from(leadOffers)
    .innerJoin(leads, eq(leads.id, leadOffers.leadId))
    .leftJoin(vehicles, eq(vehicles.id, leads.vehicleId))
    .leftJoin(republishedVehicles, eq(republishedVehicles.id, leads.republishedVehicleId))
    .where(eq(leadOffers.id, offerId));
  return row ?? null;
}

/** Replaces the number, which is required: unique to each lead, and never a real one. */
const NOBODY = 'withdrawn ';

/**
 * Withdraws one offer and notifies the seller, in one batch; false if that was done before. The lead then
 * shows the latest remaining offer; withdrawing the last one erases the buyer from it. The offer's existence
 * and amount are kept, because they were counted.
 */
export async function withdrawOffer(
  db: ShardDb,
  offerId: string,
  { notificationId, now }: { notificationId: string; now: number },
): Promise<boolean> {
  const lead = sql`(select lead_id from lead_offers where id = ${offerId})`;
  const left = latestOffer(lead);
  const notification = notify(
    {
      id: notificationId,
      userId: sql`l.owner_id`,
      ...told('offer_withdrawn', { vehicle: sql`coalesce(v.name, r.vehicle_name)` }),
      relatedEntityId: sql`l.id`,
      createdAt: now,
    },
    sql`from leads l left join vehicles v on v.id = l.vehicle_id
      left join republished_vehicles r on r.id = l.republished_vehicle_id where l.id = ${lead} and changes() = 1`,
  );
  const [withdrawn] = await runTogether(db, [
    updateWhere(
      leadOffers,
      { withdrawnAt: now, buyerName: null, message: null, payment: null },
      sql`where id = ${offerId} and withdrawn_at is null`,
    ),
    ...notification,
    updateWhere(
      leads,
      { ...SHOWN_OFFER, updatedAt: now },
      sql`from ${left} where leads.id = ${lead} and leads.withdrawn_at is null`,
    ),
    updateWhere(
      leads,
      {
        buyerName: null,
        buyerMobile: sql`${NOBODY} || id`,
        deviceHash: null,
        message: null,
        payment: null,
        notes: null,
        followUpAt: null,
        withdrawnAt: now,
        updatedAt: now,
      },
      sql`where id = ${lead} and withdrawn_at is null and not exists (select 1 from ${left})`,
    ),
    maskBuyer(
      now,
      sql`(owner_id, vehicle_id) = (select owner_id, vehicle_id from leads where id = ${lead})
        and lead_id = ${lead} and not exists (select 1 from ${left})`,
    ),
    dropWantsOfWithdrawn(lead),
  ]);
  return withdrawn === 1;
}
