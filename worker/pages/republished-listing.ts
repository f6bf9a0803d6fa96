import type { RepublishedListingDto } from '../../schema/republish/output';
import type { ListingDto } from '../../schema/vehicles/output';

/** A republished page as a listing: the reseller's price and number, the vehicle's facts. */
export const toListing = (page: RepublishedListingDto): ListingDto => ({
  ...page.vehicle,
  id: page.id,
  price: page.customPrice,
  currency: page.customCurrency,
  dropped: page.dropped,
  publisher: { ...page.republisher, mobileNumber: page.customMobileNumber, phoneVerified: false },
  suggestions: [],
  more: page.more,
  cardVersion: page.cardVersion,
});
