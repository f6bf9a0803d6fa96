import type { UserDto } from '../../../schema/auth/output';
import { inLanguage, type Language } from '../../../schema/common/languages';
import type { RepublishedVehicleDto } from '../../../schema/republish/output';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import type { BuyersTexts } from '../../i18n/load-texts';
import { factsLine, knownFacts, moreFacts } from '../../lib/known-facts';
import type { Poster } from '../print/poster';
import { printablePage, printableVehicle } from '../print/posters';

/** What is advertised: a vehicle of the seller's, or a republished page with the reseller's price and number. */
export type Advertised = OwnVehicleDto | RepublishedVehicleDto;

const isPage = (listing: Advertised): listing is RepublishedVehicleDto => 'customPrice' in listing;

/** What buyers read of it, as on a poster; its photo in full size. */
export function posterOf(
  listing: Advertised,
  user: UserDto,
  texts: BuyersTexts,
  { withPrice }: { withPrice: boolean },
): Poster {
  const printable = isPage(listing) ? printablePage(listing, user) : printableVehicle(listing, user);
  const poster = printable.poster([texts], { withPrice, withPhoto: true });
  return { ...poster, photo: listing.images[0] ?? null };
}

/** "Sold" or "Pending" for buyers; null if it is simply for sale. A sold vehicle has no price any more. */
export const stateOf = ({ status }: Advertised, { listing }: BuyersTexts): string | null =>
  status === 'sold' || status === 'pending' ? listing.status[status] : null;

const lineOf = (parts: readonly string[]) => parts.join(' · ');

function ownFacts(vehicle: OwnVehicleDto, texts: BuyersTexts, language: Language): string[] {
  const { known, more } = texts.listing;
  return [
    lineOf(knownFacts(vehicle, known, language).map(({ text }) => text)),
    lineOf(moreFacts(vehicle, more).map(([label, value]) => `${label}: ${value}`)),
    vehicle.description ?? '',
  ];
}

/** The text of an advert in the buyers' language: name, price, facts, number and link. */
export function advertText(
  listing: Advertised,
  user: UserDto,
  texts: BuyersTexts,
  language: Language,
): string {
  const { name, price, phone } = posterOf(listing, user, texts, { withPrice: true });
  const isSold = listing.status === 'sold';
  const lines = [
    name,
    isSold ? stateOf(listing, texts) : price,
    factsLine(listing, texts),
    ...(isPage(listing) ? [] : ownFacts(listing, texts, language)),
    phone && `${texts.publisher.call}: ${phone}`,
    inLanguage(`${listing.shortUrl}?src=link`, language),
  ];
  return lines.filter(Boolean).join('\n');
}
