import type { UserDto } from '../../../schema/auth/output';
import { CURRENCIES, type CurrencyCode } from '../../../schema/common/currencies';
import { formatMobile } from '../../../schema/common/mobile-text';
import type { LinkDto } from '../../../schema/links/output';
import { imageAt } from '../../../schema/media/input';
import type { RepublishedVehicleDto } from '../../../schema/republish/output';
import { textToSearch } from '../../../schema/search/words';
import type { OwnVehicleDto } from '../../../schema/vehicles/output';
import { formatPrice } from '../../lib/format';
import { keyFacts } from '../../lib/known-facts';
import { searchedText } from '../vehicles/arrange-listings';
import type { Fact, Poster } from './poster';
import type { SheetTexts } from './sheet-language';
import { say } from './words';

/** What can be put on a poster: a listing, a republished page, or the seller's own page. */
export interface Printable {
  id: string;
  name: string;
  /** Shown next to the name when choosing. */
  note: string;
  /** What a search looks at. */
  searched: string;
  /** The number on the poster of a vehicle of one's own, in E.164; null without one. */
  number: string | null;
  poster: (texts: SheetTexts, choice: { withPrice: boolean; withPhoto: boolean }) => Poster;
}

type Described = Pick<OwnVehicleDto, 'year' | 'fuelType' | 'transmission' | 'kmsDriven'> & {
  owners?: number | null;
};

const MAX_FACTS = 4;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The first four known answers to what people ask first. */
function factsOf(vehicle: Described, [texts]: SheetTexts): Fact[] {
  const { facts: labels, known } = texts.listing;
  const { year, kmsDriven, fuelType, transmission } = keyFacts(vehicle, texts);
  const facts: [string, string | null][] = [
    [labels.year, year],
    [labels.kmsDriven, kmsDriven],
    [labels.fuelType, fuelType],
    [capitalized(known.owner), vehicle.owners ? known.ordinal(vehicle.owners) : null],
    [labels.transmission, transmission],
  ];
  return facts.flatMap(([label, value]): Fact[] => (value ? [{ label, value }] : [])).slice(0, MAX_FACTS);
}

const ownNumber = ({ mobileNumber, showMobile }: UserDto) => (showMobile ? mobileNumber : null);

/** What buyers see of the seller's number. */
export const ownPhone = (user: UserDto) => {
  const number = ownNumber(user);
  return number ? formatMobile(number) : null;
};

export const firmOf = ({ firmName, firstName, lastName }: UserDto) =>
  firmName || `${firstName} ${lastName}`.trim();

const photoOf = ({ images: [cover] }: Pick<OwnVehicleDto, 'images'>) =>
  cover ? imageAt(cover, 'card') : null;

const letterhead = (user: UserDto) => ({ firm: firmOf(user), logo: user.profileImageUrl });

const priceText = (price: number, currency: CurrencyCode) => formatPrice(price, currency, CURRENCIES);

export function printableVehicle(vehicle: OwnVehicleDto, user: UserDto): Printable {
  const { id, name, price, currency, shortUrl } = vehicle;
  const shown = priceText(price, currency);
  const number = vehicle.answerer?.mobileNumber ?? ownNumber(user);
  return {
    id,
    name,
    note: shown,
    searched: searchedText(vehicle),
    number,
    poster: (texts, { withPrice, withPhoto }) => ({
      ...letterhead(user),
      name,
      price: withPrice ? shown : null,
      photo: withPhoto ? photoOf(vehicle) : null,
      facts: factsOf(vehicle, texts),
      link: shortUrl,
      phone: number ? formatMobile(number) : null,
    }),
  };
}

/** With the republished page's price and number. */
export function printablePage(page: RepublishedVehicleDto, user: UserDto): Printable {
  const { id, name, customPrice, customCurrency, customMobileNumber, shortUrl } = page;
  const shown = priceText(customPrice, customCurrency);
  return {
    id,
    name,
    note: say('{shown}, republished', { shown }),
    searched: searchedText(page),
    number: null,
    poster: (texts, { withPrice, withPhoto }) => ({
      ...letterhead(user),
      name,
      price: withPrice ? shown : null,
      photo: withPhoto ? photoOf(page) : null,
      facts: factsOf(page, texts),
      link: shortUrl,
      phone: formatMobile(customMobileNumber),
    }),
  };
}

export const PROFILE = 'profile';

/** Everything the seller has, for the entrance of a yard. */
export const printableProfile = ({ shortUrl }: LinkDto, user: UserDto): Printable => ({
  id: PROFILE,
  name: say('Your public page'),
  note: say('All your vehicles'),
  searched: textToSearch([say('Your public page')]),
  number: null,
  poster: () => ({
    name: firmOf(user),
    firm: null,
    logo: user.profileImageUrl,
    price: null,
    facts: [],
    link: shortUrl,
    phone: ownPhone(user),
    isProfile: true,
  }),
});
