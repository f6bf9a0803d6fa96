import { BRAND } from '../../../../schema/brand';
import { imageAt } from '../../../../schema/contracts/media';
import type { ListingDto } from '../../../../schema/contracts/vehicles';
import { CURRENCIES } from '../../../../schema/currencies';
import { formatKms, formatPrice } from '../../../lib/format';
import type { ListingAddress } from './listing-address';

const AVAILABILITY = {
  available: 'https://schema.org/InStock',
  pending: 'https://schema.org/LimitedAvailability',
  sold: 'https://schema.org/SoldOut',
} as const;

/** One line that says what is for sale, for search results and link previews. */
function summary(listing: ListingDto): string {
  const facts = [
    String(listing.year),
    listing.kmsDriven === null ? null : formatKms(listing.kmsDriven),
    listing.fuelType,
    listing.transmission,
  ];
  const price = formatPrice(listing.price, listing.currency, CURRENCIES);
  return [listing.status === 'sold' ? 'SOLD' : price, ...facts.filter(Boolean)].join(' · ');
}

/** Title, canonical, Open Graph, Twitter card and JSON-LD of a listing. */
export function listingHead(listing: ListingDto, { path }: ListingAddress, origin: string) {
  const url = `${origin}${path}`;
  const title = `${listing.name} - ${formatPrice(listing.price, listing.currency, CURRENCIES)}`;
  const description = summary(listing);
  const cover = listing.images[0];
  const image = cover ? `${origin}${imageAt(cover, 'og')}` : null;
  return {
    meta: [
      { title: `${title} - ${BRAND.name}` },
      { name: 'description', content: description },
      { property: 'og:type', content: 'product' },
      { property: 'og:site_name', content: BRAND.name },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      ...(image
        ? [
            { property: 'og:image', content: image },
            { property: 'og:image:type', content: 'image/jpeg' },
            { property: 'og:image:width', content: '1200' },
            { property: 'og:image:height', content: '630' },
          ]
        : []),
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      ...(image ? [{ name: 'twitter:image', content: image }] : []),
      { 'script:ld+json': structuredData(listing, url, origin) },
    ],
    links: [{ rel: 'canonical', href: url }],
  };
}

function structuredData(listing: ListingDto, url: string, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: listing.name,
    url,
    image: listing.images.map((image) => `${origin}${image}`),
    vehicleModelDate: String(listing.year),
    itemCondition: 'https://schema.org/UsedCondition',
    ...(listing.description ? { description: listing.description } : {}),
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
    },
  };
}
