import { isHandMade } from '../../../schema/leads/lead-sources';
import type { LeadDto } from '../../../schema/leads/output';

/** The vehicle's price now, in major units. */
export interface Asked {
  id: string;
  currency: string;
  price: number;
}

const CLOSED: readonly LeadDto['status'][] = ['lost', 'junk'];

/** What a buyer has named for a vehicle: an offer, or a higher sum in answer to a price. */
const sumOf = ({ offerPrice, offerCurrency, counter }: LeadDto, currency: string): number =>
  Math.max(
    offerCurrency === currency ? (offerPrice ?? 0) : 0,
    counter?.currency === currency && counter.status === 'countered' ? (counter.reply ?? 0) : 0,
  );

/** The open lead that names most for a vehicle, if that is at least the price, and how many others do; a vehicle in exchange is not counted. */
export function betterOffer(
  leads: readonly LeadDto[],
  { id, currency }: Asked,
  price: number,
): { lead: LeadDto; sum: number; others: number } | null {
  const offers = leads
    .filter(
      (lead) =>
        lead.vehicleId === id &&
        !lead.withdrawnAt &&
        !lead.unlikelyReason &&
        !isHandMade(lead.source) &&
        !CLOSED.includes(lead.status),
    )
    .map((lead) => ({ lead, sum: sumOf(lead, currency) }));
  const [best, ...others] = offers
    .filter(({ sum }) => sum >= price)
    .sort((one, other) => other.sum - one.sum);
  return best ? { ...best, others: others.length } : null;
}
