import { eq, sql } from 'drizzle-orm';
import { leadOffers, leads, republishedVehicles, vehicles } from '../../../schema/shard';
import { runTogether, type ShardDb } from '../../platform/db';
import { notify, told } from '../notifications/notifications.sql';

/** An offer with its vehicle's name, and the version of the consent text. */
export async function findOffer(db: ShardDb, offerId: string) {
  const [row] = await db
    .select({
      vehicleName: sql<string | null>`coalesce(${vehicles.name}, ${republishedVehicles.vehicleName})`,
      priceMinor: leadOffers.priceMinor,
      currency: leadOffers.currency,
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

/** Replaces a number where one is required: different for each lead, and never a real one. */
const NOBODY = 'withdrawn ';

/**
 * Withdraws one offer and notifies the seller, in one batch; false if that was done before. The lead shows the latest remaining
 * offer; with the last one the buyer is erased from it. That there was an offer, and its amount, is kept, because it was counted.
 */
export async function withdrawOffer(
  db: ShardDb,
  offerId: string,
  { notificationId, now }: { notificationId: string; now: number },
): Promise<boolean> {
  const lead = sql`(select lead_id from lead_offers where id = ${offerId})`;
  const left = sql`from lead_offers f where f.lead_id = leads.id and f.withdrawn_at is null`;
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
    sql`update lead_offers set withdrawn_at = ${now}, buyer_name = null, message = null
      where id = ${offerId} and withdrawn_at is null`,
    ...notification,
    sql`update leads set (buyer_name, offer_price_minor, offer_currency, message, last_offer_at) = (
        select f.buyer_name, f.price_minor, f.currency, f.message, f.created_at ${left}
        order by f.created_at desc, f.id desc limit 1), updated_at = ${now}
      where id = ${lead} and withdrawn_at is null and exists (select 1 ${left})`,
    sql`update leads set buyer_name = null, buyer_mobile = ${NOBODY} || id, device_hash = null, message = null, notes = null,
        follow_up_at = null, withdrawn_at = ${now}, updated_at = ${now}
      where id = ${lead} and withdrawn_at is null and not exists (select 1 ${left})`,
  ]);
  return withdrawn === 1;
}
