import { eq, sql } from 'drizzle-orm';
import { consentTexts, leadOffers, leads, vehicles } from '../../../schema/tables';
import { changesOf, type Db } from '../../platform/db';
import { notifyWhere } from '../notifications/notifications.guards';

/** An offer with the lead it belongs to, and the words its buyer agreed to. */
export async function findOffer(db: Db, offerId: string) {
  const [row] = await db
    .select({
      leadId: leadOffers.leadId,
      vehicleName: vehicles.name,
      priceMinor: leadOffers.priceMinor,
      currency: leadOffers.currency,
      createdAt: leadOffers.createdAt,
      withdrawnAt: leads.withdrawnAt,
      consent: consentTexts.text,
    })
    .from(leadOffers)
    .innerJoin(leads, eq(leads.id, leadOffers.leadId))
    .leftJoin(vehicles, eq(vehicles.id, leads.vehicleId))
    .leftJoin(consentTexts, eq(consentTexts.version, leads.consentVersion))
    .where(eq(leadOffers.id, offerId));
  return row ?? null;
}

/** In a number's place, where one is asked for: different for each lead, and never anybody's. */
const NOBODY = 'withdrawn ';

/**
 * Takes the buyer out of a lead and all its offers, and tells the seller, in one batch; false when that was done before. That
 * there was an offer, and of how much, stays: it was counted.
 */
export async function withdrawLead(
  db: Db,
  leadId: string,
  { notificationId, now }: { notificationId: string; now: number },
): Promise<boolean> {
  const [withdrawn] = await db.batch([
    db.run(sql`update leads set buyer_name = null, buyer_mobile = ${NOBODY} || id, message = null, notes = null,
      follow_up_at = null, withdrawn_at = ${now}, updated_at = ${now} where id = ${leadId} and withdrawn_at is null`),
    db.run(
      notifyWhere(
        {
          id: notificationId,
          userId: sql`l.owner_id`,
          type: 'system',
          title: 'Offer withdrawn by the buyer',
          message: sql`coalesce(v.name, 'A lead')`,
          relatedEntityType: 'lead',
          relatedEntityId: sql`l.id`,
          createdAt: now,
        },
        sql`from leads l left join vehicles v on v.id = l.vehicle_id where l.id = ${leadId} and changes() = 1`,
      ),
    ),
    db.run(sql`update lead_offers set message = null
      where lead_id = ${leadId} and exists (select 1 from leads where id = ${leadId} and withdrawn_at is not null)`),
  ]);
  return changesOf(withdrawn) === 1;
}
