import { toMajor } from '../../../schema/common/currencies';
import { mediaUrl } from '../../../schema/media/input';
import type {
  RepublishedListingDto,
  RepublishedVehicleDto,
  RepublisherDto,
} from '../../../schema/republish/output';
import { iso } from '../../platform/clock';
import { cardVersion, republishedCard } from '../cards/card-facts';
import { displayName } from '../profile/display-name';
import { toPublisherDto } from '../profile/profile.service';
import { droppedOf, shownPhotos, toMoreDto, toVehicleDto } from '../vehicles/vehicles.dto';
import type { Listing, RepublishedRow } from './republish.queries';
import type { listPages } from './republishers.queries';

type RepublisherRow = Awaited<ReturnType<typeof listPages>>[number];

const termsOf = ({ page }: Pick<Listing, 'page'>) => ({
  id: page.id,
  originalVehicleId: page.originalVehicleId,
  republisherId: page.republisherId,
  customPrice: toMajor(page.customPriceMinor, page.customCurrency),
  customCurrency: page.customCurrency,
  customMobileNumber: page.customMobileNumber,
  status: page.status,
});

/** `views`: of all the republisher's pages, by page id. */
export function toRepublishedVehicleDto(
  row: RepublishedRow,
  views: Map<string, number>,
  origin: string,
): RepublishedVehicleDto {
  const { page, vehicle, leads, code } = row;
  const sameCurrency = vehicle.currency === page.customCurrency;
  return {
    ...termsOf(row),
    endedReason: page.endedReason,
    name: vehicle.name,
    images: vehicle.images.map((key) => mediaUrl(key)),
    year: vehicle.year,
    fuelType: vehicle.fuelType,
    transmission: vehicle.transmission,
    kmsDriven: vehicle.kmsDriven,
    originalPrice: sameCurrency ? toMajor(vehicle.priceMinor, vehicle.currency) : null,
    views: views.get(page.id) ?? 0,
    leads,
    shortUrl: code ? `${origin}/q/${code}` : `${origin}/republished/${page.id}`,
    createdAt: iso(page.createdAt),
  };
}

/** A republished page never contains the certificate, the owner's id or the part of the city. */
export function toRepublishedListingDto(listing: Listing, now: number): RepublishedListingDto {
  const { page, vehicle, republisher, owner } = listing;
  const { area: _, ...facts } = vehicle.facts;
  const images = shownPhotos(vehicle.images, owner.subscriptionPlan);
  const withoutOwner = { ...vehicle, images, facts, userId: page.republisherId, rcKey: null, showRc: false };
  const shown = {
    ...termsOf(listing),
    vehicle: toVehicleDto(withoutOwner, { seesRc: false }),
    republisher: toPublisherDto(republisher),
  };
  return {
    ...shown,
    dropped: droppedOf({ ...page, priceMinor: page.customPriceMinor, currency: page.customCurrency }, now),
    ownerName: displayName(owner),
    more: toMoreDto(listing.more),
    cardVersion: cardVersion(republishedCard(shown)),
  };
}

export const toRepublisherDto = ({ page, views, leads, ...person }: RepublisherRow): RepublisherDto => ({
  id: page.id,
  republisherName: displayName(person),
  customPrice: toMajor(page.customPriceMinor, page.customCurrency),
  customCurrency: page.customCurrency,
  status: page.status,
  endedReason: page.endedReason,
  views,
  leads,
  createdAt: iso(page.createdAt),
});
