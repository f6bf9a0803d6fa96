import { and, count, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { CurrencyCode } from '../../../schema/common/currencies';
import { leadOffers, leads, republishedVehicles, users, vehicles } from '../../../schema/tables';
import type { Db } from '../../platform/db';
import { minorUnits } from '../vehicles/price.guards';
import { asColumn, isPublic, isRemoved } from '../vehicles/visibility.guards';
import { OFFER_LIMITS, type Offer } from './create-lead.queries';

export interface OfferRejection {
  /** The offer that this one repeats, and whether it came from the same device or network. */
  repeated: { leadId: string; offerId: string; isSameBuyer: boolean } | null;
  currency: CurrencyCode;
  isSold: boolean;
  isRemoved: boolean;
  isPublic: boolean;
  /** How many offers this phone has made on this listing from here in the time of its limit. */
  fromPhone: number;
}

/** The listing of an offer, in whatever state it is. */
function listingOf(db: Db, { kind, listingId }: Offer) {
  const isSold = sql`${vehicles.status} = 'sold'`;
  if (kind === 'vehicle') {
    return db
      .select({
        currency: vehicles.currency,
        isSold: asColumn(isSold),
        isRemoved: asColumn(isRemoved()),
        isPublic: asColumn(isPublic()),
      })
      .from(vehicles)
      .innerJoin(users, eq(users.id, vehicles.userId))
      .where(eq(vehicles.id, listingId));
  }
  const republishers = alias(users, 'p');
  return db
    .select({
      currency: republishedVehicles.customCurrency,
      isSold: asColumn(isSold),
      isRemoved: asColumn(
        sql`(${isRemoved()} or (not ${isSold} and ${republishedVehicles.status} <> 'active') or p.erasing_at is not null)`,
      ),
      // The sale of a vehicle has ended its pages.
      isPublic: asColumn(sql`(${isPublic()} and p.is_active = 1)`),
    })
    .from(republishedVehicles)
    .innerJoin(vehicles, eq(vehicles.id, republishedVehicles.originalVehicleId))
    .innerJoin(users, eq(users.id, vehicles.userId))
    .innerJoin(republishers, eq(republishers.id, republishedVehicles.republisherId))
    .where(eq(republishedVehicles.id, listingId));
}

/** Why an offer was refused, read only after it was; null for a listing that never existed. */
export async function findOfferRejection(db: Db, offer: Offer): Promise<OfferRejection | null> {
  const { buyerMobile, createdAt: now, deviceHash, networkHash } = offer;
  const { perPhone, repeatWindowMs } = OFFER_LIMITS;
  const ofPhone = and(eq(leads.listingId, offer.listingId), eq(leads.buyerMobile, buyerMobile));
  const isSameBuyer = sql<boolean>`(${leads.deviceHash} = ${deviceHash} or ${leadOffers.networkHash} = ${networkHash})`;
  const minor = minorUnits(offer.price, leads.offerCurrency);
  // Not a batch: D1 answers those by column name, and three tables have a status or an is_active.
  const [[listing], [repeated], [phone]] = await Promise.all([
    listingOf(db, offer),
    db
      .select({
        leadId: leadOffers.leadId,
        offerId: leadOffers.id,
        isSameBuyer: isSameBuyer.mapWith(Boolean),
      })
      .from(leadOffers)
      .innerJoin(leads, eq(leads.id, leadOffers.leadId))
      .where(
        and(
          ofPhone,
          gt(leadOffers.createdAt, now - repeatWindowMs),
          sql`${leadOffers.withdrawnAt} is null and ${leadOffers.priceMinor} = ${minor}`,
        ),
      )
      .limit(1),
    db
      .select({ count: count() })
      .from(leadOffers)
      .innerJoin(leads, eq(leads.id, leadOffers.leadId))
      .where(and(ofPhone, gt(leadOffers.createdAt, now - perPhone.windowMs), isSameBuyer)),
  ]);
  return listing ? { ...listing, repeated: repeated ?? null, fromPhone: phone?.count ?? 0 } : null;
}
