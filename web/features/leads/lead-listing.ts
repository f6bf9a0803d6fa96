import { CURRENCIES } from '../../../schema/common/currencies';
import { formatMobile } from '../../../schema/common/mobile-text';
import { worthOf } from '../../../schema/leads/exchange';
import { isHandMade } from '../../../schema/leads/lead-sources';
import type { LeadDto } from '../../../schema/leads/output';
import { belowAsking, formatPrice } from '../../lib/format';
import { say } from './words';

/** The page that the buyer saw; a republished listing has its own. null if the lead is about none. */
export function listingPath({ vehicleId, republishedVehicleId }: LeadDto): string | null {
  if (republishedVehicleId) return `/republished/${republishedVehicleId}`;
  return vehicleId && `/vehicle/${vehicleId}`;
}

/** The buyer's name, as far as the plan shows it; the number of one who was written down without a name. */
export function buyerName({ buyerName: name, buyerMobile, source, masked, withdrawnAt }: LeadDto): string {
  if (withdrawnAt) return say('Withdrawn offer');
  if (!name && isHandMade(source)) return formatMobile(buyerMobile);
  return masked ? say('Name hidden') : name || say('Name not provided');
}

/** null for a vehicle whose name is not known any more. */
export const vehicleOf = ({ vehicleName }: LeadDto): string | null =>
  vehicleName && vehicleName !== 'Unknown Vehicle' ? vehicleName : null;

/** The vehicle, or what a buyer without one is looking for. */
export const listingName = (lead: LeadDto): string =>
  vehicleOf(lead) ?? ((lead.vehicleId === null && lead.message) || say('Vehicle Details Not Available'));

export const listedPrice = ({ vehiclePrice, vehicleCurrency }: LeadDto): string =>
  vehiclePrice && vehicleCurrency
    ? formatPrice(vehiclePrice, vehicleCurrency, CURRENCIES)
    : say('Price Not Listed');

export const offeredPrice = ({ offerPrice, offerCurrency }: LeadDto): string =>
  offerPrice === null ? say('No budget') : formatPrice(offerPrice, offerCurrency, CURRENCIES);

/**
 * Percent below asking, with the vehicle in part payment; null if it is not below, the currencies differ or
 * the buyer did not say what that vehicle is worth.
 */
export function offerBelowAsking(lead: LeadDto): number | null {
  const worth = lead.offerPrice === null ? null : worthOf(lead.offerPrice, lead.exchange);
  return worth !== null && lead.offerCurrency === lead.vehicleCurrency
    ? belowAsking(worth, lead.vehiclePrice)
    : null;
}
