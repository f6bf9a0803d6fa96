import type { PlanId } from '../../../schema/billing/plan-names';
import { PLANS } from '../../../schema/billing/plans';
import { type CurrencyCode, toMajor } from '../../../schema/common/currencies';
import { mediaUrl, rcUrl } from '../../../schema/media/input';
import type { ProfileVehicleDto } from '../../../schema/profile/output';
import { NEW_DAYS } from '../../../schema/profile/public-profile';
import type { PublicFacts, VehicleFacts } from '../../../schema/vehicles/facts';
import type { ListingDto, OwnVehicleDto, VehicleCardDto, VehicleDto } from '../../../schema/vehicles/output';
import { droppedMinor } from '../../../schema/vehicles/price-history';
import { iso } from '../../platform/clock';
import { cardVersion, vehicleCard } from '../cards/card-facts';
import { toPapersDto } from '../papers-ready/papers.dto';
import { toPublisherDto } from '../profile/profile.service';
import type { Answerer } from '../staff/members.sql';
import { type CardRow, MORE_VEHICLES } from './more-vehicles.sql';
import { UNDO_SOLD_MS } from './sale.queries';
import type { findListing, OwnRow, VehicleRow } from './vehicles.queries';

/** The photos that buyers see: those of a larger plan are kept, but not shown. */
export const shownPhotos = (images: readonly string[], plan: PlanId) => images.slice(0, PLANS[plan].photos);

const NEW_MS = NEW_DAYS * 24 * 3_600_000;

const imageUrls = (keys: string[]) => keys.map((key) => mediaUrl(key));

/** The numbers of registration and stock are private to the seller. */
function publicFacts({
  registrationNumber: _registration,
  stockNumber: _stock,
  ...facts
}: VehicleFacts): PublicFacts {
  return facts;
}

/** `seesRc`: whether to include the RC's address. */
export function toVehicleDto(row: VehicleRow, { seesRc }: { seesRc: boolean }): VehicleDto {
  return {
    id: row.id,
    userId: row.userId,
    name: row.name,
    price: toMajor(row.priceMinor, row.currency),
    currency: row.currency,
    year: row.year,
    fuelType: row.fuelType,
    transmission: row.transmission,
    kmsDriven: row.kmsDriven,
    status: row.status,
    images: imageUrls(row.images),
    kind: row.kind,
    make: row.make,
    model: row.model,
    body: row.body,
    city: row.city,
    owners: row.owners,
    registrationState: row.registrationState,
    rto: row.rto,
    facts: publicFacts(row.facts),
    papers: toPapersDto(row.papers),
    specifications: row.specifications,
    description: row.description,
    rcImageUrl: seesRc && row.rcKey ? rcUrl(row.rcKey) : null,
    hasRc: row.rcKey !== null,
    showRc: row.showRc,
    showInProfile: row.showInProfile,
    displayOrder: row.displayOrder,
    republishPolicy: row.republishPolicy,
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    heldUntil: row.status === 'pending' ? iso(row.tokenUntil) : null,
  };
}

/** Until when a sale can be undone; null if it cannot. */
const undoUntil = ({ status, soldAt, soldFinalAt }: VehicleRow) =>
  status === 'sold' && soldAt !== null && soldFinalAt === null ? iso(soldAt + UNDO_SOLD_MS) : null;

export const toAnswererDto = (answerer: Answerer | null) =>
  answerer && { ...answerer, isConfirmed: answerer.isConfirmed === 1 };

/** `views`: of all the seller's listings, by listing id. */
export const toOwnVehicleDto = (
  { vehicle, hidden, answerer, republishCount, code }: OwnRow,
  views: Map<string, number>,
  origin: string,
): OwnVehicleDto => ({
  ...toVehicleDto(vehicle, { seesRc: true }),
  version: vehicle.version,
  registrationNumber: vehicle.facts.registrationNumber ?? null,
  stockNumber: vehicle.facts.stockNumber ?? null,
  ...hidden,
  basePrice: vehicle.basePriceMinor === null ? null : toMajor(vehicle.basePriceMinor, vehicle.currency),
  soldPrice: vehicle.soldPriceMinor === null ? null : toMajor(vehicle.soldPriceMinor, vehicle.currency),
  undoUntil: undoUntil(vehicle),
  answerer: toAnswererDto(answerer),
  views: views.get(vehicle.id) ?? 0,
  republishCount,
  scans: code?.scans ?? 0,
  shortUrl: code ? `${origin}/q/${code.code}` : `${origin}/vehicle/${vehicle.id}`,
});

type Listing = NonNullable<Awaited<ReturnType<typeof findListing>>>;

export const toVehicleCardDto = (row: CardRow): VehicleCardDto => ({
  id: row.id,
  name: row.name,
  price: toMajor(row.priceMinor, row.currency),
  currency: row.currency,
  year: row.year,
  kmsDriven: row.kmsDriven,
  status: row.status,
  images: imageUrls(row.images),
});

/** A seller's other vehicles, without those picked for the page. */
export function toMoreDto(rows: CardRow[], picks: CardRow[] = []): VehicleCardDto[] {
  const shown = new Set(picks.map(({ id }) => id));
  const others = rows.filter(({ id }) => !shown.has(id));
  return others.slice(0, MORE_VEHICLES - picks.length).map(toVehicleCardDto);
}

export const toProfileVehicleDto = (row: VehicleRow, now: number): ProfileVehicleDto => ({
  ...toVehicleCardDto(row),
  description: row.description,
  fuelType: row.fuelType,
  transmission: row.transmission,
  showInProfile: row.showInProfile,
  displayOrder: row.displayOrder,
  isNew: row.createdAt > now - NEW_MS,
  dropped: droppedOf(row, now),
});

/** The number of who answers for the vehicle, shown even if the seller hides their own. */
const numberOf = (answerer: Answerer | null) =>
  answerer && { mobileNumber: answerer.mobileNumber, phoneVerified: answerer.isConfirmed === 1 };

/** By how much a listing's price has dropped, in major units, as buyers are told; null if they are not. */
export function droppedOf(
  listing: Parameters<typeof droppedMinor>[0] & { currency: CurrencyCode },
  now: number,
) {
  const minor = droppedMinor(listing, now);
  return minor === null ? null : toMajor(minor, listing.currency);
}

export function toListingDto(listing: Listing, seesRc: boolean, now: number): ListingDto {
  const vehicle = toVehicleDto(listing.vehicle, { seesRc });
  const shown = {
    ...vehicle,
    images: shownPhotos(vehicle.images, listing.publisher.subscriptionPlan),
    publisher: { ...toPublisherDto(listing.publisher), ...numberOf(listing.answerer) },
  };
  return {
    ...shown,
    dropped: droppedOf(listing.vehicle, now),
    suggestions: listing.suggestions.map(toVehicleCardDto),
    more: toMoreDto(listing.more, listing.suggestions),
    cardVersion: cardVersion(vehicleCard(shown)),
  };
}
