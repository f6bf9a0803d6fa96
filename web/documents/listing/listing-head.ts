import { cardPath } from '../../../schema/cards/input';
import { CURRENCIES } from '../../../schema/common/currencies';
import type { Language } from '../../../schema/common/languages';
import { GALLERY_PHOTOS } from '../../../schema/media/input';
import type { VehicleKind } from '../../../schema/vehicles/kinds';
import type { ListingDto } from '../../../schema/vehicles/output';
import type { Texts } from '../../i18n/texts';
import { formatPrice } from '../../lib/format';
import { keyFacts } from '../../lib/known-facts';
import type { DocumentHead } from '../parts/document-head';
import { sellerData } from '../parts/seller-data';
import type { ListingAddress } from './listing-address';

const AVAILABILITY = {
  available: 'https://schema.org/InStock',
  pending: 'https://schema.org/LimitedAvailability',
  sold: 'https://schema.org/SoldOut',
} as const;

/** One line about what is for sale, for search results and link previews. */
function summary(listing: ListingDto, texts: Texts): string {
  const { year, kmsDriven, fuelType, transmission } = keyFacts(listing, texts);
  const facts = [year, kmsDriven, fuelType, transmission];
  const price = formatPrice(listing.price, listing.currency, CURRENCIES);
  return [listing.status === 'sold' ? texts.listing.soldInShort : price, ...facts.filter(Boolean)].join(
    ' · ',
  );
}

/** A listing's structured data for search engines and chats. */
export function listingHead(
  listing: ListingDto,
  { path }: ListingAddress,
  origin: string,
  texts: Texts,
  language: Language,
): DocumentHead {
  const title = `${listing.name} - ${formatPrice(listing.price, listing.currency, CURRENCIES)}`;
  const description = summary(listing, texts);
  return {
    title,
    description,
    canonical: path,
    preview: { type: 'product', title },
    cardPath: cardPath(path.slice(1), listing.cardVersion, language),
    data: structuredData(listing, description, `${origin}${path}`, origin),
  };
}

const TYPES: Partial<Record<VehicleKind, string>> = {
  bike: 'Motorcycle',
  scooter: 'Motorcycle',
  three_wheeler: 'Vehicle',
  commercial: 'Vehicle',
  tractor: 'Vehicle',
};

/** The seller's own description is on the page once: a second time it would cost the first answer its bytes. */
function structuredData(listing: ListingDto, description: string, url: string, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': (listing.kind && TYPES[listing.kind]) ?? 'Car',
    name: listing.name,
    url,
    image: listing.images.slice(0, GALLERY_PHOTOS).map((image) => `${origin}${image}`),
    vehicleModelDate: String(listing.year),
    itemCondition: 'https://schema.org/UsedCondition',
    ...(listing.make ? { brand: listing.make } : {}),
    ...(listing.model ? { model: listing.model } : {}),
    ...(listing.body ? { bodyType: listing.body } : {}),
    description,
    ...(listing.fuelType ? { fuelType: listing.fuelType } : {}),
    ...(listing.transmission ? { vehicleTransmission: listing.transmission } : {}),
    ...(listing.kmsDriven === null
      ? {}
      : {
          mileageFromOdometer: { '@type': 'QuantitativeValue', value: listing.kmsDriven, unitCode: 'KMT' },
        }),
    offers: {
      '@type': 'Offer',
      price: listing.price,
      priceCurrency: listing.currency,
      availability: AVAILABILITY[listing.status],
      url,
      seller: sellerData(listing.publisher),
    },
  };
}
