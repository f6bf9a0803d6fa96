import { BRAND } from '../../../schema/common/brand';
import type { PublisherDto } from '../../../schema/profile/publisher';
import type { RepublishedListingDto } from '../../../schema/republish/output';
import type { VehicleCardDto, VehicleDto } from '../../../schema/vehicles/output';
import { fingerprint } from '../../platform/fingerprint';
import { displayName } from '../profile/display-name';

/** Part of every version: increase it when the drawing of cards changes. */
const DESIGN = 1;

const PROFILE_PHOTOS = 4;

export interface VehicleCard
  extends Pick<
    VehicleDto,
    'name' | 'price' | 'currency' | 'year' | 'kmsDriven' | 'fuelType' | 'owners' | 'rto' | 'status'
  > {
  kind: 'vehicle';
  seller: string;
  /** Addresses of the `full` variants. */
  photos: string[];
}

export interface ProfileCard {
  kind: 'profile';
  name: string;
  vehicleCount: number;
  photos: string[];
}

export interface SiteCard {
  kind: 'site';
  name: string;
  tagline: string;
  photos: string[];
}

/** Exactly what a card shows; its version is a hash of this. */
export type CardFacts = VehicleCard | ProfileCard | SiteCard;

export const vehicleCard = (
  listing: VehicleDto & { publisher: Pick<PublisherDto, 'firstName' | 'lastName' | 'firmName'> },
): VehicleCard => ({
  kind: 'vehicle',
  name: listing.name,
  price: listing.price,
  currency: listing.currency,
  year: listing.year,
  kmsDriven: listing.kmsDriven,
  fuelType: listing.fuelType,
  owners: listing.owners,
  rto: listing.rto,
  status: listing.status,
  seller: displayName(listing.publisher),
  photos: listing.images.slice(0, 1),
});

/** The reseller's price and name. */
export const republishedCard = (
  page: Pick<RepublishedListingDto, 'vehicle' | 'customPrice' | 'customCurrency' | 'republisher'>,
): VehicleCard =>
  vehicleCard({
    ...page.vehicle,
    price: page.customPrice,
    currency: page.customCurrency,
    publisher: page.republisher,
  });

export const profileCard = (seller: {
  firstName: string;
  lastName: string;
  firmName: string | null;
  username: string;
  vehicleCount: number;
  /** Starting with the profile's first. */
  vehicles: Pick<VehicleCardDto, 'images'>[];
}): ProfileCard => ({
  kind: 'profile',
  name: displayName(seller) || seller.username,
  vehicleCount: seller.vehicleCount,
  photos: seller.vehicles.slice(0, PROFILE_PHOTOS).flatMap(({ images }) => images.slice(0, 1)),
});

export const siteCard = (): SiteCard => ({
  kind: 'site',
  name: BRAND.name,
  tagline: BRAND.tagline,
  photos: [],
});

/** Short enough for an address; the chance that two cards of a page share one is negligible. */
export const cardVersion = (card: CardFacts): string => fingerprint(JSON.stringify([DESIGN, card]));
