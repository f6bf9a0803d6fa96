import type { Language } from '../../schema/common/languages';
import type { VehicleDto } from '../../schema/vehicles/output';
import { ownersText } from '../i18n/en-shared';
import type { Texts } from '../i18n/texts';
import { monthName } from './dates';
import { formatNumber } from './format';

interface KnownFact {
  text: string;
  /** A proper name, which is not translated. */
  isOwn?: boolean;
}

/** Buyers' first questions in India: owners, RTO, insurance, whether the price is negotiable, and where the vehicle is. */
export function knownFacts(
  vehicle: VehicleDto,
  known: Texts['listing']['known'],
  language: Language = 'en',
): KnownFact[] {
  const { owners, rto, registrationState, facts, city } = vehicle;
  const { insurance, negotiable, area } = facts;
  const insured = insurance?.until && known.insured(monthName(insurance.until, language));
  const found = [
    { text: owners && ownersText(known, owners) },
    rto ? { text: rto, isOwn: true } : { text: registrationState && known.bharat },
    { text: insurance?.type === 'expired' ? known.uninsured : insured },
    { text: negotiable && known.negotiable },
    { text: [area, city].filter(Boolean).join(', '), isOwn: true },
  ];
  return found.filter((fact): fact is KnownFact => Boolean(fact.text));
}

/** A value's translation; a seller's own value is left unchanged. */
const wordOf = (words: Readonly<Record<string, string>> | undefined, value: unknown) =>
  words?.[String(value)] ?? String(value);

/**
 * The seller's further facts as rows: label, value, and whether the value is in the seller's own words, which
 * are not translated.
 */
export function moreFacts(
  { body, facts }: VehicleDto,
  more: Texts['listing']['more'],
): [string, string, boolean][] {
  const given = {
    ...facts,
    body,
    insurance: facts.insurance?.type === 'expired' ? null : facts.insurance?.type,
  };
  return Object.entries(more).flatMap(([key, [label, values]]): [string, string, boolean][] => {
    const value = given[key as keyof typeof more];
    if (value === undefined || value === null) return [];
    return [[label, wordOf(values, value), !values]];
  });
}

type KeyFacts = Pick<VehicleDto, 'year' | 'fuelType' | 'transmission' | 'kmsDriven'>;

/** Year, kilometres, fuel and transmission in the reader's language; missing ones are null. */
export const keyFacts = (
  { year, fuelType, transmission, kmsDriven }: KeyFacts,
  { listing, units }: Pick<Texts, 'listing' | 'units'>,
) => ({
  year: String(year),
  kmsDriven: kmsDriven === null ? null : units.km(formatNumber(kmsDriven)),
  fuelType: fuelType && wordOf(listing.fuels, fuelType),
  transmission: transmission && wordOf(listing.transmissions, transmission),
});

/** "2020 · Petrol · Manual · 42,000 km", without what the seller left out. */
export function factsLine(vehicle: KeyFacts, texts: Pick<Texts, 'listing' | 'units'>): string {
  const { year, fuelType, transmission, kmsDriven } = keyFacts(vehicle, texts);
  return [year, fuelType, transmission, kmsDriven].filter(Boolean).join(' · ');
}
