import { CURRENCIES } from '../../../schema/common/currencies';
import { worthOf } from '../../../schema/leads/exchange';
import type { LeadDto } from '../../../schema/leads/output';
import { belowAsking, formatPrice } from '../../lib/format';
import { say } from './words';

/** The page that the buyer saw; a republished listing has its own. */
export const listingPath = ({ vehicleId, republishedVehicleId }: LeadDto): string =>
  republishedVehicleId ? `/republished/${republishedVehicleId}` : `/vehicle/${vehicleId}`;

/** The buyer's name, as far as the plan shows it. */
export function buyerName({ buyerName: name, masked, withdrawnAt }: LeadDto): string {
  if (withdrawnAt) return say('Withdrawn offer');
  return masked ? say('Name hidden') : name || say('Name not provided');
}

/** null for a vehicle whose name is not known any more. */
export const vehicleOf = ({ vehicleName }: LeadDto): string | null =>
  vehicleName && vehicleName !== 'Unknown Vehicle' ? vehicleName : null;

export const listingName = (lead: LeadDto): string => vehicleOf(lead) ?? say('Vehicle Details Not Available');

export const listedPrice = ({ vehiclePrice, vehicleCurrency }: LeadDto): string =>
  vehiclePrice && vehicleCurrency
    ? formatPrice(vehiclePrice, vehicleCurrency, CURRENCIES)
    : say('Price Not Listed');

export const offeredPrice = ({ offerPrice, offerCurrency }: LeadDto): string =>
  formatPrice(offerPrice, offerCurrency, CURRENCIES);

/**
 * Percent below asking, with the vehicle in part payment; null if it is not below, the currencies differ or
 * the buyer did not say what that vehicle is worth.
 */
export function offerBelowAsking(lead: LeadDto): number | null {
  const worth = worthOf(lead.offerPrice, lead.exchange);
  return worth !== null && lead.offerCurrency === lead.vehicleCurrency
    ? belowAsking(worth, lead.vehiclePrice)
    : null;
}
