import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { CurrencyCode } from '../../../schema/common/currencies';
import { leadOffers, leads, republishedVehicles, sellers, vehicles } from '../../../schema/shard';
import type { ShardDb } from '../../platform/db';
import { minorUnits } from '../vehicles/price.sql';
import { asColumn, isPublic, isRemoved } from '../vehicles/visibility.sql';
import type { Offer } from './create-lead.queries';
import { OFFER_LIMITS } from './judge-offer.sql';

export interface OfferRejection {
  /** The offer that this one repeats, and whether it came from the same device or network. */
  repeated: { leadId: string; offerId: string; isSameBuyer: boolean } | null;
  currency: CurrencyCode;
  isSold: boolean;
  isRemoved: boolean;
  isPublic: boolean;
  /** How many offers this phone has made on this listing from here within its limit's period. */
  fromPhone: number;
}

type ListingState = Pick<OfferRejection, 'currency' | 'isSold' | 'isRemoved' | 'isPublic'>;

/** What the owner's shard knows of a republished page. */
interface Granted {
  vehicle: { status: string };
  isGranted: boolean;
  isPublic: boolean;
  isVehicleRemoved: boolean;
}
type GrantState = Granted | null;

/** A republished page with its vehicle, whatever their status. Selling the vehicle has ended its pages. */
async function pageOf(db: ShardDb, id: string, granted: GrantState): Promise<ListingState | undefined> {
  const [page] = await db
    .select({
      currency: republishedVehicles.customCurrency,
      status: republishedVehicles.status,
      isActive: sellers.isActive,
      erasingAt: sellers.erasingAt,
    })
    .from(republishedVehicles)
    .innerJoin(sellers, eq(sellers.id, republishedVehicles.republisherId))
    .where(eq(republishedVehicles.id, id));
  if (!page || page.status === 'pending') return undefined;
  const isSold = granted?.vehicle.status === 'sold';
  const hasEnded = page.status !== 'active' || !granted?.isGranted;
  const isUp = Boolean(granted?.isPublic);
  return {
    currency: page.currency,
    isSold,
    isRemoved:
      !granted || granted.isVehicleRemoved || page.erasingAt !== null || (!isSold && isUp && hasEnded),
    isPublic: isUp && page.isActive,
  };
}

/** The listing of an offer, whatever its status. */
async function listingOf(
  db: ShardDb,
  { kind, listingId }: Offer,
  granted: GrantState,
): Promise<ListingState | undefined> {
  if (kind === 'republished') return pageOf(db, listingId, granted);
  const [vehicle] = await db
    .select({
      currency: vehicles.currency,
      isSold: asColumn(sql`${vehicles.status} = 'sold'`),
      isRemoved: asColumn(isRemoved()),
      isPublic: asColumn(isPublic()),
    })
    .from(vehicles)
    .innerJoin(sellers, eq(sellers.id, vehicles.userId))
    .where(eq(vehicles.id, listingId));
  return vehicle;
}

/** Why an offer was refused, determined only afterwards; null for a listing that never existed. */
export async function findOfferRejection(
  db: ShardDb,
  offer: Offer,
  granted: GrantState = null,
): Promise<OfferRejection | null> {
  const { buyerMobile, createdAt: now, deviceHash, networkHash } = offer;
  const { perPhone, repeatWindowMs } = OFFER_LIMITS;
  const ofPhone = and(eq(leads.listingId, offer.listingId), eq(leads.buyerMobile, buyerMobile));
  const isSameBuyer = sql<boolean>`(${leads.deviceHash} = ${deviceHash} or ${leadOffers.networkHash} = ${networkHash})`;
  const minor = minorUnits(offer.price, leads.offerCurrency);
  // Not a batch, whose rows D1 returns by column name: three tables have a status or an is_active.
  const [listing, [repeated], [phone]] = await Promise.all([
    listingOf(db, offer, granted),
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
          sql`${leadOffers.withdrawnAt} is null and ${leadOffers.priceMinor} = ${minor}
            and ${leadOffers.payment} is ${offer.payment}`,
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
