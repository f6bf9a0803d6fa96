import { CURRENCIES } from '../../../schema/common/currencies';
import type { Facet } from '../../../schema/profile/facets';
import { MOST_OWNERS, YEARS_IN_BAND } from '../../../schema/profile/facets';
import type { VehicleKind } from '../../../schema/vehicles/kinds';
import { ownersText } from '../../i18n/en-shared';
import type { Texts } from '../../i18n/texts';
import { formatPrice } from '../../lib/format';
import type { Choice, ProfileSearch } from './profile-search';

const LAST_YEAR = YEARS_IN_BAND - 1;

function priceBand(value: string, { shop, units }: Texts): string {
  const [from = '', to = ''] = value.split('-');
  if (from === 'to') return shop.upTo(`₹${to} ${units.one.lakh}`);
  if (from === 'from') return shop.andMore(`₹${to} ${units.lakh}`);
  return `₹${from}–${to} ${units.lakh}`;
}

const LABELS: Record<Facet, (value: string, texts: Texts) => string> = {
  kind: (value, { shop }) => shop.kinds[value as VehicleKind],
  price: priceBand,
  fuel: (value, { listing }) => (listing.fuels as Record<string, string>)[value] ?? value,
  gears: (value, { listing }) => (listing.transmissions as Record<string, string>)[value] ?? value,
  year: (value) => `${value}–${Number(value) + LAST_YEAR}`,
  owners: (value, { listing, shop }) => {
    const said = ownersText(listing.known, Number(value));
    return Number(value) === MOST_OWNERS ? shop.andMore(said) : said;
  },
  city: (value) => value,
};

/** A value of a facet in the reader's language. */
export const facetLabel = (facet: Facet, value: string, texts: Texts) => LABELS[facet](value, texts);

/** A choice of a search in the reader's language. */
export function choiceLabel(choice: Choice, { search, maxPrice, facets }: ProfileSearch, texts: Texts) {
  if (choice === 'search') return `“${search ?? ''}”`;
  if (choice === 'maxPrice') return texts.shop.upTo(formatPrice(maxPrice ?? 0, 'INR', CURRENCIES));
  return facetLabel(choice, facets[choice] ?? '', texts);
}

/** Whether a choice is in the seller's or the buyer's own words. */
export const isOwnWord = (choice: Choice) => choice === 'city' || choice === 'search';
